import * as z from "zod/mini";
import { dpiSchema } from "./resolution.ts";

/** Nominal X-dimension in retail, mm (GS1 General Specifications §5.2.6.6). */
export const NOMINAL_MODULE = 0.33;

/** Sides of a printed picture in dots: a width of 100 mm at 1,000 dpi. */
export const PRINT_DOTS = { min: 21, max: 4000 } as const;
/** Limits of a printed module, dots. */
export const MODULE_DOTS = { min: 1, max: 200 } as const;

const sideDots = z.int().check(z.minimum(PRINT_DOTS.min), z.maximum(PRINT_DOTS.max));
const moduleDots = z.int().check(z.minimum(MODULE_DOTS.min), z.maximum(MODULE_DOTS.max));
const canvasDots = z.object({ width: sideDots, height: sideDots });
/** How small a QR code may be depends on its content (`qrProblem`). */
export const QR_DOTS = { min: 1, max: PRINT_DOTS.max } as const;
const qrSideDots = z.int().check(z.minimum(QR_DOTS.min), z.maximum(QR_DOTS.max));

/** Printed size of a QR code. It overrides the px size of the design. */
export const qrPrintSchema = z.object({
  /** Dots per inch. */
  dpi: dpiSchema,
  /** Side of the picture, or its width and height, dots. */
  size: z.optional(z.union([qrSideDots, z.object({ width: qrSideDots, height: qrSideDots })])),
  /** Dots of a module; the size of the picture follows from it. */
  module: z.optional(moduleDots),
});
export type QrPrint = z.infer<typeof qrPrintSchema>;

/** Printed size of a barcode, in dots. It overrides the px sizes of the design. */
export const barcodePrintSchema = z.object({
  dpi: dpiSchema,
  barWidth: z.optional(moduleDots),
  barHeight: z.optional(sideDots),
  canvas: z.optional(canvasDots),
  margin: z.optional(z.int().check(z.minimum(0), z.maximum(PRINT_DOTS.max))),
  fontSize: z.optional(z.int().check(z.minimum(1), z.maximum(PRINT_DOTS.max))),
});
export type BarcodePrint = z.infer<typeof barcodePrintSchema>;
