import { EXPORT_SIZE } from "../export-size.ts";
import { type BarcodePrint, NOMINAL_MODULE, PRINT_DOTS } from "../print/print.ts";
import { retailHeight } from "../print/advice/bar-height.ts";
import { isRetail } from "../print/advice/bar-module.ts";
import { finestDots } from "../print/advice/scanner-module.ts";
import { roundedUp } from "../print/length.ts";
import { CSS_DPI, DPI, dotsOver, mmOfDots, nearestDots } from "../print/resolution.ts";
import { type BarcodeDesign, withDefaultSizes } from "./design.ts";
import { barcodeFormats } from "./formats.ts";
import {
  barcodeNotice,
  barcodeProblem,
  barcodeFix,
  type BarcodeFix,
  type BarcodeNotice,
  type BarcodeProblem,
} from "./problem.ts";
import type { BarcodeFormat, BarcodeSymbol } from "./symbol.ts";
import { type BarcodeText, type TextLines, textLines } from "./text-lines.ts";

/** Positions of all parts of a barcode. Lengths are user units of its drawing, `scale` of them per design px. */
export interface BarcodeLayout {
  ok: true;
  /**
   * 2 if one unit per px would make modules too thin or uneven: a picture twice as large has modules of 2 px
   * for a bar width of 1, and of 3 px for 1.5. Measured with 200 codes per format: at 1 px, zbar misses one
   * in five of CODE128, EAN13 and UPC; at alternating 1 and 2 px, zxing misses one in five of CODE128; at 2
   * and 3 px, neither misses any. For printed barcodes: dots per design px that give the modules their
   * printed width.
   */
  scale: number;
  width: number;
  height: number;
  /** Width of one module (the X-dimension). */
  module: number;
  /** Left edge of the first bar, right edge of the last one. */
  left: number;
  right: number;
  top: number;
  barHeight: number;
  /** Guard bars that reach down between the digits of retail symbols; null if there are none. */
  guards: TextLines["guards"];
  texts: BarcodeText[];
  /** Set if a custom canvas is too small for some scanners, or for a text of the chosen size. */
  notice: BarcodeNotice | null;
}

/** Minimum bar height, px: lower bars are hard to hit with a hand-held reader. */
const LOWEST_BARS = 20;

/**
 * Places bars and text as designed. On a custom canvas the modules are the widest whole number of px that fits.
 * @returns the layout, or the problem if a custom canvas is too small for modules of 1 px or for the lowest
 * bars, or if a printed barcode needs more dots than a picture may have, or has bars that nothing reads
 */
export function layOutBarcode(symbol: BarcodeSymbol, design: BarcodeDesign): BarcodeLayout | BarcodeProblem {
  const canvas = design.print?.canvas ?? design.canvas;
  const layout = canvas ? fitCanvas(symbol, design, canvas) : layOutFreely(symbol, design);
  if (!layout.ok) return layout;
  layout.notice ??= smallerTextNotice(design, layout);
  if (canvas) return layout;
  const { width, height } = layout;
  const limit = PRINT_DOTS.max;
  const most = Math.max(width, height);
  if (!design.print || most <= limit) return layout;
  const helpsLower = (most / design.print.dpi) * DPI.min <= limit;
  const code = helpsLower ? "barcode.too_many_dots" : "barcode.too_large";
  return barcodeProblem(code, { width, height, limit });
}

function layOutFreely(symbol: BarcodeSymbol, design: BarcodeDesign): BarcodeLayout | BarcodeProblem {
  const { barWidth, print } = design;
  if (print?.barWidth !== undefined && print.barWidth < finestDots(print.dpi)) {
    const [across, needed] = [print.barWidth, finestDots(print.dpi)].map((dots) =>
      barcodeWidth(symbol, dots, design),
    ) as [number, number];
    return printNarrow(across, needed, print.dpi);
  }
  const screenScale = Number.isInteger(barWidth) && barWidth > 1 ? 1 : 2;
  const bar = print && barDotsOf(print);
  const scale = bar === undefined ? screenScale : bar / barWidth;
  const module = Math.round(barWidth * scale);
  const margin = print?.margin ?? Math.round(design.margin * scale);
  const { left, right, bars } = widthsOf(symbol, module, margin, design.quietZone);
  const width = left + bars + right;
  const barHeight =
    print?.barHeight ??
    nominalHeight(symbol, design, module) ??
    Math.round(withDefaultSizes(design).barHeight * scale);
  const lines = textLines(symbol, lettered(design, scale), {
    module,
    width: bars,
    left,
    right,
    scale,
    margin,
  });
  return {
    ok: true,
    scale,
    width,
    height: 2 * margin + barHeight + lines.height,
    module,
    left,
    right: left + bars,
    top: margin,
    barHeight,
    guards: lines.guards,
    texts: lines.place({ left, right: left + bars, end: margin + barHeight, width }),
    notice: null,
  };
}

/** The narrowest bar of a print, dots: its own, or the nominal one beside another length; undefined: of the design. */
const barDotsOf = ({ dpi, barWidth, barHeight, margin, fontSize }: BarcodePrint): number | undefined =>
  barWidth ??
  ((barHeight ?? margin ?? fontSize) === undefined ? undefined : nearestDots(NOMINAL_MODULE, dpi));

/** Dots of the bars of a retail symbol in print whose height nobody chose, as GS1 asks for; else null. */
function nominalHeight({ format }: BarcodeSymbol, { print, barHeight }: BarcodeDesign, module: number) {
  if (!print || barHeight !== undefined || !isRetail(format)) return null;
  const mm = mmOfDots(module, print.dpi);
  return dotsOver(retailHeight(format, mm, "till"), print.dpi);
}

