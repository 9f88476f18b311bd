import type { PathCommand } from "../codes/drawing.ts";
import type { LabelPlace } from "./label-places.ts";
import type { LabelShape } from "./template.ts";

/** Length of the control handles of a quarter circle, as a share of its radius; the Bézier curve deviates by 0.03% at most. */
const HANDLE = 0.5523;

/** The edges of a label, the outer one first, then that of its hole. @param inset distance within the edge, mm */
export function labelEdges(
  { kind, width, height, corners, hole }: LabelShape,
  inset: number,
): PathCommand[][] {
  const [across, down] = [width - 2 * inset, height - 2 * inset];
  if (kind === "rectangle") return [rounded(inset, inset, across, down, Math.max(0, corners - inset))];
  const middle = { x: width / 2, y: height / 2 };
  const outer = ellipse(middle, across / 2, down / 2);
  return hole === 0 ? [outer] : [outer, ellipse(middle, hole + inset, hole + inset)];
}

const curve = (x1: number, y1: number, x2: number, y2: number, x: number, y: number): PathCommand => ({
  op: "C",
  x1,
  y1,
  x2,
  y2,
  x,
  y,
});

/** @param radius of its corners */
function rounded(x: number, y: number, width: number, height: number, radius: number): PathCommand[] {
  const [right, bottom, handle] = [x + width, y + height, radius * (1 - HANDLE)];
  return [
    { op: "M", x: x + radius, y },
    { op: "L", x: right - radius, y },
    curve(right - handle, y, right, y + handle, right, y + radius),
    { op: "L", x: right, y: bottom - radius },
    curve(right, bottom - handle, right - handle, bottom, right - radius, bottom),
    { op: "L", x: x + radius, y: bottom },
    curve(x + handle, bottom, x, bottom - handle, x, bottom - radius),
    { op: "L", x, y: y + radius },
    curve(x, y + handle, x + handle, y, x + radius, y),
    { op: "Z" },
  ];
}

function ellipse({ x, y }: LabelPlace, across: number, down: number): PathCommand[] {
  const [handleX, handleY] = [across * HANDLE, down * HANDLE];
  const [left, right, top, bottom] = [x - across, x + across, y - down, y + down];
  return [
    { op: "M", x, y: top },
    { op: "C", x1: x + handleX, y1: top, x2: right, y2: y - handleY, x: right, y },
    { op: "C", x1: right, y1: y + handleY, x2: x + handleX, y2: bottom, x, y: bottom },
    { op: "C", x1: x - handleX, y1: bottom, x2: left, y2: y + handleY, x: left, y },
    { op: "C", x1: left, y1: y - handleY, x2: x - handleX, y2: top, x, y: top },
    { op: "Z" },
  ];
}

const line = (x1: number, y1: number, x2: number, y2: number): PathCommand[] => [
  { op: "M", x: x1, y: y1 },
  { op: "L", x: x2, y: y2 },
];
const turn = (x: number, y: number, corner: PathCommand): PathCommand[] => [{ op: "M", x, y }, corner];

/**
 * The edges of a label for dashing. Straight edges run from left to right and from top to bottom, so that the dashes of labels
 * that touch coincide instead of filling each other's gaps (dashes restart with each subpath, PDF 1.7 §8.4.3.6).
 */
export function cutEdges(shape: LabelShape): PathCommand[][] {
  if (shape.kind !== "rectangle") return labelEdges(shape, 0);
  const { width, height, corners } = shape;
  const [right, bottom] = [width - corners, height - corners];
  const straight = [
    line(corners, 0, right, 0),
    line(corners, height, right, height),
    line(0, corners, 0, bottom),
    line(width, corners, width, bottom),
  ];
  if (corners === 0) return straight;
  const handle = corners * (1 - HANDLE);
  return [
    ...straight,
    turn(right, 0, curve(width - handle, 0, width, handle, width, corners)),
    turn(width, bottom, curve(width, height - handle, width - handle, height, right, height)),
    turn(corners, height, curve(handle, height, 0, height - handle, 0, bottom)),
    turn(0, corners, curve(0, handle, handle, 0, corners, 0)),
  ];
}

/** The black border of a label: its distance within the edge and its width, mm. */
export const BORDER = { inset: 0.75, width: 0.25 } as const;
