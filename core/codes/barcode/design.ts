import * as z from "zod/mini";
import { colorText } from "../color-text.ts";
import { exportPixels } from "../export-size.ts";
import { barcodePrintSchema } from "../print/print.ts";

/** Defaults and ranges of the barcode generator, their only definition. */
export const BAR_WIDTH = { min: 1, max: 5, step: 0.5, default: 2 } as const;
export const BAR_HEIGHT = { min: 50, max: 200, step: 10, default: 100 } as const;
export const CANVAS_WIDTH = { min: 200, max: 1000, step: 50, default: 400 } as const;
export const CANVAS_HEIGHT = { min: 100, max: 600, step: 25, default: 200 } as const;
export const BARCODE_MARGIN = { min: 0, max: 50, step: 5, default: 10 } as const;
/** Quiet zone on each side, modules (X); absent: as the symbology requires (`barcodeFormats`). */
export const BARCODE_QUIET_ZONE = { min: 0, max: 20, step: 1 } as const;
export const FONT_SIZE = { min: 10, max: 30, step: 2, default: 20 } as const;

const range = ({ min, max }: { min: number; max: number }) =>
  z.number().check(z.minimum(min), z.maximum(max));

const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  z.int().check(z.minimum(min), z.maximum(max));

/** The design of a barcode; lengths are px of the exported picture, or twice as many (see `BarcodeLayout.scale`). */
export const barcodeDesignSchema = z.object({
  foreground: z._default(colorText, "#000000"),
  background: z._default(colorText, "#ffffff"),
  /** Width of one module (the X-dimension). */
  barWidth: z._default(range(BAR_WIDTH).check(z.multipleOf(BAR_WIDTH.step)), BAR_WIDTH.default),
  /** Absent: nobody chose it (`layOutBarcode`). */
  barHeight: z.optional(range(BAR_HEIGHT)),
  /** If set, the bars fill this canvas, and barWidth and barHeight are ignored. */
  canvas: z._default(z.nullable(z.object({ width: exportPixels, height: exportPixels })), null),
  /** Space above and below, and the minimum at the sides if `quietZone` is null. */
  margin: z._default(range(BARCODE_MARGIN), BARCODE_MARGIN.default),
  /** Modules left and right of the bars; null: as the symbology requires, or `margin` if that is wider. */
  quietZone: z._default(z.nullable(wholeNumber(BARCODE_QUIET_ZONE)), null),
  displayValue: z._default(z.boolean(), true),
  /** Absent: nobody chose it. */
  fontSize: z.optional(range(FONT_SIZE)),
  /** Absent: the picture has no size but its px. */
  print: z.optional(barcodePrintSchema),
});
export type BarcodeDesign = z.infer<typeof barcodeDesignSchema>;

type DefaultSize = "barHeight" | "fontSize";

/** A design with the default px of the sizes that nobody chose. */
export const withDefaultSizes = <Design extends Pick<BarcodeDesign, DefaultSize>>(
  design: Design,
): Design & Record<DefaultSize, number> => ({
  ...design,
  barHeight: design.barHeight ?? BAR_HEIGHT.default,
  fontSize: design.fontSize ?? FONT_SIZE.default,
});
