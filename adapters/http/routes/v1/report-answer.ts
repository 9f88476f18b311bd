import * as z from "zod/mini";
import { MEASURE_NAMES } from "../../../../core/codes/print/report/measure.ts";
import type { PrintedSize } from "../../../../core/codes/print/printed-size.ts";

const gain = z.object({
  mm: z.number().check(z.describe("By which bars and modules are wider; negative: narrower")),
  share: z.number().check(z.describe("The same, of a module")),
});
const range = {
  growth: z.nullable(gain).check(z.describe("The most that is read; null: more than a module")),
  shrinkage: z.nullable(gain),
};

/** Schema of a size on paper. */
export const printedShape = z.object({
  dpi: z.int().check(z.describe("Dots per inch")),
  width: z.number().check(z.describe("Of the picture, mm")),
  height: z.number().check(z.describe("Of the picture, mm")),
  code: z
    .optional(z.number())
    .check(
      z.describe(
        "Width of the code and its quiet zone, mm, where the picture is larger: by a frame or more white",
      ),
    ),
  module: z.number().check(z.describe("X-dimension, mm")),
  dots: z.int().check(z.describe("Dots of a module")),
  bar_height: z.optional(z.number()).check(z.describe("Height of the bars, mm; of barcodes")),
});

/** A size on paper with the names of the API. */
export const presentPrinted = ({ barHeight, ...size }: PrintedSize) => ({
  ...size,
  ...(barHeight !== undefined && { bar_height: barHeight }),
});

/** Schema of a print report, for the API documents. */
export const reportShape = z.object({
  estimate: z.string().check(z.describe("What it is: an estimate, not a calibrated verifier")),
  date: z.string(),
  format: z.string(),
  content: z.string(),
  printed: printedShape,
  reduction: z
    .optional(z.number())
    .check(z.describe("Bar width reduction of the file, mm, where it has one")),
  standard: z.enum(["ISO/IEC 15415", "ISO/IEC 15416"]),
  gain: gain.check(z.describe("At which the measures were taken")),
  scans: z.boolean().check(z.describe("Whether every reader reads it with that gain")),
  limits: z
    .nullable(z.object({ ...range, readers: z.array(z.object({ name: z.string(), ...range })) }))
    .check(z.describe("The gains between which it is read; null: not even without any")),
  grade: z.object({
    value: z.number().check(z.describe("0 to 4")),
    letter: z.enum(["A", "B", "C", "D", "F"]),
  }),
  light: z.enum(["white", "red"]),
  aperture: z.number().check(z.describe("Diameter of the spot that is measured, mm")),
  measures: z.array(
    z.object({
      name: z.enum(MEASURE_NAMES),
      value: z.nullable(z.number()).check(z.describe("A share of 1, or damaged modules")),
      grade: z.int().check(z.describe("4 is the best, 0 fails")),
    }),
  ),
  advice: z
    .array(z.string())
    .check(z.describe("What of the design costs a grade, and what would keep it, in sentences")),
  readers: z.array(z.object({ name: z.string(), version: z.string() })),
  independent: z
    .boolean()
    .check(z.describe("Whether any of them is the work of others than those who made the code")),
});
