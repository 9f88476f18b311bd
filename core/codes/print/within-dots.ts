import type { Drawing } from "../drawing.ts";
import { narrowRects } from "./narrow-rects.ts";
import type { PrintedSize } from "./printed-size.ts";

/** How far the sides of bars and modules move inward, dots: too little to be measured, and more than files round numbers by. */
const INSET = 0.005;

/**
 * The drawing of a code, with bars and modules that end just before their last dot if it has a size on paper. A renderer that does not
 * smooth paints every dot that a shape touches, and some, such as Poppler's, also the one that begins where the shape ends: a bar of two
 * dots would be printed with three.
 */
export function withinDots({
  drawing,
  widthPx,
  printed,
}: {
  drawing: Drawing;
  /** Width of the picture, dots if it has a size on paper. */
  widthPx: number;
  printed: PrintedSize | null;
}): Drawing {
  if (printed === null) return drawing;
  const inset = (INSET * drawing.width) / widthPx;
  const by = { across: inset, down: inset };
  const layers = drawing.layers.map((layer) =>
    layer.kind === "rects" ? { ...layer, rects: narrowRects(layer.rects, by) } : layer,
  );
  return { ...drawing, layers };
}
