import { useState } from "react";
import { RadioCards } from "../../components/RadioCards.tsx";
import { Foundations } from "./Foundations.tsx";
import { Messages } from "./Messages.tsx";
import { Pressed } from "./Pressed.tsx";
import { Typed } from "./Typed.tsx";
import { Windows } from "./Windows.tsx";

const VIEWS = [
  { value: "both", title: "Both themes" },
  { value: "dark", title: "Dark" },
  { value: "light", title: "Light" },
] as const;

/** /design: every part of the kit in every state, in both themes. In development only, in English only. */
export function Component() {
  const [view, setView] = useState<(typeof VIEWS)[number]["value"]>("both");
  const themes = (["dark", "light"] as const).filter((theme) => view === "both" || view === theme);
  return (
    <div className="px-4 py-10 sm:px-8">
      <title>Design system</title>
      <h1 className="text-title font-semibold">Design system</h1>
      <p className="mt-2 mb-6 max-w-2xl text-soft">
        Tokens are in web/styles.css, components in web/components. Hover and focus what stands here; states
        that need an occasion are shown as they are then.
      </p>
      <div className="mb-8 max-w-md">
        <RadioCards legend="Show" look="segments" value={view} choices={VIEWS} onChoose={setView} />
      </div>
      <div className={view === "both" ? "grid gap-8 xl:grid-cols-2" : "grid max-w-3xl"}>
        {themes.map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="grid min-w-0 content-start gap-12 rounded-box border border-line bg-ground p-4 text-ink sm:p-8"
          >
            <Foundations />
            <Pressed />
            <Typed />
            <Messages />
            <Windows />
          </div>
        ))}
      </div>
    </div>
  );
}
