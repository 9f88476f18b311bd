import { Wand } from "lucide-react";
import type { Mend } from "../../core/codes/mend.ts";
import { Button } from "../components/Button.tsx";
import { focusPanel } from "./focus-panel.ts";
import { useMessages } from "../components/messages.tsx";

/** One click that makes a failed code scan (D3). It goes with its cause, so the focus moves to the panel. */
export function MendButton<Change>({
  mends,
  onMend,
}: {
  mends: Mend<Change>[];
  onMend: (changes: Change[]) => void;
}) {
  const t = useMessages();
  return (
    <Button
      size="sm"
      icon={<Wand aria-hidden="true" />}
      onClick={() => {
        onMend(mends.map(({ change }) => change));
        focusPanel();
      }}
      className="h-auto max-w-full py-1 text-left whitespace-normal"
    >
      {mends.map(({ code, values }) => t(`mend.${code}`, values)).join(" · ")}
    </Button>
  );
}
