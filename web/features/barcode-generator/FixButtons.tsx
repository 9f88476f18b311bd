import { clsx } from "clsx";
import type { BarcodeFix } from "../../../core/codes/barcode/problem.ts";
import { Button } from "../../components/Button.tsx";
import { focusPanel } from "../../generator/focus-panel.ts";
import { useMessages } from "../../components/messages.tsx";

/** One button for each thing that puts a problem right (D5). They go with the problem, so the focus moves to the panel. */
export function FixButtons({
  fixes,
  centred = false,
  onFix,
}: {
  fixes: BarcodeFix[];
  centred?: boolean;
  onFix: (fix: BarcodeFix) => void;
}) {
  const t = useMessages();
  if (fixes.length === 0) return null;
  return (
    <div className={clsx("flex flex-wrap gap-2", centred && "justify-center")}>
      {fixes.map((fix) => (
        <Button
          key={fix.label.message}
          size="sm"
          onClick={() => {
            onFix(fix);
            focusPanel();
          }}
        >
          {t(fix.label.code, fix.label.values)}
        </Button>
      ))}
    </div>
  );
}
