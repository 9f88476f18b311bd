import type { makeBarcode } from "../../../adapters/codes/encode/make-barcode.ts";
import { BAR_HEIGHT } from "../../../core/codes/barcode/design.ts";
import { PRINT_DOTS, type BarcodePrint } from "../../../core/codes/print/print.ts";
import { useMessages } from "../../components/messages.tsx";
import { LengthField } from "./LengthField.tsx";
import { type Asked, shownLength, type Unit } from "./paper.ts";
import { PaperFields } from "./PaperFields.tsx";
import { withBarHeight, withDpi, withModule, type BarcodePaper } from "./barcode-paper.ts";

/** The size of a barcode on paper: the height of its bars, and the dots of its modules, which determine its width. */
export function BarcodePaperFields({
  draft: { asked },
  print,
  unit,
  made,
  labelHint,
  onChange,
}: {
  /** The typed length. */
  draft: { asked?: Asked };
  print: BarcodePrint;
  unit: Unit;
  made: ReturnType<typeof makeBarcode>;
  /** On labels, whose printer is chosen elsewhere: what is said of bars without a chosen height, which their labels set. */
  labelHint?: string | undefined;
  onChange: (paper: BarcodePaper) => void;
}) {
  const t = useMessages();
  const { dpi, barHeight } = print;
  const isFitted = labelHint !== undefined && barHeight === undefined;
  const dots = (made.ok ? made.module : print.barWidth) ?? 1;
  const widest = made.ok ? Math.floor((PRINT_DOTS.max / made.drawing.width) * made.module) : PRINT_DOTS.max;
  return (
    <PaperFields
      unit={unit}
      dpi={dpi}
      module={{ dots: print.barWidth ?? dots, max: widest }}
      code={made.ok && !isFitted ? made : null}
      onModule={(next) => onChange({ print: withModule(next, print), asked })}
      onDpi={
        labelHint === undefined ? (next) => onChange({ print: withDpi(next, print, asked), asked }) : null
      }
    >
      <LengthField
        label={t("barcodes.bar_height")}
        value={
          isFitted
            ? null
            : shownLength(asked, unit, barHeight ?? (made.ok ? made.barHeight : BAR_HEIGHT.default), dpi)
        }
        unit={unit}
        dpi={dpi}
        onChange={(next) => onChange(withBarHeight(next, unit, print))}
      />
      {isFitted ? <p className="text-sm text-soft">{labelHint}</p> : null}
    </PaperFields>
  );
}
