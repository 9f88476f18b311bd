import sharp from "sharp";
import type { Picture } from "../../../core/codes/drawing.ts";
import { readPictureHead } from "../../../core/codes/picture-head.ts";
import {
  checkScanFile,
  checkScanPicture,
  SCAN_PIXELS,
  scanFileProblem,
  type ScanFileProblem,
} from "../../../core/codes/scan-file.ts";
import { decodeBmp } from "../files/decode-bmp.ts";
import { resample } from "../raster/resample.ts";

/** Largest number of pixels to search: more, as from a phone's camera, makes a scan slower, not better. */
const SEARCHED_PIXELS = 16_000_000;

/**
 * Decodes a file to sRGB pixels: the first frame of an animation, with its orientation applied, shrunk if it
 * is very large.
 *
 * @param bytes the whole file
 */
export async function loadScanPicture(
  bytes: Uint8Array,
): Promise<{ picture: Picture } | { problem: ScanFileProblem }> {
  const problem = checkScanFile(bytes.length, bytes.subarray(0, 16)) ?? checkScanPicture(bytes);
  if (problem) return { problem };
  try {
    const head = readPictureHead(bytes);
    return { picture: head?.type === "bmp" ? smaller(decodeBmp(bytes)) : await bySharp(bytes) };
  } catch {
    return { problem: scanFileProblem("broken") };
  }
}

async function bySharp(bytes: Uint8Array): Promise<Picture> {
  const image = sharp(bytes, { failOn: "error", limitInputPixels: SCAN_PIXELS });
  const { width, height } = await image.metadata();
  const side = Math.max(1, Math.floor(Math.max(width, height) * shrinkage({ width, height })));
  const { data, info } = await image
    .autoOrient()
    .resize(side, side, { fit: "inside", withoutEnlargement: true })
    .toColorspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { buffer, byteOffset, byteLength } = data;
  return {
    width: info.width,
    height: info.height,
    rgba: new Uint8ClampedArray(buffer, byteOffset, byteLength),
  };
}

function smaller(picture: Picture): Picture {
  const scale = shrinkage(picture);
  if (scale === 1) return picture;
  return resample(picture, Math.floor(picture.width * scale), Math.floor(picture.height * scale));
}

const shrinkage = ({ width, height }: { width: number; height: number }): number =>
  Math.min(1, Math.sqrt(SEARCHED_PIXELS / (width * height)));
