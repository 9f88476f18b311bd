import type { PathCommand } from "../../drawing.ts";
import { type Box, type Corners, allCorners, ARM, disc, roundedBox } from "./shapes.ts";
import type { ModuleShape } from "./style.ts";

/** Whether the module in a column and row is dark; false outside the grid. */
export type Grid = (column: number, row: number) => boolean;

/** Share of a module, chosen by eye for the same weight of each shape; all cover the middle, which scanners sample. */
const DOT_RADIUS = 0.48;
const DIAMOND_REACH = 0.6;
const SMALL_SIDE = 0.82;
const BAR_WIDTH = 0.84;
const ROUNDED_CORNER = 0.36;
const CONNECTED_CORNER = 0.5;
const FILLET = 0.4;

/**
 * The dark modules of a grid as the subpaths of one path, all clockwise, so that what touches is one area without seams.
 * The unit is one module; the top left module begins at 0, 0.
 */
export function moduleShapes(shape: ModuleShape, grid: Grid, size: number): PathCommand[] {
  const path: PathCommand[] = [];
  const add = (commands: PathCommand[]) => {
    for (const command of commands) path.push(command);
  };
  const each = (draw: (column: number, row: number) => PathCommand[]) => {
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++) if (grid(column, row)) add(draw(column, row));
  };
  if (shape === "dots") each((x, y) => disc(x + 0.5, y + 0.5, DOT_RADIUS));
  else if (shape === "diamonds") each((x, y) => diamond(x, y, size));
  else if (shape === "small-squares") each(smallSquare);
  else if (shape === "vertical-bars")
    for (const { along, from, length } of runs((row, column) => grid(column, row), size))
      add(bar({ x: along + (1 - BAR_WIDTH) / 2, y: from, width: BAR_WIDTH, height: length }));
  else if (shape === "horizontal-bars")
    for (const { along, from, length } of runs(grid, size))
      add(bar({ x: from, y: along + (1 - BAR_WIDTH) / 2, width: length, height: BAR_WIDTH }));
  else {
    const corner = { square: 0, rounded: ROUNDED_CORNER, connected: CONNECTED_CORNER }[shape];
    for (const { along, from, length } of runs(grid, size))
      add(
        roundedBox(
          { x: from, y: along, width: length, height: 1 },
          runCorners(grid, along, from, length, corner),
        ),
      );
    if (shape === "connected") add(fillets(grid, size));
  }
  return path;
}

/** Dark modules without a gap, row by row: the row, the first column and how many there are. */
function* runs(grid: Grid, size: number): Generator<{ along: number; from: number; length: number }> {
  for (let along = 0; along < size; along++)
    for (let at = 0; at < size; at++) {
      if (!grid(at, along)) continue;
      const from = at;
      while (at < size && grid(at, along)) at++;
      yield { along, from, length: at - from };
    }
}

/** Rounded where no module touches the end of the run from above or below. */
function runCorners(grid: Grid, row: number, from: number, length: number, corner: number): Corners {
  const last = from + length - 1;
  const of = (column: number, beside: number) => (grid(column, beside) ? 0 : corner);
  return [of(from, row - 1), of(last, row - 1), of(last, row + 1), of(from, row + 1)];
}

const bar = (box: Box): PathCommand[] => roundedBox(box, allCorners(BAR_WIDTH / 2));

const smallSquare = (x: number, y: number): PathCommand[] => {
  const rim = (1 - SMALL_SIDE) / 2;
  return roundedBox({ x: x + rim, y: y + rim, width: SMALL_SIDE, height: SMALL_SIDE }, allCorners(0));
};

/** Its points overlap the neighbors but stay inside the code. */
const diamond = (column: number, row: number, size: number): PathCommand[] => {
  const [x, y] = [column + 0.5, row + 0.5];
  return [
    { op: "M", x, y: Math.max(0, y - DIAMOND_REACH) },
    { op: "L", x: Math.min(size, x + DIAMOND_REACH), y },
    { op: "L", x, y: Math.min(size, y + DIAMOND_REACH) },
    { op: "L", x: Math.max(0, x - DIAMOND_REACH), y },
    { op: "Z" },
  ];
};

/** Fills inner corners, at which three dark modules surround a light one. */
function fillets(grid: Grid, size: number): PathCommand[] {
  const path: PathCommand[] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (grid(column, row)) continue;
      for (const [dx, dy] of CORNERS) {
        if (!grid(column + dx, row) || !grid(column, row + dy) || !grid(column + dx, row + dy)) continue;
        path.push(...fillet(column + (dx + 1) / 2, row + (dy + 1) / 2, -dx, -dy));
      }
    }
  return path;
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** @param towardsX, towardsY from the corner into the light module: 1 or -1 */
function fillet(x: number, y: number, towardsX: number, towardsY: number): PathCommand[] {
  const [endX, endY] = [x + towardsX * FILLET, y + towardsY * FILLET];
  const near = 1 - ARM;
  const [handleX, handleY] = [x + towardsX * FILLET * near, y + towardsY * FILLET * near];
  const isClockwise = towardsX * towardsY > 0;
  return isClockwise
    ? [
        { op: "M", x, y },
        { op: "L", x: endX, y },
        { op: "C", x1: handleX, y1: y, x2: x, y2: handleY, x, y: endY },
        { op: "Z" },
      ]
    : [
        { op: "M", x, y },
        { op: "L", x, y: endY },
        { op: "C", x1: x, y1: handleY, x2: handleX, y2: y, x: endX, y },
        { op: "Z" },
      ];
}
