import * as z from "zod/mini";
import { MODULE_DOTS, qrPrintSchema, type QrPrint } from "../../../core/codes/print/print.ts";
import { DPI, mmOfDots, nearestDots } from "../../../core/codes/print/resolution.ts";
import { askedIn, askedSchema, dotsAt, isAsked, sideDots, within, type Unit } from "./paper.ts";

/** The size on paper in a draft; `asked` is the width. Empty if the size is in px. */
export const qrPaperShape = { print: z.optional(qrPrintSchema), asked: askedSchema };
const qrPaperSchema = z.object(qrPaperShape);
export type QrPaper = z.infer<typeof qrPaperSchema>;

/** Initial width: it fits on labels and business cards. */
const FIRST = { mm: 25, in: 1 } as const;

/** Converts the size to another unit; a size on paper keeps its width. */
export function withUnit(unit: Unit | "px", { print, asked }: QrPaper): QrPaper {
  if (unit === "px") return { print: undefined, asked: undefined };
  if (!print) return withWidth(FIRST[unit], unit, DPI.default);
  return { print, asked: askedIn(unit, asked, FIRST[unit]) };
}

/** A square of this width, quiet zone included. */
export const withWidth = (width: number, unit: Unit, dpi: number): QrPaper => ({
  print: { dpi, size: sideDots(width, unit, dpi) },
  asked: { length: width, unit },
});

/** Sets the dots per module; the width follows. */
export const withModule = (dots: number, dpi: number, asked: QrPaper["asked"]): QrPaper => ({
  print: { dpi, module: within(dots, MODULE_DOTS) },
  asked,
});

/** Converts the size to the resolution of another printer. */
export function withDpi(dpi: number, paper: QrPaper): QrPaper {
  const { print, asked } = paper;
  if (!print) return paper;
  const { size, module, dpi: before } = print;
  const changed: QrPrint = { dpi };
  if (module !== undefined) changed.module = within(nearestDots(mmOfDots(module, before), dpi), MODULE_DOTS);
  else if (typeof size === "object")
    changed.size = { width: dotsAt(size.width, before, dpi), height: dotsAt(size.height, before, dpi) };
  else if (size !== undefined && isAsked(asked, size, before))
    changed.size = sideDots(asked.length, asked.unit, dpi);
  else if (size !== undefined) changed.size = dotsAt(size, before, dpi);
  return { print: changed, asked };
}
