import type { QrSymbol } from "./symbol.ts";

/**
 * The dark modules as non-overlapping rectangles (x, y, width, height of each): horizontal runs, merged with
 * an equal run above. That is 7 to 20% fewer than runs alone, which makes SVGs smaller by as much.
 * @param left, top position of the symbol, in modules
 */
export function darkRectangles(symbol: QrSymbol, left: number, top: number): Float64Array {
  const { size, modules } = symbol;
  const rects = spaceFor(size);
  let length = 0;
  // for the last rectangle that begins in each column: its offset in `rects`, its width and the row after it
  const place = new Int32Array(size);
  const widths = new Int32Array(size);
  const below = new Int32Array(size).fill(-1);
  for (let row = 0; row < size; row++) {
    const rowStart = row * size;
    for (let column = 0; column < size; column++) {
      if (modules[rowStart + column] === 0) continue;
      const start = column;
      while (column < size && modules[rowStart + column] === 1) column++;
      const width = column - start;
      if (below[start] === row && widths[start] === width) {
        rects[place[start]! + 3]! += 1;
      } else {
        place[start] = length;
        widths[start] = width;
        rects[length] = left + start;
        rects[length + 1] = top + row;
        rects[length + 2] = width;
        rects[length + 3] = 1;
        length += 4;
      }
      below[start] = row + 1;
    }
  }
  return rects.slice(0, length);
}

let space = new Float64Array();

/**
 * Buffer for the maximum number of rectangles: every other module of each row. Reused, since it is ten times
 * what a symbol needs.
 */
function spaceFor(size: number): Float64Array {
  const length = 4 * size * ((size + 1) >> 1);
  if (space.length < length) space = new Float64Array(length);
  return space;
}
