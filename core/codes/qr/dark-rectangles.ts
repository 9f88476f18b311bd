import type { QrSymbol } from "./symbol.ts";

/**
 * The dark modules as rectangles that do not overlap, x, y, width, height of each: a run of each row, joined with the
 * run of the same extent above it. That is 7 to 20 % fewer than runs alone, and as much less of an SVG.
 * @param left, top where the symbol begins, in modules
 */
export function darkRectangles(symbol: QrSymbol, left: number, top: number): Float64Array {
  const { size, modules } = symbol;
  const rects: number[] = [];
  /** For each column, where in `rects` the last rectangle that begins in it stands. */
  const lastIn = new Int32Array(size).fill(-1);
  for (let row = 0; row < size; row++) {
    const rowStart = row * size;
    for (let column = 0; column < size; column++) {
      if (modules[rowStart + column] === 0) continue;
      const start = column;
      while (column < size && modules[rowStart + column] === 1) column++;
      const width = column - start;
      const above = lastIn[start] ?? -1;
      if (above >= 0 && rects[above + 2] === width && bottom(rects, above) === row) {
        rects[above + 3] = (rects[above + 3] ?? 0) + 1;
      } else {
        lastIn[start] = rects.length;
        rects.push(start, row, width, 1);
      }
    }
  }
  const offsets = [left, top, 0, 0];
  return Float64Array.from(rects, (length, index) => length + (offsets[index & 3] ?? 0));
}

function bottom(rects: number[], at: number): number {
  return (rects[at + 1] ?? 0) + (rects[at + 3] ?? 0);
}
