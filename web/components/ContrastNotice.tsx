import { BLACK, formatColour, judgeContrast, parseColour, WHITE } from "../../core/codes/colour.ts";
import { Button } from "./Button.tsx";
import { useMessages } from "./messages.tsx";
import { Notice } from "./Notice.tsx";

/** Says beside the pickers when scanners cannot tell two colours apart, with the nearest pair that they can (D3). */
export function ContrastNotice({
  kind,
  foreground,
  background,
  onMend,
}: {
  kind: "qr" | "barcode";
  foreground: string;
  background: string;
  onMend: (pair: { foreground: string; background: string }) => void;
}) {
  const t = useMessages();
  const verdict = judgeContrast(parseColour(foreground) ?? BLACK, parseColour(background) ?? WHITE, kind);
  if (verdict.ok) return null;
  const mend = {
    foreground: formatColour(verdict.mend.foreground),
    background: formatColour(verdict.mend.background),
  };
  return (
    <Notice live tone={verdict.severity === "warning" ? "warn" : "info"}>
      <div className="grid justify-items-start gap-2">
        <p>{t(`colour.${verdict.code}`, verdict.values)}</p>
        <Button size="sm" onClick={() => onMend(mend)}>
          {t("colour.mend", mend)}
        </Button>
      </div>
    </Notice>
  );
}
