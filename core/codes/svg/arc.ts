import type { PathCommand } from "../drawing.ts";
import { combined, type Matrix, placedPath, type Point } from "./matrix.ts";

/**
 * An arc of the unit circle as cubic curves of at most a quarter circle each, without its start point.
 * @param sweep radians, positive from x to y
 */
export function unitArc(from: number, sweep: number): PathCommand[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / pieces;
  const arm = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: pieces }, (_, piece): PathCommand => {
    const [start, end] = [from + piece * step, from + (piece + 1) * step];
    return {
      op: "C",
      x1: Math.cos(start) - arm * Math.sin(start),
      y1: Math.sin(start) + arm * Math.cos(start),
      x2: Math.cos(end) + arm * Math.sin(end),
      y2: Math.sin(end) - arm * Math.cos(end),
      x: Math.cos(end),
      y: Math.sin(end),
    };
  });
}

/** The same of a circle anywhere. */
export const arcAround = ({ x, y }: Point, radius: number, from: number, sweep: number): PathCommand[] =>
  placedPath([radius, 0, 0, radius, x, y], unitArc(from, sweep));

export interface EndpointArc {
  radiusX: number;
  radiusY: number;
  /** Degrees by which the ellipse is turned. */
  turn: number;
  isLarge: boolean;
  isSweep: boolean;
}

/** The elliptical arc of a path as curves: its center and angles by SVG 1.1, F.6.5, radii that are too small enlarged by F.6.6. */
export function endpointArc(from: Point, to: Point, arc: EndpointArc): PathCommand[] {
  let [rx, ry] = [Math.abs(arc.radiusX), Math.abs(arc.radiusY)];
  if (from.x === to.x && from.y === to.y) return [];
  if (rx === 0 || ry === 0) return [{ op: "L", ...to }];
  const angle = (arc.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [halfX, halfY] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const x = cos * halfX + sin * halfY;
  const y = cos * halfY - sin * halfX;
  const short = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2);
  if (short > 1) [rx, ry] = [rx * short, ry * short];
  const reach = (rx * y) ** 2 + (ry * x) ** 2;
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - reach) / reach));
  const side = arc.isLarge === arc.isSweep ? -root : root;
  const [centerX, centerY] = [(side * rx * y) / ry, (-side * ry * x) / rx];
  const start = Math.atan2((y - centerY) / ry, (x - centerX) / rx);
  const end = Math.atan2((-y - centerY) / ry, (-x - centerX) / rx);
  let sweep = end - start;
  if (arc.isSweep && sweep < 0) sweep += 2 * Math.PI;
  if (!arc.isSweep && sweep > 0) sweep -= 2 * Math.PI;
  const turn: Matrix = [cos, sin, -sin, cos, (from.x + to.x) / 2, (from.y + to.y) / 2];
  const curves = placedPath(combined(turn, [rx, 0, 0, ry, centerX, centerY]), unitArc(start, sweep));
  // rounding does not open a path
  const last = curves.at(-1);
  if (last?.op === "C") curves[curves.length - 1] = { ...last, ...to };
  return curves;
}
