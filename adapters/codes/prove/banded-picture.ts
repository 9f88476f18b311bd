import type { Picture } from "../../../core/codes/drawing.ts";
import { sameAsAbove } from "../raster/index-picture.ts";

/** A picture that stores equal adjacent rows once, since those of a code repeat. */
export interface BandedPicture {
  width: number;
  height: number;
  /**
   * From the top: a row of `width` pixels, 4 bytes each as in a `Picture`, and the number of rows that it
   * covers.
   */
  bands: { rows: number; pixels: Uint32Array }[];
}

export function bandsOf({ width, height, rgba }: Picture): BandedPicture {
  const all = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const bands: BandedPicture["bands"] = [];
  for (let start = 0; start < all.length; start += width) {
    const last = bands.at(-1);
    if (last && sameAsAbove(all, start, width)) last.rows++;
    else bands.push({ rows: 1, pixels: all.subarray(start, start + width) });
  }
  return { width, height, bands };
}

export function pictureOf({ width, height, bands }: BandedPicture): Picture {
  const all = new Uint32Array(width * height);
  let start = 0;
  for (const { rows, pixels } of bands)
    for (let row = 0; row < rows; row++, start += width) all.set(pixels, start);
  return { width, height, rgba: new Uint8ClampedArray(all.buffer) };
}
