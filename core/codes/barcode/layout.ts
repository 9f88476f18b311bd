import { EXPORT_SIZE } from "../export-size.ts";
import { FONT_SIZE, type BarcodeDesign } from "./design.ts";
import { barcodeFormats } from "./formats.ts";
import { GLYPH } from "./glyphs.ts";
import {
  barcodeNotice,
  barcodeProblem,
  sentence,
  type BarcodeFix,
  type BarcodeNotice,
  type BarcodeProblem,
} from "./problem.ts";
import type { BarcodeFormat, BarcodeSymbol } from "./symbol.ts";

/** Where everything of a barcode stands. Lengths are user units of its drawing, `scale` of them to a design px. */
export interface BarcodeLayout {
  ok: true;
  /**
   * 2 where one unit a px would make modules too thin or uneven: a picture twice as large has modules of 2 px for a bar
   * width of 1, and of 3 for 1.5. Measured with 200 codes a format: at 1 px zbar misses one in five of CODE128, EAN13
   * and UPC; at 1 and 2 px in turn zxing misses every fifth CODE128; at 2 and 3 px neither misses any.
   */
  scale: 1 | 2;
  width: number;
  height: number;
  /** Width of one module (the X-dimension). */
  module: number;
  /** Left end of the first bar, right end of the last one. */
  left: number;
  right: number;
  top: number;
  barHeight: number;
  text: { centre: number; baseline: number; fontSize: number } | null;
  /** Where a custom canvas leaves too little for some scanners. */
  notice: BarcodeNotice | null;
}

/** Between bars and text, px: what JsBarcode leaves. */
const TEXT_GAP = 2;
/** Bars lower than this, in px, give a hand-held reader too little to aim at. */
const LOWEST_BARS = 20;

/**
 * Places bars and text as the design says. On a custom canvas the modules are the widest whole number of px that fits.
 * @returns or the problem, when a custom canvas is too small even for modules of 1 px or for the lowest bars
 */
export function layOutBarcode(symbol: BarcodeSymbol, design: BarcodeDesign): BarcodeLayout | BarcodeProblem {
  return design.canvas ? fitCanvas(symbol, design, design.canvas) : layOutFreely(symbol, design);
}

function layOutFreely(symbol: BarcodeSymbol, design: BarcodeDesign): BarcodeLayout {
  const scale = Number.isInteger(design.barWidth) && design.barWidth > 1 ? 1 : 2;
  const module = Math.round(design.barWidth * scale);
  const margin = Math.round(design.margin * scale);
  const { left, right, bars } = widthsOf(symbol, module, margin);
  const width = left + bars + right;
  const barHeight = Math.round(design.barHeight * scale);
  const text = textLine(symbol, design, width - 2 * margin, bars, scale);
  return {
    ok: true,
    scale,
    width,
    height: 2 * margin + barHeight + text.height,
    module,
    left,
    right: left + bars,
    top: margin,
    barHeight,
    text: text.place(left + bars / 2, margin + barHeight, width),
    notice: null,
  };
}

function fitCanvas(
  symbol: BarcodeSymbol,
  design: BarcodeDesign,
  canvas: Canvas,
): BarcodeLayout | BarcodeProblem {
  const { width, height } = canvas;
  const margin = Math.round(design.margin);
  const smallest = widthsOf(symbol, 1, margin).total;
  if (smallest > width) return tooNarrow(canvas, smallest);
  let module = 1;
  while (widthsOf(symbol, module + 1, margin).total <= width) module++;
  const { left, bars, total } = widthsOf(symbol, module, margin);
  const text = textLine(symbol, design, width - 2 * margin, bars, 1);
  const barHeight = height - 2 * margin - text.height;
  if (barHeight < LOWEST_BARS) return tooLow(canvas, height - barHeight + LOWEST_BARS);
  const start = left + Math.floor((width - total) / 2);
  return {
    ok: true,
    scale: 1,
    width,
    height,
    module,
    left: start,
    right: start + bars,
    top: margin,
    barHeight,
    text: text.place(start + bars / 2, margin + barHeight, width),
    notice: module === 1 ? thinNotice(canvas, symbol, widthsOf(symbol, 2, margin).total) : null,
  };
}

/** Space at the sides is the margin, and never less than the quiet zone of the format. */
function widthsOf(symbol: BarcodeSymbol, module: number, margin: number) {
  const { quietZone } = barcodeFormats[symbol.format];
  const left = Math.max(margin, quietZone.left * module);
  const right = Math.max(margin, quietZone.right * module);
  const bars = module * symbol.widths.reduce((sum, width) => sum + width, 0);
  return { left, right, bars, total: left + bars + right };
}

/** The line of text: as large as the design says, smaller where the bars are narrower, down to what can still be read. */
function textLine(symbol: BarcodeSymbol, design: BarcodeDesign, inside: number, bars: number, scale: number) {
  if (!design.displayValue || symbol.text === "") return { height: 0, place: () => null };
  const ems = (symbol.text.length * GLYPH.advance) / GLYPH.unitsPerEm;
  const legible = Math.min(FONT_SIZE.min * scale, inside / ems);
  const fontSize = Math.min(design.fontSize * scale, Math.max(bars / ems, legible));
  const gap = TEXT_GAP * scale;
  const ascent = (fontSize * GLYPH.ascent) / GLYPH.unitsPerEm;
  return {
    height: gap + Math.ceil(fontSize),
    place(centre: number, barsEnd: number, width: number) {
      const half = (fontSize * ems) / 2;
      // below the middle of the bars, and inside the picture where their quiet zones differ
      return {
        centre: Math.min(Math.max(centre, half), width - half),
        baseline: barsEnd + gap + ascent,
        fontSize,
      };
    },
  };
}

type Canvas = { width: number; height: number };

function tooNarrow(canvas: Canvas, needed: number): BarcodeProblem {
  const limit = EXPORT_SIZE.max;
  if (needed > limit) return barcodeProblem("barcode.too_wide", { needed, limit });
  return barcodeProblem("barcode.canvas_narrow", { width: canvas.width, needed }, [widen(canvas, needed)]);
}

/** Symbologies that tell four widths apart; those with two are read at 1 px as well. */
const FOUR_WIDTHS: readonly BarcodeFormat[] = ["CODE128", "EAN13", "EAN8", "UPC"];

function thinNotice(canvas: Canvas, { format }: BarcodeSymbol, needed: number): BarcodeNotice | null {
  if (!FOUR_WIDTHS.includes(format)) return null;
  const fixes = needed > EXPORT_SIZE.max ? [] : [widen(canvas, needed)];
  return barcodeNotice("barcode.thin", { needed }, fixes);
}

const widen = ({ height }: Canvas, needed: number): BarcodeFix => ({
  label: sentence("barcode.widen", { needed }),
  change: { canvas: { width: needed, height } },
  note: null,
});

function tooLow({ width, height }: Canvas, needed: number): BarcodeProblem {
  return barcodeProblem("barcode.canvas_low", { height, needed }, [
    {
      label: sentence("barcode.heighten", { needed }),
      change: { canvas: { width, height: needed } },
      note: null,
    },
  ]);
}
