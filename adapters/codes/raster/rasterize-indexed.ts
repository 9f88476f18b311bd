import type { Color } from "../../../core/codes/color.ts";
import type { Painting, RectsLayer } from "../../../core/codes/drawing.ts";
import { over } from "./blend.ts";

/** A picture of few colors that merges equal adjacent rows, which QR codes and bars have. */
export interface IndexedPicture {
  width: number;
  height: number;
  /** At most 256; index 0 is the background. */
  palette: Color[];
  /** From the top: one row of `width` palette indices, and the number of pixel rows that it covers. */
  bands: { rows: number; indices: Uint8Array }[];
}

/** Height in px of a drawing that is `widthPx` wide, at least 1. */
export function pixelHeight(drawing: Painting, widthPx: number): number {
  return Math.max(1, Math.round((widthPx * drawing.height) / drawing.width));
}

/**
 * Rounds to the nearest whole pixel, halves up. The small addition makes products that should be exactly
 * half, but are slightly less by rounding error, round like their neighbors.
 */
export function snap(pixels: number): number {
  return Math.floor(pixels + 0.5 + 1e-9);
}

/** Number of bottom layers of a drawing that an indexed picture can represent exactly. */
export function indexableLayers(drawing: Painting): number {
  const first = drawing.layers[0];
  if (first?.kind !== "rects") return 0;
  // a translucent layer blends to a single color only above the bare background
  const opaque = drawing.layers.findIndex((layer) => layer.kind !== "rects" || layer.fill.alpha < 1);
  return Math.min(255, Math.max(1, opaque === -1 ? drawing.layers.length : opaque));
}

/**
 * Rasterizes the background and the first `layerCount` layers of a drawing, computing each distinct row once.
 * Edges are rounded to whole pixels, which scans better than blurred edges
 * (docs/decisions/0006-whole-pixels.md).
 *
 * @param widthPx whole px; the height follows from the drawing's aspect ratio
 * @param layerCount at most `indexableLayers(drawing)`
 */
export function rasterizeIndexed(drawing: Painting, widthPx: number, layerCount: number): IndexedPicture {
  const height = pixelHeight(drawing, widthPx);
  const layers = drawing.layers.slice(0, layerCount) as RectsLayer[];
  const scaleX = widthPx / drawing.width;
  const scaleY = height / drawing.height;
  const edges = layers.map((layer) => snappedEdges(layer.rects, scaleX, scaleY, widthPx, height));
  const { bandOfRow, bandRows } = bandsBetween(edges, height);
  const bands = bandRows.map((rows) => ({ rows, indices: new Uint8Array(widthPx) }));
  edges.forEach((rects, index) => {
    for (let at = 0; at < rects.length; at += 4) {
      const left = rects[at]!;
      const right = rects[at + 2]!;
      const last = bandOfRow[rects[at + 3]!]!;
      for (let band = bandOfRow[rects[at + 1]!]!; band < last; band++) {
        const { indices } = bands[band]!;
        for (let x = left; x < right; x++) indices[x] = index + 1;
      }
    }
  });
  return {
    width: widthPx,
    height,
    palette: [drawing.background, ...layers.map((layer) => over(layer.fill, drawing.background))],
    bands,
  };
}

/** Rows of a two-color picture, packed as in PNG: one bit per pixel, the leftmost in the highest bit. */
export interface PackedRows {
  width: number;
  height: number;
  /** From the top: the number of pixel rows that each row in `bits` covers. */
  bandRows: number[];
  /** Bytes per row in `bits`. */
  bits: Uint8Array;
}

/**
 * Like `rasterizeIndexed` for one layer, with an eighth of the memory and work.
 *
 * @param rects rectangles of that layer
 */
export function rasterizeBits(drawing: Painting, widthPx: number, rects: RectsLayer["rects"]): PackedRows {
  const height = pixelHeight(drawing, widthPx);
  const edges = snappedEdges(rects, widthPx / drawing.width, height / drawing.height, widthPx, height);
  const { bandOfRow, bandRows } = bandsBetween([edges], height);
  const stride = (widthPx + 7) >> 3;
  const all = new Uint8Array(stride * bandRows.length);
  for (let at = 0; at < edges.length; at += 4) {
    const left = edges[at]!;
    const right = edges[at + 2]!;
    const last = bandOfRow[edges[at + 3]!]! * stride;
    for (let row = bandOfRow[edges[at + 1]!]! * stride; row < last; row += stride) {
      const first = row + (left >> 3);
      const end = row + (right >> 3);
      const from = 0xff >> (left & 7);
      // bits left of the right edge; none if it lies on a byte boundary
      const to = 0xff00 >> (right & 7);
      if (first === end) all[first]! |= from & to;
      else {
        all[first]! |= from;
        for (let byte = first + 1; byte < end; byte++) all[byte] = 0xff;
        if ((right & 7) !== 0) all[end]! |= to & 0xff;
      }
    }
  }
  return { width: widthPx, height, bandRows, bits: all };
}

/** Left, top, right and bottom in whole px of each rectangle that covers any pixel. */
function snappedEdges(rects: Float64Array, scaleX: number, scaleY: number, width: number, height: number) {
  const edges = new Int32Array(rects.length);
  let length = 0;
  for (let at = 0; at < rects.length; at += 4) {
    const left = Math.max(0, snap(rects[at]! * scaleX));
    const top = Math.max(0, snap(rects[at + 1]! * scaleY));
    const right = Math.min(width, snap((rects[at]! + rects[at + 2]!) * scaleX));
    const bottom = Math.min(height, snap((rects[at + 1]! + rects[at + 3]!) * scaleY));
    if (right <= left || bottom <= top) continue;
    edges[length] = left;
    edges[length + 1] = top;
    edges[length + 2] = right;
    edges[length + 3] = bottom;
    length += 4;
  }
  return edges.subarray(0, length);
}

/** Cuts the height at every edge: all pixel rows between two cuts are equal. */
function bandsBetween(layers: Int32Array[], height: number) {
  const cut = new Uint8Array(height + 1);
  for (const edges of layers)
    for (let at = 0; at < edges.length; at += 4) {
      cut[edges[at + 1]!] = 1;
      cut[edges[at + 3]!] = 1;
    }
  cut[0] = 0;
  cut[height] = 0;
  const bandOfRow = new Int32Array(height + 1);
  const bandRows: number[] = [];
  let start = 0;
  for (let row = 0; row < height; row++) {
    if (cut[row]) {
      bandRows.push(row - start);
      start = row;
    }
    bandOfRow[row] = bandRows.length;
  }
  bandRows.push(height - start);
  bandOfRow[height] = bandRows.length;
  return { bandOfRow, bandRows };
}
