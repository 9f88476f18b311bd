import type { PathCommand } from "../../drawing.ts";

/** Length of the control arms with which a cubic curve comes nearest to a quarter of a circle of radius 1. */
export const ARM = 0.5522847498;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Radii of the four corners, clockwise from the top left. */
export type Corners = readonly [number, number, number, number];

export const allCorners = (radius: number): Corners => [radius, radius, radius, radius];

/** A rectangle whose corners are round, each by its radius; clockwise, `hole`: counterclockwise. */
export function roundedBox(box: Box, corners: Corners, hole = false): PathCommand[] {
  return cornered(box, corners, hole, 1 - ARM);
}

/** A rectangle whose corners are cut off, each by its length along both sides. */
export function cutBox(box: Box, corners: Corners, hole = false): PathCommand[] {
  return cornered(box, corners, hole, null);
}

/** @param handle how far from the corner the handles of its curve lie, as a share of its length; null: a straight cut */
function cornered({ x, y, width, height }: Box, corners: Corners, hole: boolean, handle: number | null) {
  const [right, bottom] = [x + width, y + height];
  // each corner with the way from it to the corner before and to the corner after
  const all = [
    { x, y, before: [0, 1], after: [1, 0], length: corners[0] },
    { x: right, y, before: [-1, 0], after: [0, 1], length: corners[1] },
    { x: right, y: bottom, before: [0, -1], after: [-1, 0], length: corners[2] },
    { x, y: bottom, before: [1, 0], after: [0, -1], length: corners[3] },
  ];
  const path: PathCommand[] = [];
  for (const corner of hole ? all.toReversed() : all) {
    const { length } = corner;
    const [[inX = 0, inY = 0], [outX = 0, outY = 0]] = hole
      ? [corner.after, corner.before]
      : [corner.before, corner.after];
    const op = path.length === 0 ? "M" : "L";
    path.push({ op, x: corner.x + inX * length, y: corner.y + inY * length });
    if (length === 0) continue;
    const to = { x: corner.x + outX * length, y: corner.y + outY * length };
    if (handle === null) path.push({ op: "L", ...to });
    else
      path.push({
        op: "C",
        x1: corner.x + inX * length * handle,
        y1: corner.y + inY * length * handle,
        x2: corner.x + outX * length * handle,
        y2: corner.y + outY * length * handle,
        ...to,
      });
  }
  path.push({ op: "Z" });
  return path;
}

export function disc(x: number, y: number, radius: number): PathCommand[] {
  const arm = radius * ARM;
  const right = x + radius;
  const left = x - radius;
  const top = y - radius;
  const bottom = y + radius;
  return [
    { op: "M", x: right, y },
    { op: "C", x1: right, y1: y + arm, x2: x + arm, y2: bottom, x, y: bottom },
    { op: "C", x1: x - arm, y1: bottom, x2: left, y2: y + arm, x: left, y },
    { op: "C", x1: left, y1: y - arm, x2: x - arm, y2: top, x, y: top },
    { op: "C", x1: x + arm, y1: top, x2: right, y2: y - arm, x: right, y },
    { op: "Z" },
  ];
}
