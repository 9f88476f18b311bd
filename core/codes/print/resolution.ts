import * as z from "zod/mini";
import { MM_PER_INCH } from "./length.ts";

/** CSS px per inch (CSS Values 4 §5.2). */
export const CSS_DPI = 96;

/** Dots per inch: from fax machines and receipt printers to plate setters. */
export const DPI = { min: 72, max: 2400, default: 300 } as const;

export const dpiSchema = z.int().check(z.minimum(DPI.min), z.maximum(DPI.max));

/** The dots per inch of a text such as `600`, `600dpi` or `600 dpi`; null for any other text, and out of range. */
export function readResolution(text: string): number | null {
  const [, number] = /^(\d{1,5})\s*(?:dpi|ppp)?$/i.exec(text.trim()) ?? [];
  return dpiSchema.safeParse(Number(number)).data ?? null;
}

/** Tolerance of a whole dot, dots: lengths are written with few decimals. */
const TINY = 0.01;

/** The whole dots of a number of dots. */
export const wholeDots = (dots: number): number => Math.floor(dots + TINY);

/** The number of whole dots that fit into a length. @param mm its millimeters @param dpi dots per inch */
export const dotsWithin = (mm: number, dpi: number): number => wholeDots((mm / MM_PER_INCH) * dpi);

/** The fewest whole dots that are at least this long. @param mm its millimeters @param dpi dots per inch */
export const dotsOver = (mm: number, dpi: number): number => Math.ceil((mm / MM_PER_INCH) * dpi - TINY);

/** The number of whole dots nearest to a length, at least one. @param mm its millimeters @param dpi dots per inch */
export const nearestDots = (mm: number, dpi: number): number =>
  Math.max(1, Math.round((mm / MM_PER_INCH) * dpi));

/** The number of whole dots nearest to a length that may be negative. @param mm its millimeters @param dpi dots per inch */
export const signedDots = (mm: number, dpi: number): number =>
  Math.sign(mm) * Math.round((Math.abs(mm) / MM_PER_INCH) * dpi);

/** Converts dots to millimeters. */
export const mmOfDots = (dots: number, dpi: number): number => (dots / dpi) * MM_PER_INCH;
