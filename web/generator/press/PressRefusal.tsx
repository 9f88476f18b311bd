import { Wand } from "lucide-react";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import type { PressFault, PressRemedy } from "./press-code.ts";
import type { PressDraft } from "./press-draft.ts";

/** Changes of a design that make it printable. */
export type DesignRemedies = Readonly<Partial<Record<"colors" | "modules", () => void>>>;

/** The reason why there is no file, and a button that fixes it. The notice then disappears, so the focus moves to the summary of the group. */
export function PressRefusal({
  fault: { key, values, remedy },
  remedies,
  onChange,
}: {
  fault: PressFault;
  remedies: DesignRemedies;
  onChange: (patch: Partial<PressDraft>) => void;
}) {
  const t = useMessages();
  const own: Readonly<Partial<Record<PressRemedy, () => void>>> = {
    // rounded down to at most half a module
    reduction: () => onChange({ reduction: Math.floor(Number(values["module"]) * 500) / 1000 }),
    page: () => onChange({ page: "code" }),
    // the design keeps its logo
    picture: () => onChange({ withoutLogo: true }),
  };
  const fix = { ...own, ...remedies }[remedy];
  return (
    <Notice tone="warn" live>
      <div className="grid justify-items-start gap-2">
        <p>{t(key, values)}</p>
        {fix ? (
          <Button
            size="sm"
            icon={<Wand aria-hidden="true" />}
            onClick={({ currentTarget }) => {
              currentTarget.closest("details")?.querySelector("summary")?.focus();
              fix();
            }}
          >
            {t(`press.fix_${remedy}`)}
          </Button>
        ) : null}
      </div>
    </Notice>
  );
}
