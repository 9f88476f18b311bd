import type { Drawing } from "../../../core/codes/drawing.ts";
import { rasterize } from "./rasterize.ts";

/**
 * Shows a drawing on a canvas with exactly the pixels of the PNG. The canvas gets the picture's size; the
 * style sheet determines its size on the page.
 *
 * @param widthPx whole px
 */
export function renderCanvas(
  drawing: Drawing,
  canvas: HTMLCanvasElement | OffscreenCanvas,
  widthPx: number,
): void {
  const { width, height, rgba } = rasterize(drawing, widthPx);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return;
  const image = context.createImageData(width, height);
  image.data.set(rgba);
  context.putImageData(image, 0, 0);
}
