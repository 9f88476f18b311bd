import type { PathCommand } from "../../drawing.ts";
import { ARM } from "../style/shapes.ts";

interface Point {
  x: number;
  y: number;
}

/** Width of the shaft, length of the head and half of its width, in lines of the frame. */
const SHAFT = 0.8;
const HEAD = 1.9;
const BARB = 1.3;

/** An arrow that leaves its tail to the side and arrives at its tip from below. */
export function bentArrow(tail: Point, tip: Point, line: number): PathCommand[] {
  const half = (SHAFT * line) / 2;
  const neck = tip.y + HEAD * line;
  const [barb, cap] = [BARB * line, half * 1.33];
  return [
    { op: "M", x: tail.x, y: tail.y - half },
    quarter({ x: tail.x, y: tail.y - half }, { x: tip.x - half, y: neck }, "sideways"),
    { op: "L", x: tip.x - barb, y: neck },
    { op: "L", x: tip.x, y: tip.y },
    { op: "L", x: tip.x + barb, y: neck },
    { op: "L", x: tip.x + half, y: neck },
    quarter({ x: tip.x + half, y: neck }, { x: tail.x, y: tail.y + half }, "upright"),
    // the round end of the shaft
    {
      op: "C",
      x1: tail.x - cap,
      y1: tail.y + half,
      x2: tail.x - cap,
      y2: tail.y - half,
      x: tail.x,
      y: tail.y - half,
    },
    { op: "Z" },
  ];
}

/** A quarter of an ellipse that leaves a point sideways or upright, and arrives the other way. */
function quarter(from: Point, to: Point, leaves: "sideways" | "upright"): PathCommand {
  const [x, y] = [(to.x - from.x) * ARM, (to.y - from.y) * ARM];
  return leaves === "sideways"
    ? { op: "C", x1: from.x + x, y1: from.y, x2: to.x, y2: to.y - y, ...to }
    : { op: "C", x1: from.x, y1: from.y + y, x2: to.x - x, y2: to.y, ...to };
}

export function mirrored(command: PathCommand, mirror: (x: number) => number): PathCommand {
  if (command.op === "Z") return command;
  const x = mirror(command.x);
  if (command.op === "C") return { ...command, x1: mirror(command.x1), x2: mirror(command.x2), x };
  return command.op === "Q" ? { ...command, x1: mirror(command.x1), x } : { ...command, x };
}
