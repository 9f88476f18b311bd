import { useRef, type ReactNode } from "react";
import { BLACK, formatColor, judgeContrast, parseColor, WHITE } from "../../../core/codes/color.ts";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";

/**
 * The two color fields, and next to them, if scanners cannot distinguish the colors, the closest pair that
 * works. Applying it moves the focus to the changed field.
 */
export function ColorFields({
  kind,
  foreground,
  background,
  onFix,
  children,
}: {
  kind: "qr" | "barcode";
  foreground: string;
  background: string;
  onFix: (pair: { foreground: string; background: string }) => void;
  /** The foreground field, then the background field. */
  children: ReactNode;
}) {
  const t = useMessages();
  const fields = useRef<HTMLDivElement>(null);
  const verdict = judgeContrast(parseColor(foreground) ?? BLACK, parseColor(background) ?? WHITE, kind);
  const fix = verdict.ok
    ? null
    : {
        foreground: formatColor(verdict.fix.foreground),
        background: formatColor(verdict.fix.background),
      };
  const take = (pair: { foreground: string; background: string }) => {
    onFix(pair);
    const changed = fields.current?.children[pair.foreground === foreground ? 1 : 0];
    changed?.querySelector<HTMLElement>("button, input")?.focus();
  };
  return (
    <div className="grid gap-3">
      <div ref={fields} className="grid grid-cols-2 items-end gap-3">
        {children}
      </div>
      {verdict.ok || !fix ? null : (
        <Notice live tone={verdict.severity === "warning" ? "warn" : "info"}>
          <div className="grid justify-items-start gap-2">
            <p>{t(`color.${verdict.code}`, verdict.values)}</p>
            <Button size="sm" onClick={() => take(fix)}>
              {t("color.fix", fix)}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
