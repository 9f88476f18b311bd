import type { MadeCode } from "../../../../adapters/codes/encode/made-code.ts";
import { barcodeFormats } from "../../../../core/codes/barcode/formats.ts";
import type { BarcodeSymbol } from "../../../../core/codes/barcode/symbol.ts";
import { dotsWithin, mmOfDots } from "../../../../core/codes/print/resolution.ts";
import type { QrSymbol } from "../../../../core/codes/qr/symbol.ts";

/**
 * The edges on a line across or down a file, mm from its left or top; `at` is the line's distance from the
 * other side.
 */
export interface SaidLine {
  at: number;
  edges: number[];
}
export interface SaidEdges {
  across: SaidLine[];
  down: SaidLine[];
}

/** The top left corner of a code with its quiet zone, mm from that of its file. */
export interface Corner {
  x: number;
  y: number;
}

/** The start and end of dark runs, each narrower by `reduction` mm. @param module mm */
function runs(dark: readonly boolean[], from: number, module: number, reduction: number): number[] {
  const edges: number[] = [];
  for (let at = 0; at < dark.length; at++) {
    if (!dark[at]) continue;
    const start = at;
    while (dark[at]) at++;
    edges.push(from + start * module + reduction / 2, from + at * module - reduction / 2);
  }
  return edges;
}

/** The edges of every row and column of modules. @param module mm @param margin modules */
export function qrEdges(
  { size, modules }: QrSymbol,
  { x, y }: Corner,
  { module, margin, reduction = 0 }: { module: number; margin: number; reduction?: number },
): SaidEdges {
  const [left, top] = [x + margin * module, y + margin * module];
  const places = Array.from({ length: size }, (_, at) => at);
  return {
    across: places.map((row) => ({
      at: top + (row + 0.5) * module,
      edges: runs(
        places.map((column) => modules[row * size + column] === 1),
        left,
        module,
        reduction,
      ),
    })),
    down: places.map((column) => ({
      at: left + (column + 0.5) * module,
      edges: runs(
        places.map((row) => modules[row * size + column] === 1),
        top,
        module,
        reduction,
      ),
    })),
  };
}

/**
 * The edges of bars without text: across all bars, and down the first one, whose height is never reduced.
 * @param height requested height of the bars, mm
 */
export function barEdges(
  { symbol, printed }: MadeCode & { symbol: BarcodeSymbol },
  { x, y }: Corner,
  { height, reduction = 0 }: { height: number; reduction?: number },
): SaidEdges {
  if (printed === null) throw new Error("It has no size on paper");
  const { dots, dpi } = printed;
  // from the dots: the declared module size is rounded to a tenth of a micrometer
  const module = mmOfDots(dots, dpi);
  const left = x + barcodeFormats[symbol.format].quietZone.left * module;
  const dark = symbol.widths.flatMap((width, at) => Array.from({ length: width }, () => at % 2 === 0));
  const bars = mmOfDots(dotsWithin(height, dpi), dpi);
  const top = y + (printed.height - bars) / 2;
  return {
    across: [{ at: y + printed.height / 2, edges: runs(dark, left, module, reduction) }],
    down: [{ at: left + module / 2, edges: [top, top + bars] }],
  };
}
