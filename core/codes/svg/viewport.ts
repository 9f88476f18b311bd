import type { ClipShape } from "./clip.ts";
import { combined, type Matrix, placed } from "./matrix.ts";
import { numbersOf } from "./number-scanner.ts";
import type { Extent } from "./shapes.ts";
import { valueRefusal } from "./svg-refusal.ts";

export interface ViewBox extends Extent {
  x: number;
  y: number;
}

/** @returns null if there is none @throws DomainError `logo_unreadable` if it is invalid */
export function readViewBox(text: string | undefined): ViewBox | null {
  if (text === undefined) return null;
  const [x, y, width, height, ...rest] = numbersOf(text) ?? [];
  if (x === undefined || y === undefined || !width || !height || width < 0 || height < 0 || rest.length > 0)
    throw valueRefusal("viewBox", text);
  return { x, y, width, height };
}

/**
 * Transformation from the content of a viewport to its position (SVG 1.1 §7.8).
 * @param onto the viewport, in units of its parent
 * @param fit a `preserveAspectRatio`
 */
export function viewportMatrix(viewBox: ViewBox, onto: ViewBox, fit = "xMidYMid meet"): Matrix {
  const [align = "", how = "meet"] = fit.trim().split(/\s/);
  let [scaleX, scaleY] = [onto.width / viewBox.width, onto.height / viewBox.height];
  if (align !== "none")
    scaleX = scaleY = how === "slice" ? Math.max(scaleX, scaleY) : Math.min(scaleX, scaleY);
  const shareOf = (axis: string) =>
    align.includes(`${axis}Min`) ? 0 : align.includes(`${axis}Max`) ? 1 : 0.5;
  const spareX = (onto.width - viewBox.width * scaleX) * shareOf("x");
  const spareY = (onto.height - viewBox.height * scaleY) * shareOf("Y");
  const toOrigin: Matrix = [1, 0, 0, 1, -viewBox.x, -viewBox.y];
  return combined([scaleX, 0, 0, scaleY, onto.x + spareX, onto.y + spareY], toOrigin);
}

/** A box as a clip path. */
export const clipOfBox = (matrix: Matrix, { x, y, width, height }: ViewBox): ClipShape =>
  [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ].map((corner) => placed(matrix, corner));
