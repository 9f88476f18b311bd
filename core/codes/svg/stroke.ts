import type { PathCommand } from "../drawing.ts";
import { arcAround } from "./arc.ts";
import { dashed } from "./dashes.ts";
import { type Corner, flattened, type Polyline } from "./flatten.ts";
import type { Point } from "./matrix.ts";

export interface Stroke {
  width: number;
  cap: "butt" | "round" | "square";
  join: "miter" | "round" | "bevel";
  miterLimit: number;
  /** Lengths of dashes and gaps in turn, an even number of them; empty: none. */
  dashes: readonly number[];
  dashOffset: number;
}

/**
 * The outline of a stroked path, to be filled by the nonzero rule (SVG 1.1 §11.4).
 * @param tolerance of its curves, which become lines
 */
export function strokeOutline(
  commands: readonly PathCommand[],
  stroke: Stroke,
  tolerance: number,
): PathCommand[] {
  const lines = flattened(commands, tolerance).flatMap((line) => dashed(withoutRepeats(line), stroke));
  return lines.flatMap((line) => outlineOf(line, stroke));
}

/** Without corners on the one before, which have no direction. */
function withoutRepeats({ corners, isClosed }: Polyline): Polyline {
  const kept = corners.filter((corner, at) => {
    const before = corners[at - 1];
    return before === undefined || corner.x !== before.x || corner.y !== before.y;
  });
  const [first, last] = [kept[0], kept.at(-1)];
  const returns = isClosed && kept.length > 1 && first?.x === last?.x && first?.y === last?.y;
  return { corners: returns ? kept.slice(0, -1) : kept, isClosed };
}

function outlineOf({ corners, isClosed }: Polyline, stroke: Stroke): PathCommand[] {
  const half = stroke.width / 2;
  if (corners.length === 1) return dot(corners[0]!, half, stroke.cap);
  const back = corners.toReversed();
  if (isClosed && corners.length > 2) return [...ring(corners, half, stroke), ...ring(back, half, stroke)];
  const outline = [...side(corners, half, stroke), ...side(back, half, stroke)];
  return [
    ...outline.map((step, at): PathCommand => (at === 0 ? { ...(step as Point), op: "M" } : step)),
    { op: "Z" },
  ];
}

/** A zero-length path is visible if it has a cap (§9.7.1). */
function dot({ x, y }: Point, half: number, cap: Stroke["cap"]): PathCommand[] {
  if (cap === "butt") return [];
  if (cap === "round")
    return [{ op: "M", x: x + half, y }, ...arcAround({ x, y }, half, 0, 2 * Math.PI), { op: "Z" }];
  return [
    { op: "M", x: x - half, y: y - half },
    { op: "L", x: x + half, y: y - half },
    { op: "L", x: x + half, y: y + half },
    { op: "L", x: x - half, y: y + half },
    { op: "Z" },
  ];
}

/** One side of a line from end to end, then the cap of its end. The other side is that of the way back. */
function side(corners: readonly Corner[], half: number, stroke: Stroke): PathCommand[] {
  const steps: PathCommand[] = [];
  let before: Point | null = null;
  for (let at = 0; at + 1 < corners.length; at++) {
    const [from, to] = [corners[at]!, corners[at + 1]!];
    const way = direction(from, to);
    if (before === null) steps.push(line(beside(from, way, half)));
    else steps.push(...joined(from, before, way, half, stroke));
    before = way;
  }
  const end = corners.at(-1)!;
  return before === null
    ? []
    : [...steps, line(beside(end, before, half)), ...capped(end, before, half, stroke.cap)];
}

/** One side of a closed line, all the way round. */
function ring(corners: readonly Corner[], half: number, stroke: Stroke): PathCommand[] {
  const steps = corners.flatMap((corner, at) => {
    const before = direction(corners.at(at - 1)!, corner);
    const after = direction(corner, corners[(at + 1) % corners.length]!);
    return joined(corner, before, after, half, stroke);
  });
  return [
    ...steps.map((step, at): PathCommand => (at === 0 ? { ...(step as Point), op: "M" } : step)),
    { op: "Z" },
  ];
}

function capped(end: Point, way: Point, half: number, cap: Stroke["cap"]): PathCommand[] {
  // to the first point of the way back, which is drawn next
  if (cap === "butt") return [];
  if (cap === "round") return arcAround(end, half, Math.atan2(-way.x, way.y), Math.PI);
  const tip = { x: end.x + way.x * half, y: end.y + way.y * half };
  return [line(beside(tip, way, half)), line(beside(tip, way, -half))];
}

/** From one side of the end of a segment to that of the start of the next. */
function joined(corner: Corner, before: Point, after: Point, half: number, stroke: Stroke): PathCommand[] {
  const turn = before.x * after.y - before.y * after.x;
  const ahead = before.x * after.x + before.y * after.y;
  const [from, to] = [line(beside(corner, before, half)), line(beside(corner, after, half))];
  const miter = (): PathCommand => {
    const reach = half / (1 + ahead);
    return line({
      x: corner.x + (before.y + after.y) * reach,
      y: corner.y - (before.x + after.x) * reach,
    });
  };
  if (corner.isSmooth && ahead > 0.5) return [miter()];
  const isInner = turn < 0 || (turn === 0 && ahead > 0);
  if (isInner) return [from, line(corner), to];
  if (stroke.join === "round")
    return [from, ...arcAround(corner, half, Math.atan2(-before.x, before.y), Math.atan2(turn, ahead))];
  // the length of the spike in widths, for the limit of §11.4
  const spike = 1 / Math.sqrt(Math.max(1e-12, (1 + ahead) / 2));
  return stroke.join === "miter" && spike <= stroke.miterLimit ? [from, miter(), to] : [from, to];
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** To the left of the direction, with y downward. */
const beside = ({ x, y }: Point, way: Point, half: number): Point => ({
  x: x + way.y * half,
  y: y - way.x * half,
});

const line = ({ x, y }: Point): PathCommand => ({ op: "L", x, y });
