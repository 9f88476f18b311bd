import { sideOf, type Crop } from "./crop.ts";
import type { OpenPicture } from "./open-picture.ts";

/** Draws the cropped part on a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const side = sideOf(bitmap, crop);
  context.imageSmoothingQuality = "high";
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    bitmap,
    crop.x - side / 2,
    crop.y - side / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}

/** Twice the size that the server stores, which it then reduces with a better filter. */
const SENT_SIDE = 800;

/** The cropped picture as a file of at most 800 px a side. */
export function cutOut({ bitmap, type }: OpenPicture, crop: Crop): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.max(1, Math.min(SENT_SIDE, Math.round(sideOf(bitmap, crop))));
  drawCrop(canvas, bitmap, crop);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error("no picture was drawn")));
    canvas.toBlob(take, type, 0.95);
  });
}
