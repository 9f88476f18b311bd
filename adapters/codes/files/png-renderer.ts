import type { Drawing } from "../../../core/codes/drawing.ts";
import { over } from "../raster/blend.ts";
import { type Deflate, encodeIndexedPng, encodePackedPng, encodePng } from "./encode-png.ts";
import { rasterize } from "../raster/rasterize.ts";
import { indexableLayers, rasterizeBits, rasterizeIndexed } from "../raster/rasterize-indexed.ts";

/**
 * Encodes the pixels of `rasterize` as a PNG file; a drawing of rectangles only never expands to 4 bytes per
 * pixel.
 */
export function createPngRenderer(deflate: Deflate) {
  return function renderToPng(drawing: Drawing, widthPx: number): Uint8Array<ArrayBuffer> {
    const [layer] = drawing.layers;
    if (drawing.layers.length === 1 && layer?.kind === "rects") {
      const palette = [drawing.background, over(layer.fill, drawing.background)];
      return encodePackedPng(rasterizeBits(drawing, widthPx, layer.rects), palette, deflate);
    }
    const layers = indexableLayers(drawing);
    return layers === drawing.layers.length
      ? encodeIndexedPng(rasterizeIndexed(drawing, widthPx, layers), deflate)
      : encodePng(rasterize(drawing, widthPx), deflate);
  };
}
