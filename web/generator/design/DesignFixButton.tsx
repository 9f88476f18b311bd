import { Wand } from "lucide-react";
import type { DesignFix } from "../../../core/codes/design-fix.ts";
import { Button } from "../../components/Button.tsx";
import { focusPanel } from "../wizard/focus-panel.ts";
import { useMessages } from "../../components/messages.tsx";

/**
 * A button that fixes a code that does not scan. It disappears with the problem, so the focus moves to the
 * panel.
 */
export function DesignFixButton<Change>({
  fixes,
  onFix,
}: {
  fixes: DesignFix<Change>[];
  onFix: (changes: Change[]) => void;
}) {
  const t = useMessages();
  return (
    <Button
      size="sm"
      icon={<Wand aria-hidden="true" />}
      onClick={() => {
        onFix(fixes.map(({ change }) => change));
        focusPanel();
      }}
      className="h-auto max-w-full py-1 text-left whitespace-normal!"
    >
      {fixes.map(({ code, values }) => t(code, values)).join(" · ")}
    </Button>
  );
}
