import type { PathCommand } from "../../drawing.ts";
import { ARM, type Box } from "../style/shapes.ts";

/** A line between two rounded boxes that is open at the bottom, from one x to another. */
export function openLine(
  outer: Box,
  inner: Box,
  outerCorner: number,
  innerCorner: number,
  [from, to]: readonly [number, number],
): PathCommand[] {
  // both boxes begin after their top left corner; the cut is made where they come to the bottom
  const [outside, inside] = [cutBelow(outer, outerCorner, from, to), cutBelow(inner, innerCorner, from, to)];
  const back = reversed(inside);
  const [start] = back;
  return [
    ...outside,
    ...(start && start.op === "M" ? [{ ...start, op: "L" } as const] : []),
    ...back.slice(1),
    { op: "Z" },
  ];
}

/** The way around a rounded box from one point of its bottom edge, counterclockwise over the right, to another. */
function cutBelow({ x, y, width, height }: Box, corner: number, from: number, to: number): PathCommand[] {
  const [right, bottom] = [x + width, y + height];
  const arm = corner * (1 - ARM);
  return [
    { op: "M", x: to, y: bottom },
    { op: "L", x: right - corner, y: bottom },
    { op: "C", x1: right - arm, y1: bottom, x2: right, y2: bottom - arm, x: right, y: bottom - corner },
    { op: "L", x: right, y: y + corner },
    { op: "C", x1: right, y1: y + arm, x2: right - arm, y2: y, x: right - corner, y },
    { op: "L", x: x + corner, y },
    { op: "C", x1: x + arm, y1: y, x2: x, y2: y + arm, x, y: y + corner },
    { op: "L", x, y: bottom - corner },
    { op: "C", x1: x, y1: bottom - arm, x2: x + arm, y2: bottom, x: x + corner, y: bottom },
    { op: "L", x: from, y: bottom },
  ];
}

/** The same way back. */
function reversed(commands: readonly PathCommand[]): PathCommand[] {
  const back: PathCommand[] = [];
  for (let at = commands.length - 1; at > 0; at--) {
    const [command, before] = [commands[at]!, commands[at - 1]!];
    if (command.op === "Z" || before.op === "Z") continue;
    if (back.length === 0) back.push({ op: "M", x: command.x, y: command.y });
    const end = { x: before.x, y: before.y };
    if (command.op === "C")
      back.push({ op: "C", x1: command.x2, y1: command.y2, x2: command.x1, y2: command.y1, ...end });
    else back.push({ op: "L", ...end });
  }
  return back;
}
