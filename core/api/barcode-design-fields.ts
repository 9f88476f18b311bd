import * as z from "zod/mini";
import {
  BAR_HEIGHT,
  BAR_WIDTH,
  BARCODE_MARGIN,
  type BarcodeDesign,
  barcodeDesignSchema,
  FONT_SIZE,
} from "../codes/barcode/design.ts";
import { readBarcodeDesign } from "../codes/texts/design-texts.ts";
import { type Context, lengthOf, refusalOf, report, sizeFields, textsOf } from "./length-fields.ts";

const bars = barcodeDesignSchema.shape;

export const barcodeDesignFields = {
  foreground: bars.foreground.check(z.describe("Color of the bars: # with 3, 4, 6 or 8 hex digits")),
  background: bars.background.check(z.describe("Color behind them, or transparent")),
  bar_width: lengthOf(
    BAR_WIDTH,
    "0.33mm or 13mil",
    `Width of the narrowest bar: px in steps of ${BAR_WIDTH.step}, or a length, of which the nearest whole dots are taken; ${BAR_WIDTH.default} px if none is given. Not beside a module, which is the same`,
  ),
  bar_height: lengthOf(
    BAR_HEIGHT,
    "15mm or 0.6in",
    `Height of the bars, px or a length; if none is given, ${BAR_HEIGHT.default} px, or with a printed module what GS1 asks for at the till for EAN and UPC. With a module, px are in proportion to a bar of ${BAR_WIDTH.default} px, as those of margin and font_size are`,
  ),
  ...sizeFields,
  margin: lengthOf(
    BARCODE_MARGIN,
    "3mm",
    `Space above and below, and the least at the sides, px or a length; ${BARCODE_MARGIN.default} px if none is given`,
  ),
  quiet_zone: bars.quietZone.check(
    z.describe("Modules of quiet zone on each side; null: what the symbology needs, or margin"),
  ),
  display_value: bars.displayValue.check(z.describe("Whether the text stands below the bars")),
  font_size: lengthOf(
    FONT_SIZE,
    "8pt or 3mm",
    `Size of the text below, px or a length; ${FONT_SIZE.default} px if none is given`,
  ),
};

type BarcodeFields = z.infer<z.ZodMiniObject<typeof barcodeDesignFields>>;

const barcodeReading = (fields: BarcodeFields) => {
  const { foreground, background, bar_width, bar_height, width, height, module, dpi, margin } = fields;
  const { quiet_zone, display_value, font_size } = fields;
  const look = { foreground, background, quiet_zone, display_value };
  const sizes = { bar_width, bar_height, width, height, module, dpi, margin, font_size };
  return readBarcodeDesign(textsOf({ ...look, ...sizes }));
};

/** Reports what is wrong with the design of a barcode at its field. */
export const rightBarcode = (context: Context<BarcodeFields>): void => {
  const reading = barcodeReading(context.value);
  if (!reading.ok) report(context, reading.problems);
};

/** @throws DomainError `validation_failed` for a length that has no dots at the printer's resolution */
export const barcodeDesignOf = (fields: BarcodeFields): BarcodeDesign => {
  const reading = barcodeReading(fields);
  if (reading.ok) return reading.design;
  throw refusalOf(reading.problems);
};
