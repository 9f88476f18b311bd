import { parseColor, BLACK } from "../../../../core/codes/color.ts";
import type { Drawing, ImageLayer, Layer, PathCommand, Picture } from "../../../../core/codes/drawing.ts";

/** Placeholder for the logo during layout: a square that is opaque everywhere. */
export const CUP_PLACE: Picture = { width: 1, height: 1, rgba: new Uint8ClampedArray([0, 0, 0, 255]) };

const INK = parseColor("#b02a6b") ?? BLACK;

/** Coordinates are in a square of 24 × 24. */
const BODY: PathCommand[] = [
  { op: "M", x: 3, y: 9 },
  { op: "L", x: 17, y: 9 },
  { op: "L", x: 17, y: 15 },
  { op: "C", x1: 17, y1: 19, x2: 14.5, y2: 21, x: 11, y: 21 },
  { op: "L", x: 9, y: 21 },
  { op: "C", x1: 5.5, y1: 21, x2: 3, y2: 19, x: 3, y: 15 },
  { op: "Z" },
];
/** Follows the outside of the handle and returns along its inside, so that the hole stays empty. */
const HANDLE: PathCommand[] = [
  { op: "M", x: 17, y: 9.5 },
  { op: "C", x1: 24, y1: 9, x2: 24, y2: 18.5, x: 16, y: 18 },
  { op: "L", x: 16.5, y: 16 },
  { op: "C", x1: 21, y1: 16.5, x2: 21, y2: 11.5, x: 17, y: 11.5 },
  { op: "Z" },
];
const steam = (x: number): PathCommand[] => [
  { op: "M", x: x - 0.9, y: 6.8 },
  { op: "L", x: x - 0.9, y: 2.6 },
  { op: "L", x: x + 0.9, y: 2.6 },
  { op: "L", x: x + 0.9, y: 6.8 },
  { op: "Z" },
];
const OUTLINE = [...BODY, ...HANDLE, ...steam(7), ...steam(10.5), ...steam(14)];

/**
 * Replaces the logo in the drawing with a cup made of shapes, which takes a tenth of the bytes of a picture.
 */
export const withCup = (drawing: Drawing): Drawing => ({
  ...drawing,
  layers: drawing.layers.map((layer): Layer => (layer.kind === "image" ? cup(layer) : layer)),
});

function cup({ x, y, width }: ImageLayer): Layer {
  const scale = width / 24;
  const commands = OUTLINE.map((command) =>
    Object.fromEntries(
      Object.entries(command).map(([name, value]) => [
        name,
        typeof value === "number" ? value * scale + (name.startsWith("x") ? x : y) : value,
      ]),
    ),
  ) as PathCommand[];
  return { kind: "path", fill: INK, commands };
}
