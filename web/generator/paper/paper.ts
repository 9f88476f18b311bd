import * as z from "zod/mini";
import { MM_PER_INCH, roundedUp } from "../../../core/codes/print/length.ts";
import { PRINT_DOTS } from "../../../core/codes/print/print.ts";
import { dotsWithin, mmOfDots } from "../../../core/codes/print/resolution.ts";

/** Units of a size on paper: millimeters per unit, decimals that distinguish dots, and the step of the arrow keys. */
export const UNITS = {
  mm: { mm: 1, decimals: 2, step: 1 },
  in: { mm: MM_PER_INCH, decimals: 3, step: 0.1 },
} as const;
export type Unit = keyof typeof UNITS;
export const UNIT_CHOICES = ["px", "mm", "in"] as const;

/** Resolutions of label printers, of office printers and of plate setters, dots per inch. */
export const RESOLUTIONS = [203, 300, 600, 1200] as const;

/** A length as it was typed; the print is slightly smaller because dots are whole. */
export const askedSchema = z.optional(
  z.object({ length: z.number().check(z.positive()), unit: z.enum(["mm", "in"]) }),
);
export type Asked = z.infer<typeof askedSchema>;

/** The unit of the sizes: px without a print, millimeters unless another was chosen. */
export const unitOf = ({ print, asked }: { print?: object | undefined; asked?: Asked }): Unit | "px" =>
  print ? (asked?.unit ?? "mm") : "px";

export const within = (dots: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, dots));

/** The dots of a side of this length, within the limits of a picture. */
export const sideDots = (length: number, unit: Unit, dpi: number): number =>
  within(dotsWithin(length * UNITS[unit].mm, dpi), PRINT_DOTS);

/** Converts dots from one resolution to another. */
export const dotsAt = (dots: number, from: number, to: number): number =>
  sideDots(mmOfDots(dots, from), "mm", to);

/** Whether the dots of a side still match the typed length: a brand may have changed them. */
export const isAsked = (asked: Asked, dots: number, dpi: number): asked is NonNullable<Asked> =>
  asked !== undefined && sideDots(asked.length, asked.unit, dpi) === dots;

/** The value of the length field: what was typed, otherwise what is printed. @param dots printed */
export function shownLength(asked: Asked, unit: Unit, dots: number, dpi: number): number {
  if (asked?.unit === unit && isAsked(asked, dots, dpi)) return asked.length;
  return inUnit(mmOfDots(dots, dpi), unit);
}

/** The range of printable lengths of a side, limits included. @param dpi dots per inch */
export function lengthRange(unit: Unit, dpi: number): { min: number; max: number } {
  const { mm, decimals } = UNITS[unit];
  return {
    min: Number((mmOfDots(PRINT_DOTS.min, dpi) / mm).toFixed(decimals + 1)),
    max: roundedUp(mmOfDots(PRINT_DOTS.max, dpi) / mm, decimals),
  };
}

/** Formats millimeters in another unit with its number of decimals. */
export const inUnit = (mm: number, unit: Unit): number =>
  Number((mm / UNITS[unit].mm).toFixed(UNITS[unit].decimals));

/** Converts the typed length to the newly chosen unit. @param first the length if nothing was typed */
export function askedIn(unit: Unit, asked: Asked, first: number): NonNullable<Asked> {
  if (!asked) return { length: first, unit };
  return asked.unit === unit ? asked : { length: inUnit(asked.length * UNITS[asked.unit].mm, unit), unit };
}
