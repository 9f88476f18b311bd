import type { PathCommand } from "../drawing.ts";
import type { Point } from "./matrix.ts";

/** A corner of a polyline; within a curve, where its direction hardly changes, it is smooth. */
export interface Corner extends Point {
  isSmooth: boolean;
}

export interface Polyline {
  corners: Corner[];
  isClosed: boolean;
}

const MAX_STEPS = 64;

/**
 * A path as straight lines.
 * @param tolerance about how far they may be from its curves
 */
export function flattened(commands: readonly PathCommand[], tolerance: number): Polyline[] {
  const lines: Polyline[] = [];
  let line: Polyline | null = null;
  const from = (): Point => line?.corners.at(-1) ?? { x: 0, y: 0 };
  for (const command of commands) {
    if (command.op === "M") {
      line = { corners: [{ x: command.x, y: command.y, isSmooth: false }], isClosed: false };
      lines.push(line);
    } else if (command.op === "Z") {
      if (line) line.isClosed = true;
    } else if (command.op === "L") line?.corners.push({ x: command.x, y: command.y, isSmooth: false });
    else line?.corners.push(...curveCorners(from(), command, tolerance));
  }
  return lines;
}

function curveCorners(
  from: Point,
  curve: Extract<PathCommand, { op: "C" | "Q" }>,
  tolerance: number,
): Corner[] {
  const last = curve.op === "C" ? { x: curve.x2, y: curve.y2 } : { x: curve.x1, y: curve.y1 };
  const length =
    Math.hypot(curve.x1 - from.x, curve.y1 - from.y) +
    Math.hypot(last.x - curve.x1, last.y - curve.y1) +
    Math.hypot(curve.x - last.x, curve.y - last.y);
  const steps = Math.min(MAX_STEPS, Math.max(4, Math.ceil(0.5 * Math.sqrt(length / tolerance))));
  return Array.from({ length: steps }, (_, index) => {
    const t = (index + 1) / steps;
    return { ...pointAt(from, curve, t), isSmooth: t < 1 };
  });
}

function pointAt(from: Point, curve: Extract<PathCommand, { op: "C" | "Q" }>, t: number): Point {
  if (t === 1) return { x: curve.x, y: curve.y };
  const u = 1 - t;
  if (curve.op === "Q") {
    const [a, b, c] = [u * u, 2 * u * t, t * t];
    return { x: a * from.x + b * curve.x1 + c * curve.x, y: a * from.y + b * curve.y1 + c * curve.y };
  }
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return {
    x: a * from.x + b * curve.x1 + c * curve.x2 + d * curve.x,
    y: a * from.y + b * curve.y1 + c * curve.y2 + d * curve.y,
  };
}

/** left, top, right, bottom. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Bounding box of the points of paths; null if there are none. It includes the control points of curves, so it may be slightly too large. */
export function boundsOf(commands: Iterable<PathCommand>): Bounds | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const reach = (x: number, y: number) => {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  };
  for (const command of commands) {
    if (command.op === "Z") continue;
    reach(command.x, command.y);
    if (command.op === "C" || command.op === "Q") reach(command.x1, command.y1);
    if (command.op === "C") reach(command.x2, command.y2);
  }
  return left <= right ? { left, top, right, bottom } : null;
}

/** The control polygon of the curves, which bounds them. */
export const exactBounds = (commands: readonly PathCommand[], tolerance: number): Bounds | null =>
  boundsOf(
    flattened(commands, tolerance).flatMap(({ corners }) =>
      corners.map(({ x, y }) => ({ op: "L", x, y }) as const),
    ),
  );
