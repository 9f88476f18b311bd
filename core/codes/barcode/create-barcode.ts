import { DomainError } from "../../errors.ts";
import type { Drawing } from "../drawing.ts";
import type { BarcodeDesign } from "./design.ts";
import { drawBarcode } from "./draw-barcode.ts";
import { checkBarcodeContent } from "./check-content.ts";
import { type BarcodeLayout, layOutBarcode } from "./layout.ts";
import { barcodeProblem, type BarcodeNotice, type BarcodeProblem } from "./problem.ts";
import type { BarcodeEncoder, BarcodeFormat, BarcodeSymbol } from "./symbol.ts";

export interface Barcode {
  symbol: BarcodeSymbol;
  /** One user unit is one px of the exported picture, which is `width` px wide. */
  drawing: Drawing;
  /** Output px per design px: 2 for bar widths of 1, 1.5, 2.5 ..., which need twice as many px to scan. */
  scale: number;
  /** Module width (the X-dimension), px. */
  module: number;
  /** Height of the bars, px. */
  barHeight: number;
  /** The first notice about the code: an added check digit, a very wide code, thin bars. */
  notice: BarcodeNotice | null;
}

/** A barcode that can be drawn. */
interface BarcodePlan {
  symbol: BarcodeSymbol;
  layout: BarcodeLayout;
  /** As of the barcode. */
  notice: BarcodeNotice | null;
}

/** Lays out the symbol of a content, or returns a sentence that explains why not, with its fixes: what fails, fails before drawing. */
export function planBarcode(
  encoder: BarcodeEncoder,
  format: BarcodeFormat,
  content: string,
  design: BarcodeDesign,
): ({ ok: true } & BarcodePlan) | BarcodeProblem {
  const check = checkBarcodeContent(format, content);
  if (!check.ok) return check;
  const symbol = findSymbol(encoder, format, check.content);
  if (!symbol) return barcodeProblem("barcode.unable");
  const layout = layOutBarcode(symbol, design);
  return layout.ok ? { ok: true, symbol, layout, notice: check.notice ?? layout.notice } : layout;
}

/** Makes the symbol and drawing, or returns a sentence that explains why not, with its fixes. */
export function tryBarcode(
  encoder: BarcodeEncoder,
  format: BarcodeFormat,
  content: string,
  design: BarcodeDesign,
): ({ ok: true } & Barcode) | BarcodeProblem {
  const plan = planBarcode(encoder, format, content, design);
  if (!plan.ok) return plan;
  const { symbol, layout, notice } = plan;
  const drawing = drawBarcode(symbol, design, layout);
  const { scale, module, barHeight } = layout;
  return { ok: true, symbol, drawing, scale, module, barHeight, notice };
}

function findSymbol(encoder: BarcodeEncoder, format: BarcodeFormat, content: string): BarcodeSymbol | null {
  try {
    return encoder.encode(format, content);
  } catch (error) {
    if (error instanceof DomainError && error.code === "barcode_invalid") return null;
    throw error;
  }
}

/**
 * `tryBarcode` for callers without a user to ask.
 * @throws DomainError `barcode_invalid` with the sentence of the problem
 */
export function createBarcode(
  encoder: BarcodeEncoder,
  format: BarcodeFormat,
  content: string,
  design: BarcodeDesign,
): Barcode {
  const made = tryBarcode(encoder, format, content, design);
  if (!made.ok) throw new DomainError("barcode_invalid", made.message);
  return made;
}
