import type { jsPDF, ShadingPattern } from "jspdf";
import { type ColorGradient, stopsOf } from "../../../core/codes/drawing.ts";

/** From user units of a drawing to points from the lower left corner of the page. */
export interface PointPlace {
  x: (units: number) => number;
  y: (units: number) => number;
  scale: number;
}

/**
 * Fills a path with a gradient, as a PDF shading (ISO 32000-1 §8.7.4.5): the page is clipped to the path, then the gradient is painted
 * over all of it.
 * @param key of its own for each gradient of the page
 * @param clipToPath lays the path and clips to it
 */
export function fillWithGradient(
  page: jsPDF,
  Shading: typeof ShadingPattern,
  key: string,
  gradient: ColorGradient,
  { x, y, scale }: PointPlace,
  clipToPath: () => void,
): void {
  const stops = stopsOf(gradient).map(({ at, color: { red, green, blue } }) => ({
    offset: at,
    color: [red, green, blue],
  }));
  const pattern =
    gradient.kind === "linear"
      ? new Shading("axial", [x(gradient.x1), y(gradient.y1), x(gradient.x2), y(gradient.y2)], stops)
      : new Shading(
          "radial",
          [x(gradient.x), y(gradient.y), 0, x(gradient.x), y(gradient.y), gradient.radius * scale],
          stops,
        );
  // jsPDF takes shadings in this mode only; its own fill with one saves the state inside of the path, which no reader has to accept
  page.advancedAPI(() => page.addShadingPattern(key, pattern));
  page.saveGraphicsState();
  clipToPath();
  page.discardPath();
  // neither is among its types
  const { id } = pattern as typeof pattern & { id: string };
  (page.internal as typeof page.internal & { write: (line: string) => void }).write(`/${id} sh`);
  page.restoreGraphicsState();
}
