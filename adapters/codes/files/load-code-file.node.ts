import sharp from "sharp";
import type { Picture } from "../../../core/codes/drawing.ts";

/** Far more than the largest picture that this product writes. */
const MAX_PIXELS = 50_000_000;

/**
 * The pixels of a PNG or SVG file as a viewer shows it, by code that had no part in writing it. For files of our own: nothing ends the
 * drawing of an SVG that has no end.
 * @param dpi of one that has a size on paper: a dot becomes a px; null: none
 * @throws Error where the file is broken
 */
export async function loadCodeFile(bytes: Uint8Array, dpi: number | null = null): Promise<Picture> {
  // libvips multiplies by the density twice: for the length in mm, and for how far it is from its 72
  const density = dpi === null ? {} : { density: Math.sqrt(72 * dpi) };
  const image = sharp(bytes, { failOn: "error", limitInputPixels: MAX_PIXELS, ...density });
  const { data, info } = await image
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: new Uint8ClampedArray(data) };
}