/** A notice about a text that had to be smaller than somebody chose, or null. */
function smallerTextNotice({ print, fontSize }: BarcodeDesign, layout: BarcodeLayout): BarcodeNotice | null {
  const [drawn] = layout.texts.map((text) => text.fontSize).toSorted((one, other) => other - one);
  if (drawn === undefined) return null;
  if (print?.fontSize !== undefined) {
    if (drawn > print.fontSize - 1) return null;
    const [size, asked] = [drawn, print.fontSize].map((dots) => Number(mmOfDots(dots, print.dpi).toFixed(2)));
    return barcodeNotice("barcode.text_smaller", { size: size!, asked: asked!, unit: "mm" });
  }
  const px = Number((drawn / layout.scale).toFixed(1));
  if (fontSize === undefined || px > fontSize - 1) return null;
  return barcodeNotice("barcode.text_smaller", { size: px, asked: fontSize, unit: "px" });
}

/** The design with its font size in design px. */
const lettered = (design: BarcodeDesign, scale: number) => {
  const { print, fontSize, displayValue } = withDefaultSizes(design);
  return { displayValue, fontSize: print?.fontSize ? print.fontSize / scale : fontSize };
};

function fitCanvas(
  symbol: BarcodeSymbol,
  design: BarcodeDesign,
  canvas: Canvas,
): BarcodeLayout | BarcodeProblem {
  const { width, height } = canvas;
  const { print } = design;
  // text and margins without an explicit length are as large on a printed canvas as on screen
  const scale = print?.canvas ? print.dpi / CSS_DPI : 1;
  const margin = print?.margin ?? Math.round(design.margin * scale);
  const widths = (module: number) => widthsOf(symbol, module, margin, design.quietZone);
  const least = print?.canvas ? finestDots(print.dpi) : 1;
  const smallest = widths(least).total;
  if (smallest > width)
    return print?.canvas ? printNarrow(width, smallest, print.dpi) : tooNarrow(canvas, smallest);
  let module = least;
  while (widths(module + 1).total <= width) module++;
  const { left, bars, total } = widths(module);
  const spare = Math.floor((width - total) / 2);
  const lines = textLines(symbol, lettered(design, scale), {
    module,
    width: bars,
    left: left + spare,
    right: width - left - spare - bars,
    scale,
    margin,
  });
  const barHeight = height - 2 * margin - lines.height;
  if (barHeight < LOWEST_BARS) return tooLow(canvas, Math.ceil(height - barHeight + LOWEST_BARS));
  const start = left + spare;
  return {
    ok: true,
    scale,
    width,
    height,
    module,
    left: start,
    right: start + bars,
    top: margin,
    barHeight,
    guards: lines.guards,
    texts: lines.place({ left: start, right: start + bars, end: margin + barHeight, width }),
    notice: module === 1 ? thinBarsNotice(canvas, symbol, widths(2).total) : null,
  };
}

/** Space at the sides: the requested modules; else the margin, but at least what the format needs. */
function widthsOf(symbol: BarcodeSymbol, module: number, margin: number, asked: number | null) {
  const needed = barcodeFormats[symbol.format].quietZone;
  const side = (modules: number) => (asked === null ? Math.max(margin, modules * module) : asked * module);
  const [left, right] = [side(needed.left), side(needed.right)];
  const bars = module * symbol.widths.reduce((sum, width) => sum + width, 0);
  return { left, right, bars, total: left + bars + right };
}

/** Width of the bars and their quiet zones without further margin, in the unit of the module. */
export const barcodeWidth = (
  symbol: BarcodeSymbol,
  module: number,
  { quietZone }: Pick<BarcodeDesign, "quietZone">,
): number => widthsOf(symbol, module, 0, quietZone).total;

type Canvas = { width: number; height: number };

function tooNarrow(canvas: Canvas, needed: number): BarcodeProblem {
  const limit = EXPORT_SIZE.max;
  if (needed > limit) return barcodeProblem("barcode.too_wide", { needed, limit });
  return barcodeProblem("barcode.canvas_narrow", { width: canvas.width, needed }, [widen(canvas, needed)]);
}

/** Symbologies with four bar widths; those with two scan at 1 px as well. */
const FOUR_WIDTHS: readonly BarcodeFormat[] = ["CODE128", "EAN13", "EAN8", "UPC"];

/** The problem of bars on paper that nothing reads. @param width of the code, and @param needed of the least one, dots */
const printNarrow = (width: number, needed: number, dpi: number): BarcodeProblem =>
  barcodeProblem("barcode.print_narrow", {
    width: Number(mmOfDots(width, dpi).toFixed(2)),
    dpi,
    needed: roundedUp(mmOfDots(needed, dpi)),
  });

function thinBarsNotice(canvas: Canvas, { format }: BarcodeSymbol, needed: number): BarcodeNotice | null {
  if (!FOUR_WIDTHS.includes(format)) return null;
  const fixes = needed > EXPORT_SIZE.max ? [] : [widen(canvas, needed)];
  return barcodeNotice("barcode.thin", { needed }, fixes);
}

const widen = ({ height }: Canvas, needed: number): BarcodeFix =>
  barcodeFix("barcode.widen", { canvas: { width: needed, height } }, { needed });

function tooLow({ width, height }: Canvas, needed: number): BarcodeProblem {
  return barcodeProblem("barcode.canvas_low", { height, needed }, [
    barcodeFix("barcode.heighten", { canvas: { width, height: needed } }, { needed }),
  ]);
}
