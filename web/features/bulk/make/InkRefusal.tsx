import { Wand } from "lucide-react";
import { Button } from "../../../components/Button.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { pressRemedies } from "../../../generator/press/press-remedies.ts";
import { reasonText } from "../table/sentence-text.ts";
import type { Bulk } from "../use-bulk.ts";

/** Why the ink does not print the design of all rows, and a button that changes the design. */
export function InkRefusal({ bulk: { draft, patch, checked } }: { bulk: Bulk }) {
  const t = useMessages();
  if (!checked?.inkFault) return null;
  const { type, design, look } = draft;
  const remedies =
    type === "barcode"
      ? pressRemedies(look, ({ foreground = look.foreground, background = look.background }) =>
          patch({ look: { ...look, foreground, background } }),
        )
      : pressRemedies(design, (change) => patch({ design: { ...design, ...change } }));
  return (
    <Notice tone="warn" live>
      <div className="grid justify-items-start gap-2">
        <p>{reasonText(t, checked.inkFault)}</p>
        <Button
          size="sm"
          icon={<Wand aria-hidden="true" />}
          onClick={({ currentTarget }) => {
            // the notice goes with its fault
            currentTarget.closest("section")?.querySelector<HTMLElement>("input:checked")?.focus();
            remedies.colors?.();
          }}
        >
          {t("press.fix_colors")}
        </Button>
      </div>
    </Notice>
  );
}
