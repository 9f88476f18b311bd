import type { Drawing } from "../../core/codes/drawing.ts";
import { type Deflate, encodeIndexedPng, encodePng } from "./encode-png.ts";
import { rasterise } from "./rasterise.ts";
import { indexableLayers, rasteriseIndexed } from "./rasterise-indexed.ts";

/** The pixels of `rasterise` as PNG file; a drawing of nothing but rectangles never becomes 4 bytes a pixel. */
export function createPngRenderer(deflate: Deflate) {
  return function renderToPng(drawing: Drawing, widthPx: number): Uint8Array<ArrayBuffer> {
    const layers = indexableLayers(drawing);
    return layers === drawing.layers.length
      ? encodeIndexedPng(rasteriseIndexed(drawing, widthPx, layers), deflate)
      : encodePng(rasterise(drawing, widthPx), deflate);
  };
}
