import type { PathCommand } from "../../../core/codes/drawing.ts";

/**
 * Converts quadratic curves to cubic ones: the cubic control points lie two thirds of the way to the
 * quadratic one.
 */
export function asCubics(commands: PathCommand[]): Exclude<PathCommand, { op: "Q" }>[] {
  let [x, y] = [0, 0];
  return commands.map((command) => {
    if (command.op === "Z") return command;
    const [fromX, fromY] = [x, y];
    [x, y] = [command.x, command.y];
    if (command.op !== "Q") return command;
    return {
      op: "C",
      x1: toward(fromX, command.x1),
      y1: toward(fromY, command.y1),
      x2: toward(x, command.x1),
      y2: toward(y, command.y1),
      x,
      y,
    };
  });
}

function toward(end: number, handle: number): number {
  return end + (2 / 3) * (handle - end);
}
