import type { Drawing } from "../../../core/codes/drawing.ts";
import { over } from "../raster/blend.ts";
import { type Deflate, encodeIndexedPng, encodePackedPng, encodePng } from "./encode-png.ts";
import { rasterise } from "../raster/rasterise.ts";
import { indexableLayers, rasteriseBits, rasteriseIndexed } from "../raster/rasterise-indexed.ts";

/**
 * Encodes the pixels of `rasterise` as a PNG file; a drawing of rectangles only never expands to 4 bytes per
 * pixel.
 */
export function createPngRenderer(deflate: Deflate) {
  return function renderToPng(drawing: Drawing, widthPx: number): Uint8Array<ArrayBuffer> {
    const [layer] = drawing.layers;
    if (drawing.layers.length === 1 && layer?.kind === "rects") {
      const palette = [drawing.background, over(layer.fill, drawing.background)];
      return encodePackedPng(rasteriseBits(drawing, widthPx, layer.rects), palette, deflate);
    }
    const layers = indexableLayers(drawing);
    return layers === drawing.layers.length
      ? encodeIndexedPng(rasteriseIndexed(drawing, widthPx, layers), deflate)
      : encodePng(rasterise(drawing, widthPx), deflate);
  };
}
