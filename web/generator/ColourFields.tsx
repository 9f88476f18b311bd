import { useRef, type ReactNode } from "react";
import { BLACK, formatColour, judgeContrast, parseColour, WHITE } from "../../core/codes/colour.ts";
import { Button } from "../components/Button.tsx";
import { useMessages } from "../components/messages.tsx";
import { Notice } from "../components/Notice.tsx";

/**
 * The fields of both colours, and beside them, when scanners cannot tell the two apart, the nearest pair that they can (D3).
 * The focus goes to the field that such a mend changed.
 */
export function ColourFields({
  kind,
  foreground,
  background,
  onMend,
  children,
}: {
  kind: "qr" | "barcode";
  foreground: string;
  background: string;
  onMend: (pair: { foreground: string; background: string }) => void;
  /** The field of the foreground, then that of the background. */
  children: ReactNode;
}) {
  const t = useMessages();
  const fields = useRef<HTMLDivElement>(null);
  const verdict = judgeContrast(parseColour(foreground) ?? BLACK, parseColour(background) ?? WHITE, kind);
  const mend = verdict.ok
    ? null
    : {
        foreground: formatColour(verdict.mend.foreground),
        background: formatColour(verdict.mend.background),
      };
  const take = (pair: { foreground: string; background: string }) => {
    onMend(pair);
    const changed = fields.current?.children[pair.foreground === foreground ? 1 : 0];
    changed?.querySelector<HTMLElement>("button, input")?.focus();
  };
  return (
    <div className="grid gap-3">
      <div ref={fields} className="grid grid-cols-2 items-end gap-3">
        {children}
      </div>
      {verdict.ok || !mend ? null : (
        <Notice live tone={verdict.severity === "warning" ? "warn" : "info"}>
          <div className="grid justify-items-start gap-2">
            <p>{t(`colour.${verdict.code}`, verdict.values)}</p>
            <Button size="sm" onClick={() => take(mend)}>
              {t("colour.mend", mend)}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
