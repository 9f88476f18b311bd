import type { Painting, Picture } from "../../../core/codes/drawing.ts";
import { sameAsAbove } from "./index-picture.ts";
import { asPixel, rasterize } from "./rasterize.ts";
import { indexableLayers, rasterizeIndexed } from "./rasterize-indexed.ts";

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

/**
 * The pixels of `rasterize`. A drawing of rectangles, as most codes are, is drawn and compared row by distinct
 * row: at 600 dpi a code has millions of pixels and a hundred distinct rows.
 */
export function drawnBands(drawing: Painting, widthPx: number): BandedPicture {
  const layers = indexableLayers(drawing);
  if (layers < drawing.layers.length) return bandsOf(rasterize(drawing, widthPx));
  const { width, height, palette, bands } = rasterizeIndexed(drawing, widthPx, layers);
  const colors = palette.map(asPixel);
  const drawn = bands.map(({ rows, indices }) => {
    const pixels = new Uint32Array(width);
    // a loop, as Uint32Array.from takes ten times as long
    for (let x = 0; x < width; x++) pixels[x] = colors[indices[x]!]!;
    return { rows, pixels };
  });
  return { width, height, bands: merged(drawn) };
}

/** Merges bands that equal the one above. */
export function merged(bands: BandedPicture["bands"]): BandedPicture["bands"] {
  const distinct: BandedPicture["bands"] = [];
  for (const band of bands) {
    const last = distinct.at(-1);
    if (last && isSame(band.pixels, last.pixels)) last.rows += band.rows;
    else distinct.push({ ...band });
  }
  return distinct;
}

/** A loop, as `every` takes several times as long. */
function isSame(one: Uint32Array, other: Uint32Array): boolean {
  for (let x = 0; x < one.length; x++) if (one[x] !== other[x]) return false;
  return true;
}
