import type { Caution } from "../caution.ts";
import { BLACK, contrastRatio, flatten, formatColor, parseColor, WHITE } from "../color.ts";
import { contrastCaution } from "../contrast-caution.ts";
import { designFix, type DesignFix } from "../design-fix.ts";
import { EXPORT_SIZE } from "../export-size.ts";
import { PRINT_DOTS } from "../print/print.ts";
import { dotsOver, mmOfDots } from "../print/resolution.ts";
import { SCANNER_MODULE } from "../print/advice/scanner-module.ts";
import { LOGO_SIZE, QR_MARGIN, qrPixelSize, type QrDesign } from "./design.ts";
import { showsForeground, styleFault } from "./style/style-inks.ts";
import { isPlainCode, type ModuleShape, PLAIN_STYLE, withSurroundings } from "./style/style.ts";
import type { QrSymbol } from "./symbol.ts";

export interface QrChange {
  design: Partial<QrDesign>;
  removeLogo?: true;
}

/** Px per module that all our scanners read, with some margin. */
const COMFORTABLE_PX = 4;

/** A caution about colors that scanners miss, in the pair or in the style; else null. */
export const colorsCaution = (design: QrDesign): Caution<QrChange> | null =>
  (showsForeground(design) ? contrastCaution(design, "qr", (pair) => ({ design: pair })) : null) ??
  inkCaution(design);

function inkCaution(design: QrDesign): Caution<QrChange> | null {
  const fault = styleFault(design);
  if (fault === null) return null;
  const { code, values, message } = fault.verdict;
  const fix = fault.fix && designFix("fix.colors", { design: { style: fault.fix.style } });
  return { code: `color.${code}`, values, message, fix };
}

/** The quiet zone that ISO/IEC 18004 asks for. */
export const marginFix = (): DesignFix<QrChange> =>
  designFix("fix.margin", { design: { margin: QR_MARGIN.needed } }, { margin: QR_MARGIN.needed });

/** A size at which each module has COMFORTABLE_PX, and SCANNER_MODULE on paper; null if it already does. */
export function sizeFix(symbol: Pick<QrSymbol, "size">, design: QrDesign): DesignFix<QrChange> | null {
  const { width, height } = qrPixelSize(design);
  const side = Math.min(width, height);
  const modules = symbol.size + 2 * design.margin;
  if (design.print) return printedSizeFix(side, modules, design.print.dpi);
  const wanted = Math.min(EXPORT_SIZE.max, COMFORTABLE_PX * modules);
  if (side >= wanted) return null;
  const grown = (length: number) => Math.min(EXPORT_SIZE.max, Math.round((length * wanted) / side));
  const size = { width: grown(width), height: grown(height) };
  return designFix(
    "fix.size",
    { design: { size: typeof design.size === "number" ? wanted : size } },
    { width: size.width },
  );
}

/** @param side of the code and its quiet zone, dots @param modules of that side */
function printedSizeFix(side: number, modules: number, dpi: number): DesignFix<QrChange> | null {
  const needed = Math.max(COMFORTABLE_PX, dotsOver(SCANNER_MODULE, dpi));
  const module = Math.min(needed, Math.floor(PRINT_DOTS.max / modules));
  if (module <= Math.floor(side / modules)) return null;
  const mm = Number(mmOfDots(module * modules, dpi).toFixed(1));
  return designFix("fix.print_size", { design: { print: { dpi, module } } }, { mm });
}

/** Likely reasons why a QR code does not scan, most likely first, each with the change that fixes it. */
export function qrDesignFixes(design: QrDesign, symbol: QrSymbol, hasLogo: boolean): DesignFix<QrChange>[] {
  const fixes: DesignFix<QrChange>[] = [];
  const colors = colorsCaution(design)?.fix;
  if (colors) fixes.push(colors);
  const size = sizeFix(symbol, design);
  if (size) fixes.push(size);
  if (design.margin < QR_MARGIN.needed) fixes.push(marginFix());
  // a fix of the colors may have been made before this one: it stays
  const style = colors?.change.design.style ?? design.style;
  if (style && style.modules !== "square")
    fixes.push(designFix("fix.modules", { design: { style: { ...style, modules: "square" } } }));
  if (style && !isPlainCode(style)) {
    const plain = withSurroundings(PLAIN_STYLE, style);
    // the color behind the gradient is unknown
    const foreground = style.gradient ? { foreground: style.gradient.from } : {};
    fixes.push(designFix("fix.style_none", { design: { ...foreground, style: plain } }));
  }
  if (hasLogo && design.logoSize > LOGO_SIZE.min)
    fixes.push(designFix("fix.logo_smaller", { design: { logoSize: LOGO_SIZE.min } }));
  if (hasLogo) fixes.push(designFix("fix.logo_none", { design: {}, removeLogo: true }));
  return fixes;
}

/** A contrast from which darker ink gains nothing. */
const STRONG_CONTRAST = 12;
/** Shapes that leave more paper free than rounded modules. */
const FRAIL_SHAPES: readonly ModuleShape[] = ["dots", "diamonds", "vertical-bars", "horizontal-bars"];

/** Changes that make a scannable code more robust: first those that keep most of its look, then those of `qrDesignFixes`. */
export function strengtheningFixes(
  design: QrDesign,
  symbol: QrSymbol,
  hasLogo: boolean,
): DesignFix<QrChange>[] {
  const fixes: DesignFix<QrChange>[] = [];
  const pair = showsForeground(design) ? strongerColors(design) : null;
  if (pair) fixes.push(designFix("fix.contrast", { design: pair }));
  const { style } = design;
  if (style && FRAIL_SHAPES.includes(style.modules))
    fixes.push(designFix("fix.modules_rounded", { design: { style: { ...style, modules: "rounded" } } }));
  const smaller = Math.round((design.logoSize + LOGO_SIZE.min) / 2);
  if (hasLogo && smaller > LOGO_SIZE.min)
    fixes.push(designFix("fix.logo_smaller", { design: { logoSize: smaller } }));
  return [...fixes, ...qrDesignFixes(design, symbol, hasLogo)];
}

/** The same hues with more contrast; null if the contrast is sufficient or the background is unknown. */
function strongerColors(design: QrDesign): Pick<QrDesign, "foreground" | "background"> | null {
  const [ink, ground] = [parseColor(design.foreground), parseColor(design.background)];
  if (!ink || !ground || ground.alpha < 1 || contrastRatio(ink, ground) >= STRONG_CONTRAST) return null;
  const darker = flatten({ ...BLACK, alpha: 0.5 }, ink);
  const lighter = flatten({ ...WHITE, alpha: 0.75 }, ground);
  return { foreground: formatColor(darker), background: formatColor(lighter) };
}
