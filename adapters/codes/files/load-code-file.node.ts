import sharp from "sharp";
import type { Picture } from "../../../core/codes/drawing.ts";

/** Far above the largest picture that this program writes. */
const MAX_PIXELS = 50_000_000;

/**
 * The pixels of a PNG or SVG file as a viewer shows them, decoded by a library that did not write the file.
 * Only for our own files: rendering an untrusted SVG may not terminate.
 * @param dpi renders a file with a print size at one px per dot; null: ignores the print size
 * @throws Error if the file is broken
 */
export async function loadCodeFile(bytes: Uint8Array, dpi: number | null = null): Promise<Picture> {
  // libvips applies the density twice: to lengths in mm, and as a ratio to its default of 72
  const density = dpi === null ? {} : { density: Math.sqrt(72 * dpi) };
  const image = sharp(bytes, { failOn: "error", limitInputPixels: MAX_PIXELS, ...density });
  const { data, info } = await image
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: new Uint8ClampedArray(data) };
}
