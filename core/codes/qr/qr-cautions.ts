import { caution, type Caution } from "../caution.ts";
import { type QrDesign, QR_MARGIN, qrPixelSize } from "./design.ts";
import { modulePixels } from "./module-pixels.ts";
import { colorsCaution, marginFix, type QrChange, sizeFix } from "./qr-design-fixes.ts";
import type { QrSymbol } from "./symbol.ts";

/** Px a module below which print and cameras lose modules: 0.25 mm, the least for phones, is 3 px at 300 dpi. */
const MIN_MODULE_PX = 3;

/** Returns a caution about a quiet zone below ISO/IEC 18004 §9.1, or null. */
export function marginCaution({ margin }: Pick<QrDesign, "margin">): Caution<QrChange> | null {
  const { needed } = QR_MARGIN;
  return margin < needed ? caution("caution.quiet_zone", { margin, needed }, marginFix()) : null;
}

/** All that may keep a QR code from being read elsewhere: its colors, a narrow quiet zone, modules that are too small. */
export function qrCautions(symbol: Pick<QrSymbol, "size">, design: QrDesign): Caution<QrChange>[] {
  const colors = colorsCaution(design);
  return [...(colors ? [colors] : []), ...qrShapeCautions(symbol, design)];
}

/** The same without its colors, for those that name them by themselves. */
export const qrShapeCautions = (symbol: Pick<QrSymbol, "size">, design: QrDesign): Caution<QrChange>[] =>
  [marginCaution(design), densityCaution(symbol, design)].filter((one) => one !== null);

/** Of modules that are too small in a picture of this size; else null. */
export function densityCaution(symbol: Pick<QrSymbol, "size">, design: QrDesign): Caution<QrChange> | null {
  const { width, height } = qrPixelSize(design);
  const pixels = modulePixels(Math.min(width, height), symbol.size + 2 * design.margin);
  // less than one px a module is a problem of its own (size-problem.ts)
  if (pixels < 1 || pixels >= MIN_MODULE_PX) return null;
  return caution("caution.dense", { pixels }, sizeFix(symbol, design));
}
