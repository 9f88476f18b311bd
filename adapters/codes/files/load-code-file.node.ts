import sharp from "sharp";
import type { Picture } from "../../../core/codes/drawing.ts";

/** Far more than the largest picture that this product writes. */
const MAX_PIXELS = 50_000_000;

/**
 * The pixels of a PNG or SVG file as a viewer shows it, by code that had no part in writing it. For files of our own: nothing ends the
 * drawing of an SVG that has no end.
 * @throws Error where the file is broken
 */
export async function loadCodeFile(bytes: Uint8Array): Promise<Picture> {
  const image = sharp(bytes, { failOn: "error", limitInputPixels: MAX_PIXELS });
  const { data, info } = await image
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: new Uint8ClampedArray(data) };
}
