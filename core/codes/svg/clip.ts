import type { PathCommand } from "../drawing.ts";
import { boundsOf, flattened } from "./flatten.ts";
import type { Point } from "./matrix.ts";

/** A convex shape, its corners in order of either direction. */
export type ClipShape = readonly Point[];

/**
 * The side of the line from one corner to the next on which a point is: positive inside, if the corners have
 * that winding.
 */
const sideOf = (from: Point, to: Point, point: Point): number =>
  (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);

/**
 * The part of a filled path within a convex shape, by Sutherland and Hodgman (1974). Preserves winding
 * numbers inside, and thereby both fill rules. A path that is entirely inside keeps its curves.
 */
export function clippedPath(
  commands: readonly PathCommand[],
  shape: ClipShape,
  tolerance: number,
): readonly PathCommand[] {
  const bounds = boundsOf(commands);
  if (bounds === null) return [];
  const { left, top, right, bottom } = bounds;
  const box = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const edges = edgesOf(shape);
  const isIn = (point: Point) =>
    edges.every(([from, to]) => sideOf(from, to, point) >= -slack(from, to, tolerance));
  if (box.every(isIn)) return commands;
  return flattened(commands, tolerance).flatMap(({ corners }) => {
    let points: Point[] = corners;
    for (const [from, to] of edges) points = cutAlong(points, from, to);
    if (points.length < 3) return [];
    const path = points.map(({ x, y }, at): PathCommand => ({ op: at === 0 ? "M" : "L", x, y }));
    return [...path, { op: "Z" } as const];
  });
}

const slack = (from: Point, to: Point, tolerance: number) =>
  Math.hypot(to.x - from.x, to.y - from.y) * tolerance;

/** The sides, oriented so that `sideOf` is positive inside. */
function edgesOf(shape: ClipShape): [Point, Point][] {
  const edges = shape.map((from, at): [Point, Point] => [from, shape[(at + 1) % shape.length]!]);
  const area = edges.reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0);
  return area >= 0 ? edges : edges.map(([from, to]) => [to, from]);
}

function cutAlong(points: readonly Point[], from: Point, to: Point): Point[] {
  return points.flatMap((point, at) => {
    const before = points.at(at - 1)!;
    const [here, there] = [sideOf(from, to, point), sideOf(from, to, before)];
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = there / (there - here);
    const crossing = {
      x: before.x + (point.x - before.x) * share,
      y: before.y + (point.y - before.y) * share,
    };
    return [crossing, ...kept];
  });
}
