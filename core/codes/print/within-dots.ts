import type { Drawing } from "../drawing.ts";
import type { ExpectedCode } from "../reading.ts";
import type { PrintedSize } from "./printed-size.ts";

/** How far the sides of a bar move inward, dots: too little to be measured, and more than files round numbers by. */
const INSET = 0.005;

/**
 * The drawing of a code; bars with a size on paper end just before their last dot. A renderer that does not smooth paints every dot that
 * a shape touches, and some, such as Poppler's, also the one that begins where the shape ends: a bar of two dots would be printed with
 * three. QR codes stay as they are: modules that grow in both directions alike are read, and their rectangles touch.
 */
export function withinDots({
  asked,
  drawing,
  widthPx,
  printed,
}: {
  asked: Pick<ExpectedCode, "format">;
  drawing: Drawing;
  /** Width of the picture, dots if it has a size on paper. */
  widthPx: number;
  printed: PrintedSize | null;
}): Drawing {
  if (printed === null || asked.format === "QR Code") return drawing;
  const inset = (INSET * drawing.width) / widthPx;
  const layers = drawing.layers.map((layer) => {
    if (layer.kind !== "rects") return layer;
    const rects = layer.rects.map((value, at) =>
      at % 4 === 0 ? value + inset : at % 4 === 2 ? value - 2 * inset : value,
    );
    return { ...layer, rects };
  });
  return { ...drawing, layers };
}
