import { BLACK, WHITE, parseColor } from "../color.ts";
import { describeDrawing, type Drawing, type Layer } from "../drawing.ts";
import type { BarcodeDesign } from "./design.ts";
import { barcodeFormats } from "./formats.ts";
import type { BarcodeLayout } from "./layout.ts";
import type { BarcodeSymbol } from "./symbol.ts";
import { textOutline } from "./text-outline.ts";

/** Draws the bars and the outlined text below them, both in the foreground color. */
export function drawBarcode(symbol: BarcodeSymbol, design: BarcodeDesign, layout: BarcodeLayout): Drawing {
  const fill = parseColor(design.foreground) ?? BLACK;
  const layers: Layer[] = [{ kind: "rects", fill, rects: barRects(symbol, layout) }];
  const commands = layout.texts.flatMap((line) => textOutline(line.text, line));
  if (commands.length > 0) layers.push({ kind: "path", fill, commands });
  const { label } = barcodeFormats[symbol.format];
  return {
    width: layout.width,
    height: layout.height,
    background: parseColor(design.background) ?? WHITE,
    title: `${label} barcode`,
    description: describeDrawing("drawing.barcode", { format: label, content: symbol.content }),
    layers,
  };
}

function barRects(
  symbol: BarcodeSymbol,
  { left, top, barHeight, module, guards }: BarcodeLayout,
): Float64Array {
  const rects: number[] = [];
  let at = 0;
  symbol.widths.forEach((width, place) => {
    // bars and spaces alternate, starting with a bar
    if (place % 2 === 0) {
      const isGuard = guards?.ranges.some(([from, to]) => at >= from && at < to);
      const height = barHeight + (isGuard ? (guards?.reach ?? 0) : 0);
      rects.push(left + at * module, top, width * module, height);
    }
    at += width;
  });
  return Float64Array.from(rects);
}
