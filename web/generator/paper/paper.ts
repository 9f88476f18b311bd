import * as z from "zod/mini";
import { MM_PER_INCH } from "../../../core/codes/print/length.ts";
import { PRINT_DOTS } from "../../../core/codes/print/print.ts";
import { dotsWithin, mmOfDots } from "../../../core/codes/print/resolution.ts";

/** Units of a size on paper: their millimeters, the decimals that tell dots apart, and by how much an arrow key changes them. */
export const UNITS = {
  mm: { mm: 1, decimals: 2, step: 1 },
  in: { mm: MM_PER_INCH, decimals: 3, step: 0.1 },
} as const;
export type Unit = keyof typeof UNITS;
export const UNIT_CHOICES = ["px", "mm", "in"] as const;

/** Resolutions of label printers, of office printers and of plate setters, dots per inch. */
export const RESOLUTIONS = [203, 300, 600, 1200] as const;

/** A length as it was typed: the print has whole dots, which are a little less. */
export const askedSchema = z.optional(
  z.object({ length: z.number().check(z.positive()), unit: z.enum(["mm", "in"]) }),
);
export type Asked = z.infer<typeof askedSchema>;

/** The unit of the sizes: px where there is no print, millimeters where nobody chose another. */
export const unitOf = ({ print, asked }: { print?: object | undefined; asked?: Asked }): Unit | "px" =>
  print ? (asked?.unit ?? "mm") : "px";

export const within = (dots: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, dots));

/** The dots of a side that has room for this length, as far as a picture may have them. */
export const sideDots = (length: number, unit: Unit, dpi: number): number =>
  within(dotsWithin(length * UNITS[unit].mm, dpi), PRINT_DOTS);

/** So many dots of one resolution in the dots of another. */
export const dotsAt = (dots: number, from: number, to: number): number =>
  sideDots(mmOfDots(dots, from), "mm", to);

/** Whether the dots of a side are still those of the length that was typed: a brand has others. */
export const isAsked = (asked: Asked, dots: number, dpi: number): asked is NonNullable<Asked> =>
  asked !== undefined && sideDots(asked.length, asked.unit, dpi) === dots;

/** What the field of a length shows: what was typed, else what is printed. @param dots that are printed */
export function shownLength(asked: Asked, unit: Unit, dots: number, dpi: number): number {
  if (asked?.unit === unit && isAsked(asked, dots, dpi)) return asked.length;
  return inUnit(mmOfDots(dots, dpi), unit);
}

/** The lengths of a side that can be printed, those included that stand for the fewest and the most dots. @param dpi dots per inch */
export function lengthRange(unit: Unit, dpi: number): { min: number; max: number } {
  const { mm, decimals } = UNITS[unit];
  const steps = 10 ** decimals;
  return {
    min: Number((mmOfDots(PRINT_DOTS.min, dpi) / mm).toFixed(decimals + 1)),
    max: Math.ceil((mmOfDots(PRINT_DOTS.max, dpi) / mm) * steps) / steps,
  };
}

/** Millimeters in another unit, with the decimals that it is written with. */
export const inUnit = (mm: number, unit: Unit): number =>
  Number((mm / UNITS[unit].mm).toFixed(UNITS[unit].decimals));

/** The length that was typed, in the unit that was chosen now. @param first where nothing was typed */
export function askedIn(unit: Unit, asked: Asked, first: number): NonNullable<Asked> {
  if (!asked) return { length: first, unit };
  return asked.unit === unit ? asked : { length: inUnit(asked.length * UNITS[asked.unit].mm, unit), unit };
}
