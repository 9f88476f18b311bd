import { EXPORT_SIZE } from "../qr/design.ts";
import { FONT_SIZE, type BarcodeDesign } from "./design.ts";
import { barcodeFormats } from "./formats.ts";
import { GLYPH } from "./glyphs.ts";
import { barcodeProblem, sentence, type BarcodeProblem } from "./problem.ts";
import type { BarcodeSymbol } from "./symbol.ts";

/** Where everything of a barcode stands. Lengths are user units of its drawing, `scale` of them to a design px. */
export interface BarcodeLayout {
  ok: true;
  /**
   * 2 where the bar width is no whole number of px. At one unit a px, modules of 1.5 px would come out as 1 and 2 px in
   * turn, and every fifth CODE128 would not scan; smoothed, 19 of 20 EAN13 would not. The picture is then twice as
   * large, and every module alike.
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
  const scale = Number.isInteger(design.barWidth) ? 1 : 2;
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
  };
}

function fitCanvas(
  symbol: BarcodeSymbol,
  design: BarcodeDesign,
  canvas: { width: number; height: number },
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

function tooNarrow({ width, height }: { width: number; height: number }, needed: number): BarcodeProblem {
  const limit = EXPORT_SIZE.max;
  if (needed > limit) return barcodeProblem("barcode.too_wide", { needed, limit });
  return barcodeProblem("barcode.canvas_narrow", { width, needed }, [
    {
      label: sentence("barcode.widen", { needed }),
      change: { canvas: { width: needed, height } },
      note: null,
    },
  ]);
}

function tooLow({ width, height }: { width: number; height: number }, needed: number): BarcodeProblem {
  return barcodeProblem("barcode.canvas_low", { height, needed }, [
    {
      label: sentence("barcode.heighten", { needed }),
      change: { canvas: { width, height: needed } },
      note: null,
    },
  ]);
}
