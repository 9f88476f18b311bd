import * as z from "zod/mini";
import { barcodeDesignSchema } from "../../../../core/codes/barcode/design.ts";
import { mmOfDots } from "../../../../core/codes/print/resolution.ts";
import type { DesignTexts } from "../../../../core/codes/texts/design-texts.ts";
import { type BarcodePaper, withUnit } from "../../../generator/paper/barcode-paper.ts";
import { askedSchema, isAsked, type Unit } from "../../../generator/paper/paper.ts";

/** The look of all barcodes of a batch. */
export const barcodeLookSchema = z.extend(
  z.pick(barcodeDesignSchema, {
    foreground: true,
    background: true,
    barWidth: true,
    barHeight: true,
    margin: true,
    displayValue: true,
    fontSize: true,
    print: true,
  }),
  {
    /** The height of the bars on paper, as typed. */
    asked: askedSchema,
  },
);
export type BarcodeLook = z.infer<typeof barcodeLookSchema>;

/** Converts the size to another unit; on labels, the first one leaves the height of bars to the room of each label. */
export function withUnitFor(isLabel: boolean, unit: Unit | "px", look: BarcodePaper): BarcodePaper {
  const next = withUnit(unit, look);
  if (!isLabel || look.print || !next.print) return next;
  const { barHeight: _nobodyChoseIt, ...print } = next.print;
  return { ...next, print };
}

/** The look as values of batch columns. */
export const barcodeTexts = (look: BarcodeLook): DesignTexts => ({
  foreground: look.foreground,
  background: look.background,
  ...sizeTexts(look),
  margin: String(look.margin),
  display_value: look.displayValue ? "yes" : "no",
  ...(look.fontSize !== undefined && { font_size: String(look.fontSize) }),
});

function sizeTexts({ barWidth, barHeight, print, asked }: BarcodeLook): DesignTexts {
  if (!print)
    return {
      bar_width: String(barWidth),
      ...(barHeight !== undefined && { bar_height: String(barHeight) }),
    };
  const { dpi, barWidth: module, barHeight: height } = print;
  const length = (dots: number) =>
    isAsked(asked, dots, dpi)
      ? `${asked.length}${asked.unit}`
      : `${Number(mmOfDots(dots, dpi).toFixed(4))}mm`;
  return {
    dpi: String(dpi),
    ...(module !== undefined && { module: String(module) }),
    ...(height !== undefined && { bar_height: length(height) }),
  };
}
