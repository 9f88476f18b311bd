import { lazily } from "./lazily.ts";

/** Modules a side of a version (ISO/IEC 18004 §6.3.1). */
export function symbolSize(version: number): number {
  return 17 + 4 * version;
}

/**
 * Rows (and columns) on which alignment patterns are centered (ISO/IEC 18004 annex E); none for version 1.
 * Steps are even and equal but for the first one; version 32 departs from the formula.
 */
export function alignmentCenters(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = symbolSize(version) - 7;
  const step = version === 32 ? 26 : Math.ceil((last - 6) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - (count - 2 - index) * step)];
}

/**
 * Which modules carry no data: 1 for finder, separator, timing, alignment, format and version modules
 * (ISO/IEC 18004 §6.3), row by row. The array is shared: do not write to it.
 */
export const functionModules: (version: number) => Uint8Array = lazily((version) => {
  const size = symbolSize(version);
  const reserved = new Uint8Array(size * size);
  const reserve = (left: number, top: number, width: number, height: number) => {
    for (let y = top; y < top + height; y++) reserved.fill(1, y * size + left, y * size + left + width);
  };
  reserve(0, 0, 9, 9);
  reserve(size - 8, 0, 8, 9);
  reserve(0, size - 8, 9, 8);
  reserve(0, 6, size, 1);
  reserve(6, 0, 1, size);
  const centers = alignmentCenters(version);
  const last = centers.length - 1;
  centers.forEach((y, row) => {
    centers.forEach((x, column) => {
      const onFinder = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!onFinder) reserve(x - 2, y - 2, 5, 5);
    });
  });
  if (version >= 7) {
    reserve(size - 11, 0, 3, 6);
    reserve(0, size - 11, 6, 3);
  }
  return reserved;
});

/**
 * Indexes of the data modules in the order in which the bits of the codewords fill them: two columns at a time,
 * zigzag from the lower right corner (ISO/IEC 18004 §7.7.3). The array is shared: do not write to it.
 */
export const dataModules: (version: number) => Uint16Array = lazily((version) => {
  const size = symbolSize(version);
  const reserved = functionModules(version);
  const order: number[] = [];
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--; // the vertical timing pattern is not a data column
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!reserved[y * size + x]) order.push(y * size + x);
      }
    }
    upward = !upward;
  }
  return Uint16Array.from(order);
});
