import { clsx } from "clsx";
import type { BarcodeFix } from "../../../core/codes/barcode/problem.ts";
import { Button } from "../../components/Button.tsx";
import { focusPanel } from "../../generator/wizard/focus-panel.ts";
import { useMessages } from "../../components/messages.tsx";

/** One button per fix of a problem. They disappear with the problem, so the focus moves to the panel. */
export function FixButtons({
  fixes,
  centered = false,
  onFix,
}: {
  fixes: BarcodeFix[];
  centered?: boolean;
  onFix: (change: BarcodeFix["change"]) => void;
}) {
  const t = useMessages();
  if (fixes.length === 0) return null;
  return (
    <div className={clsx("flex flex-wrap gap-2", centered && "justify-center")}>
      {fixes.map((fix) => (
        <Button
          key={fix.message}
          size="sm"
          onClick={() => {
            onFix(fix.change);
            focusPanel();
          }}
        >
          {t(fix.code, fix.values)}
        </Button>
      ))}
    </div>
  );
}
