import * as z from "zod/mini";
import { MODULE_DOTS, qrPrintSchema, type QrPrint } from "../../../core/codes/print/print.ts";
import { DPI, mmOfDots, nearestDots } from "../../../core/codes/print/resolution.ts";
import { askedIn, askedSchema, dotsAt, isAsked, sideDots, within, type Unit } from "./paper.ts";

/** What a draft holds of its size on paper; `asked` is its width. Nothing: the size is px. */
export const qrPaperShape = { print: z.optional(qrPrintSchema), asked: askedSchema };
const qrPaperSchema = z.object(qrPaperShape);
export type QrPaper = z.infer<typeof qrPaperSchema>;

/** Where a width begins: what labels and business cards have room for. */
const FIRST = { mm: 25, in: 1 } as const;

/** The size in another unit; of the same width where it was one on paper already. */
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

/** As large as modules of so many dots make it. */
export const withModule = (dots: number, dpi: number, asked: QrPaper["asked"]): QrPaper => ({
  print: { dpi, module: within(dots, MODULE_DOTS) },
  asked,
});

/** The same size in the dots of another printer. */
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
