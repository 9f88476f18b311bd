/** Values after a 0: end of a row, end of the picture, or a move; other values start literal pixels. */
const END_OF_ROW = 0;
const END = 1;
const STEP = 2;

/**
 * Decodes the run lengths of a bitmap with 16 or 256 colors (BI_RLE4, BI_RLE8).
 *
 * @returns the palette index of each pixel, in file order; 0 for skipped pixels
 */
export function unpackRuns(packed: Uint8Array, width: number, height: number, isHalf: boolean): Uint8Array {
  const indices = new Uint8Array(width * height);
  let [at, x, row] = [0, 0, 0];
  const put = (index: number) => {
    if (x < width && row < height) indices[row * width + x] = index;
    x++;
  };
  /** The index at a position in bytes that hold one or two indices each. */
  const within = (from: number, place: number) =>
    isHalf ? (packed[from + (place >> 1)]! >> (place & 1 ? 0 : 4)) & 15 : packed[from + place]!;
  while (at + 1 < packed.length && row < height) {
    const [count, value] = [packed[at]!, packed[at + 1]!];
    at += 2;
    if (count > 0) for (let n = 0; n < count; n++) put(isHalf ? within(at - 1, n & 1) : value);
    else if (value === END) break;
    else if (value === END_OF_ROW) [x, row] = [0, row + 1];
    else if (value === STEP) {
      [x, row] = [x + (packed[at] ?? 0), row + (packed[at + 1] ?? 0)];
      at += 2;
    } else {
      for (let n = 0; n < value; n++) put(within(at, n));
      // literal pixels are padded to pairs of bytes
      at += 2 * Math.ceil((isHalf ? Math.ceil(value / 2) : value) / 2);
    }
  }
  return indices;
}
