import { BLACK, WHITE, parseColour } from "../colour.ts";
import { describeDrawing, type Drawing, type Layer } from "../drawing.ts";
import type { BarcodeDesign } from "./design.ts";
import { barcodeFormats } from "./formats.ts";
import type { BarcodeLayout } from "./layout.ts";
import type { BarcodeSymbol } from "./symbol.ts";
import { textOutline } from "./text-outline.ts";

/** Draws a symbol where the layout says: the bars, and the text below them as outlines, both in the foreground colour. */
export function drawBarcode(symbol: BarcodeSymbol, design: BarcodeDesign, layout: BarcodeLayout): Drawing {
  const fill = parseColour(design.foreground) ?? BLACK;
  const layers: Layer[] = [{ kind: "rects", fill, rects: barRects(symbol, layout) }];
  if (layout.text) layers.push({ kind: "path", fill, commands: textOutline(symbol.text, layout.text) });
  const { label } = barcodeFormats[symbol.format];
  return {
    width: layout.width,
    height: layout.height,
    background: parseColour(design.background) ?? WHITE,
    title: `${label} barcode`,
    description: describeDrawing("drawing.barcode", { format: label, content: symbol.content }),
    layers,
  };
}

function barRects(symbol: BarcodeSymbol, { left, top, barHeight, module }: BarcodeLayout): Float64Array {
  const rects: number[] = [];
  let x = left;
  symbol.widths.forEach((width, place) => {
    // bars and spaces take turns, beginning with a bar
    if (place % 2 === 0) rects.push(x, top, width * module, barHeight);
    x += width * module;
  });
  return Float64Array.from(rects);
}
