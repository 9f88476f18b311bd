import { caution, type Caution } from "../caution.ts";
import { contrastRatio, flatten, parseColor, WHITE } from "../color.ts";
import { designFix } from "../design-fix.ts";
import { type QrDesign, QR_MARGIN, qrPixelSize } from "./design.ts";
import { SCANNER_MODULE } from "../print/advice/scanner-module.ts";
import { mmOfDots } from "../print/resolution.ts";
import { modulePixels } from "./module-pixels.ts";
import { colorsCaution, marginFix, type QrChange, sizeFix } from "./qr-design-fixes.ts";
import type { QrSymbol } from "./symbol.ts";

/** Px a module below which print and cameras lose modules: the 0.25 mm of `SCANNER_MODULE` are 3 px at 300 dpi. */
const MIN_MODULE_PX = 3;

/** Returns a caution about a quiet zone below ISO/IEC 18004 §9.1, or null. */
export function marginCaution({ margin }: Pick<QrDesign, "margin">): Caution<QrChange> | null {
  const { needed } = QR_MARGIN;
  return margin < needed ? caution("caution.quiet_zone", { margin, needed }, marginFix()) : null;
}

/** Minimum contrast of large text in WCAG 2.2 (success criterion 1.4.3). */
const MIN_TEXT_CONTRAST = 3;

/** A caution about a frame whose own color is nearly that of the background, or null: its text would be lost. */
export function frameCaution({ frame, background }: QrDesign): Caution<QrChange> | null {
  const ink = frame?.color ? parseColor(frame.color) : null;
  if (!frame || !ink) return null;
  const paper = flatten(parseColor(background) ?? WHITE, WHITE);
  const ratio = contrastRatio(ink, paper);
  if (ratio >= MIN_TEXT_CONTRAST) return null;
  const fix = designFix("fix.frame_color", { design: { frame: { ...frame, color: null } } });
  return caution("caution.frame", { ratio: Math.floor(ratio * 10) / 10 }, fix);
}

/** All that may keep a QR code from being read elsewhere: its colors, a narrow quiet zone, modules that are too small. */
export function qrCautions(symbol: Pick<QrSymbol, "size">, design: QrDesign): Caution<QrChange>[] {
  const colors = colorsCaution(design);
  return [...(colors ? [colors] : []), ...qrShapeCautions(symbol, design)];
}

/** The same without its colors, for messages that name them separately. */
export const qrShapeCautions = (symbol: Pick<QrSymbol, "size">, design: QrDesign): Caution<QrChange>[] =>
  [marginCaution(design), densityCaution(symbol, design), frameCaution(design)].filter((one) => one !== null);

/** A caution about printed modules that hand-held scanners may miss; else null. @param mm width of a module */
export const fineModulesCaution = (mm: number, fix: Caution<QrChange>["fix"]): Caution<QrChange> | null =>
  mm < SCANNER_MODULE
    ? caution("caution.fine", { mm: Math.floor(mm * 1000) / 1000, needed: SCANNER_MODULE }, fix)
    : null;

/** A caution about modules that are too small in a picture of this size or on paper; else null. */
export function densityCaution(symbol: Pick<QrSymbol, "size">, design: QrDesign): Caution<QrChange> | null {
  const { width, height } = qrPixelSize(design);
  const pixels = modulePixels(Math.min(width, height), symbol.size + 2 * design.margin);
  // on paper, px mean nothing
  if (design.print) return fineModulesCaution(mmOfDots(pixels, design.print.dpi), sizeFix(symbol, design));
  // less than one px per module is reported separately (size-problem.ts)
  if (pixels < 1 || pixels >= MIN_MODULE_PX) return null;
  return caution("caution.dense", { pixels }, sizeFix(symbol, design));
}
