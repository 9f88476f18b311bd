import type { PathCommand } from "../../drawing.ts";

/** A step of a path made larger, then moved. */
export function placePath(command: PathCommand, left: number, top: number, scale = 1): PathCommand {
  if (command.op === "Z") return command;
  const x = (value: number) => left + value * scale;
  const y = (value: number) => top + value * scale;
  const end = { x: x(command.x), y: y(command.y) };
  if (command.op === "C")
    return {
      op: "C",
      x1: x(command.x1),
      y1: y(command.y1),
      x2: x(command.x2),
      y2: y(command.y2),
      ...end,
    };
  if (command.op === "Q") return { op: "Q", x1: x(command.x1), y1: y(command.y1), ...end };
  return { op: command.op, ...end };
}
