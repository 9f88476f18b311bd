import type { MadeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { finestDots } from "../../../core/codes/print/advice/scanner-module.ts";
import { roundedUp } from "../../../core/codes/print/length.ts";
import { MODULE_DOTS, PRINT_DOTS, type QrPrint } from "../../../core/codes/print/print.ts";
import { mmOfDots } from "../../../core/codes/print/resolution.ts";
import { qrPixelSize } from "../../../core/codes/qr/design.ts";
import { useMessages } from "../../components/messages.tsx";
import { LengthField } from "./LengthField.tsx";
import { shownLength, UNITS, type Unit } from "./paper.ts";
import { PaperFields } from "./PaperFields.tsx";
import { withDpi, withModule, withWidth, type QrPaper } from "./qr-paper.ts";

/** The size of a QR code on paper: its width, or the dots of its modules. */
export function QrPaperFields({
  paper,
  print,
  unit,
  code,
  hasPrinter = false,
  onChange,
}: {
  paper: QrPaper;
  print: QrPrint;
  unit: Unit;
  /** The size as drawn; null while there is no code. */
  code: MadeQr | null;
  /** The printer, and its resolution, are chosen elsewhere. */
  hasPrinter?: boolean;
  onChange: (paper: QrPaper) => void;
}) {
  const t = useMessages();
  const { dpi, size } = print;
  // with a module size, the width depends on the code
  const drawn = code ? qrPixelSize(code.design) : { width: 0, height: 0 };
  const { width, height } = typeof size === "number" ? { width: size, height: size } : (size ?? drawn);
  const modules = code ? code.symbol.size + 2 * code.design.margin : null;
  const most = Math.min(MODULE_DOTS.max, Math.floor(PRINT_DOTS.max / (modules ?? 1)));
  // as requested, not as drawn: a slow code must not revert what is typed
  const asked = print.module && Math.min(print.module, most);
  const dots = asked ?? (modules ? Math.floor(Math.min(width, height) / modules) : 0);
  const { mm, decimals } = UNITS[unit];
  const finest = finestDots(dpi);
  return (
    <PaperFields
      hasQuietZone
      unit={unit}
      dpi={dpi}
      // a size whose modules are too fine is reported below, not at this field
      module={{ dots: asked === undefined && dots < finest ? null : dots, max: most }}
      code={code}
      problem={
        modules && dots < finest
          ? t("paper.too_small", {
              dpi,
              unit,
              needed: roundedUp(mmOfDots(modules * finest, dpi) / mm, decimals),
            })
          : null
      }
      onModule={(next) => onChange(withModule(next, dpi, paper.asked))}
      onDpi={hasPrinter ? null : (next) => onChange(withDpi(next, paper))}
    >
      <LengthField
        label={t("generator.width")}
        value={width === 0 ? null : shownLength(paper.asked, unit, width, dpi)}
        unit={unit}
        dpi={dpi}
        onChange={(next) => onChange(withWidth(next, unit, dpi))}
      />
    </PaperFields>
  );
}
