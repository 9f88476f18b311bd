import type { Drawing } from "../../../core/codes/drawing.ts";
import { rasterise } from "./rasterise.ts";

/**
 * Shows a drawing on a canvas, pixel for pixel what the PNG holds. The canvas takes the size of the picture; how large
 * it appears is for the style sheet to say.
 *
 * @param widthPx whole px
 */
export function renderCanvas(
  drawing: Drawing,
  canvas: HTMLCanvasElement | OffscreenCanvas,
  widthPx: number,
): void {
  const { width, height, rgba } = rasterise(drawing, widthPx);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return;
  const image = context.createImageData(width, height);
  image.data.set(rgba);
  context.putImageData(image, 0, 0);
}
