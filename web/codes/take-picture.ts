import type { Picture } from "../../core/codes/drawing.ts";
import {
  checkScanFile,
  checkScanPicture,
  scanFileProblem,
  type ScanFileProblem,
} from "../../core/codes/scan-file.ts";
import type { Region, ShownPicture } from "./scan-protocol.ts";

/** Largest number of pixels to search: more, as from a phone's camera, makes a scan slower, not better. */
const SEARCHED_PIXELS = 16_000_000;
/** Longest side of the picture on the page, px. */
const SHOWN_SIDE = 1600;

export type TakenPicture = { picture: Picture; shown: ShownPicture } | { problem: ScanFileProblem };

/**
 * Decodes a file to pixels: the first frame of an animation, with its orientation applied, shrunk if it is
 * very large. Runs in a worker.
 */
export async function takePicture(file: Blob): Promise<TakenPicture> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const early = checkScanFile(file.size, start);
  if (early) return { problem: early };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const problem = checkScanPicture(bytes);
  if (problem) return { problem };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(new Blob([bytes]));
  } catch {
    return { problem: scanFileProblem("broken") };
  }
  const scale = Math.min(1, Math.sqrt(SEARCHED_PIXELS / (bitmap.width * bitmap.height)));
  const picture = pixelsOf(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, scale);
  return { picture, shown: { bitmap: await smaller(bitmap), width: picture.width, height: picture.height } };
}

/** The pixels of a square of a camera's frame. */
export const regionPixels = (frame: ImageBitmap, { x, y, side }: Region): Picture =>
  pixelsOf(frame, { x, y, width: side, height: side }, 1);

function pixelsOf(
  bitmap: ImageBitmap,
  part: { x: number; y: number; width: number; height: number },
  scale: number,
): Picture {
  const width = Math.max(1, Math.round(part.width * scale));
  const height = Math.max(1, Math.round(part.height * scale));
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser cannot draw in a worker");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return { width, height, rgba: context.getImageData(0, 0, width, height).data };
}

async function smaller(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const scale = SHOWN_SIDE / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return bitmap;
  const small = await createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * scale)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * scale)),
    resizeQuality: "medium",
  });
  bitmap.close();
  return small;
}
