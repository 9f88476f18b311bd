/**
 * Shrinks an area of rectangles, which may touch, by moving its sides inward.
 * @param rects x, y, width and height of each, in sequence; they must not overlap
 * @param by how far the sides move: across the left and the right ones, down those above and below; less than half of the narrowest
 * rectangle and of the lowest
 */
export function narrowRects(rects: Float64Array, by: { across: number; down: number }): Float64Array {
  const columns = linesOf(rects, 0);
  const rows = linesOf(rects, 1);
  const grid = strips(rects, columns, rows);
  return joined(grid, ends(columns, by.across), ends(rows, by.down));
}

/** Boundaries of the strips along lines. */
const ends = (lines: number[], inward: number): number[] =>
  lines.flatMap((line) => [line - inward, line + inward]);

/** Coordinates at which rectangles begin or end, in ascending order. */
function linesOf(rects: Float64Array, axis: 0 | 1): number[] {
  const lines = new Set<number>();
  for (let at = axis; at < rects.length; at += 4) {
    lines.add(rounded(rects[at]!));
    lines.add(rounded(rects[at]! + rects[at + 2]!));
  }
  return [...lines].toSorted((a, b) => a - b);
}

/** Coordinates that touch may differ in their last digits. */
const rounded = (units: number): number => Math.round(units * 1e6) / 1e6;

/** Cells of a grid, 1 where they are dark. */
interface Grid {
  width: number;
  height: number;
  cells: Uint8Array;
}

/** One cell per strip along a line and per area between two lines. A strip is dark if everything around it is. */
function strips(rects: Float64Array, columns: number[], rows: number[]): Grid {
  const width = 2 * columns.length - 1;
  const height = 2 * rows.length - 1;
  const cells = new Uint8Array(width * height);
  const columnAt = new Map(columns.map((line, index) => [line, index]));
  const rowAt = new Map(rows.map((line, index) => [line, index]));
  for (let at = 0; at < rects.length; at += 4) {
    const [x = 0, y = 0, wide = 0, high = 0] = rects.subarray(at, at + 4);
    const [left, right] = [columnAt.get(rounded(x))!, columnAt.get(rounded(x + wide))!];
    const [top, bottom] = [rowAt.get(rounded(y))!, rowAt.get(rounded(y + high))!];
    for (let row = top; row < bottom; row++)
      for (let column = left; column < right; column++) cells[(2 * row + 1) * width + 2 * column + 1] = 1;
  }
  for (let row = 1; row < height; row += 2)
    for (let at = row * width + 2; at < (row + 1) * width - 1; at += 2)
      cells[at] = cells[at - 1]! & cells[at + 1]!;
  for (let row = 2; row < height - 1; row += 2)
    for (let at = row * width; at < (row + 1) * width; at++)
      cells[at] = cells[at - width]! & cells[at + width]!;
  return { width, height, cells };
}

/** The dark cells as rectangles: the runs of each row, joined with runs of the same extent above. */
function joined({ width, height, cells }: Grid, x: number[], y: number[]): Float64Array {
  const rects: number[] = [];
  let above = new Map<string, number>();
  for (let row = 0; row < height; row++) {
    const runs = new Map<string, number>();
    for (let column = 0; column < width; column++) {
      if (cells[row * width + column] === 0) continue;
      const start = column;
      while (column < width && cells[row * width + column] === 1) column++;
      const run = `${start} ${column}`;
      let at = above.get(run);
      if (at === undefined) {
        at = rects.length;
        rects.push(x[start]!, y[row]!, x[column]! - x[start]!, 0);
      }
      rects[at + 3] = y[row + 1]! - rects[at + 1]!;
      runs.set(run, at);
    }
    above = runs;
  }
  return Float64Array.from(rects);
}
