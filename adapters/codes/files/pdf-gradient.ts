import type { jsPDF, ShadingPattern } from "jspdf";
import type { Color } from "../../../core/codes/color.ts";
import { type ColorGradient, type GradientStop, stopsOf } from "../../../core/codes/drawing.ts";

/** Maps a drawing's user units to points from the page's lower left corner. */
export interface PointPlace {
  x: (units: number) => number;
  y: (units: number) => number;
  scale: number;
}

/**
 * Fills a path with a gradient, as a PDF shading (ISO 32000-1 §8.7.4.5): clips the page to the path, then
 * paints the gradient over all of it.
 * @param key unique among the gradients of the page
 * @param clipToPath adds the path and clips to it
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
  // jsPDF accepts shadings only in this mode; its own gradient fill saves the graphics state within the path,
  // which readers may reject
  page.advancedAPI(() => page.addShadingPattern(key, pattern));
  page.saveGraphicsState();
  clipToPath();
  page.discardPath();
  // its types have neither member
  const { id } = pattern as typeof pattern & { id: string };
  (page.internal as typeof page.internal & { write: (line: string) => void }).write(`/${id} sh`);
  page.restoreGraphicsState();
}

/**
 * The colors of a shading from 0 to 1 (ISO 32000-1 §7.10.3, §7.10.4), piecewise if there are intermediate ones. PostScript has the same
 * functions in the same words (PostScript Language Reference, third edition, 3.10.4).
 */
export function colorFunction(stops: readonly GradientStop[]): string {
  const pieces = stops
    .slice(1)
    .map(
      ({ color }, at) =>
        `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [${rgb(stops[at]!.color)}] /C1 [${rgb(color)}] >>`,
    );
  if (pieces.length === 1) return pieces.join("");
  const bounds = stops.slice(1, -1).map(({ at }) => at.toFixed(4));
  return [
    `<< /FunctionType 3 /Domain [0 1] /Bounds [${bounds.join(" ")}]`,
    `/Encode [${pieces.map(() => "0 1").join(" ")}]`,
    `/Functions [`,
    ...pieces,
    "] >>",
  ].join("\n");
}

/** Three decimals are finer than the 256 steps of a channel. */
const rgb = ({ red, green, blue }: Color): string =>
  [red, green, blue].map((channel) => Math.round((channel / 255) * 1000) / 1000).join(" ");
