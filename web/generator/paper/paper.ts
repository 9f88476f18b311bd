import * as z from "zod/mini";
import { MM_PER_INCH } from "../../../core/codes/print/length.ts";
import { MODULE_DOTS, PRINT_DOTS, qrPrintSchema, type QrPrint } from "../../../core/codes/print/print.ts";
import { DPI, dotsWithin, mmOfDots, nearestDots } from "../../../core/codes/print/resolution.ts";

/** Units of a size on paper: their millimeters, the decimals that tell dots apart, and by how much an arrow key changes them. */
export const UNITS = {
  mm: { mm: 1, decimals: 2, step: 1, first: 25 },
  in: { mm: MM_PER_INCH, decimals: 3, step: 0.1, first: 1 },
} as const;
export type Unit = keyof typeof UNITS;

/** What a draft holds of its size on paper. Nothing: the size is px. */
export const paperShape = {
  print: z.optional(qrPrintSchema),
  /** The width as it was typed: the print has whole dots, which are a little less. */
  asked: z.optional(z.object({ width: z.number().check(z.positive()), unit: z.enum(["mm", "in"]) })),
};
const paperSchema = z.object(paperShape);
export type Paper = z.infer<typeof paperSchema>;

/** Resolutions of label printers, of office printers and of plate setters, dots per inch. */
export const RESOLUTIONS = [203, 300, 600, 1200] as const;

const within = (dots: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, dots));
const sideDots = (mm: number, dpi: number): number => within(dotsWithin(mm, dpi), PRINT_DOTS);

export const unitOf = ({ print, asked }: Paper): Unit | "px" => (print ? (asked?.unit ?? "mm") : "px");

/** The size in another unit; of the same width where it was one on paper already. */
export function withUnit(unit: Unit | "px", paper: Paper): Paper {
  if (unit === "px") return { print: undefined, asked: undefined };
  if (!paper.print) return withWidth(UNITS[unit].first, unit, DPI.default);
  const { width, unit: before } = paper.asked ?? { width: UNITS.mm.first, unit: "mm" };
  const { mm, decimals } = UNITS[unit];
  return {
    print: paper.print,
    asked: { width: Number(((width * UNITS[before].mm) / mm).toFixed(decimals)), unit },
  };
}

/** A square of this width, quiet zone included. */
export const withWidth = (width: number, unit: Unit, dpi: number): Paper => ({
  print: { dpi, size: sideDots(width * UNITS[unit].mm, dpi) },
  asked: { width, unit },
});

/** As large as modules of so many dots make it. */
export const withModule = (dots: number, dpi: number, asked: Paper["asked"]): Paper => ({
  print: { dpi, module: within(dots, MODULE_DOTS) },
  asked,
});

/** The same size in the dots of another printer. */
export function withDpi(dpi: number, paper: Paper): Paper {
  const { print, asked } = paper;
  if (!print) return paper;
  const { size, module } = print;
  const again = (dots: number) => sideDots(mmOfDots(dots, print.dpi), dpi);
  const changed: QrPrint = { dpi };
  if (module !== undefined)
    changed.module = within(nearestDots(mmOfDots(module, print.dpi), dpi), MODULE_DOTS);
  else if (typeof size === "object") changed.size = { width: again(size.width), height: again(size.height) };
  else if (asked && isAsked(paper)) changed.size = sideDots(asked.width * UNITS[asked.unit].mm, dpi);
  else if (size !== undefined) changed.size = again(size);
  return { print: changed, asked };
}

/** Whether the width is still the one that was typed: that of a brand is another, or follows from its modules. */
const isAsked = ({ print, asked }: Paper): boolean =>
  asked !== undefined &&
  print?.size === sideDots(asked.width * UNITS[asked.unit].mm, print?.dpi ?? DPI.default);

/** What the field of the width shows. @param printedMm the width that is printed */
export function shownWidth(paper: Paper, unit: Unit, printedMm: number): number {
  if (paper.asked?.unit === unit && isAsked(paper)) return paper.asked.width;
  return Number((printedMm / UNITS[unit].mm).toFixed(UNITS[unit].decimals));
}

/** The widths that can be printed. @param dpi dots per inch */
export function widthRange(unit: Unit, dpi: number): { min: number; max: number } {
  const { mm, decimals } = UNITS[unit];
  const steps = 10 ** decimals;
  return {
    min: Math.ceil((mmOfDots(PRINT_DOTS.min, dpi) / mm) * steps) / steps,
    max: Math.floor((mmOfDots(PRINT_DOTS.max, dpi) / mm) * steps) / steps,
  };
}
