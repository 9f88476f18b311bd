import type { PathCommand } from "../drawing.ts";
import { unitArc } from "./arc.ts";
import { readLength } from "./length.ts";
import { placedPath } from "./matrix.ts";
import { numbersOf } from "./number-scanner.ts";
import { readPathData } from "./path-data.ts";
import type { SvgNode } from "./svg-node.ts";
import { valueRefusal } from "./svg-refusal.ts";

/** Width and height of which lengths may be percent. */
export interface Extent {
  width: number;
  height: number;
}

/** The elements that become paths. */
const SHAPES = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"] as const;
export type ShapeName = (typeof SHAPES)[number];
export const isShape = (name: string): name is ShapeName => SHAPES.some((known) => known === name);

/**
 * A shape as a path, in its own user units (SVG 1.1 §8.3, §9); empty if it is not rendered.
 * @throws DomainError `logo_unreadable` for an invalid value
 */
export function shapePath({ name, attributes }: SvgNode, extent: Extent): PathCommand[] {
  const wholes = {
    x: extent.width,
    y: extent.height,
    r: Math.hypot(extent.width, extent.height) / Math.SQRT2,
  };
  const length = (attribute: string, along: keyof typeof wholes): number | null => {
    const text = attributes[attribute];
    return text === undefined || text.trim() === "auto" ? null : readLength(text, attribute, wholes[along]);
  };
  const place = (attribute: string, along: "x" | "y") => length(attribute, along) ?? 0;
  if (name === "path") return readPathData(attributes["d"] ?? "");
  if (name === "rect") {
    const [width, height] = [place("width", "x"), place("height", "y")];
    const [rx, ry] = [length("rx", "x"), length("ry", "y")];
    const radii = { rx: rx ?? ry ?? 0, ry: ry ?? rx ?? 0 };
    return width > 0 && height > 0 ? rectangle(place("x", "x"), place("y", "y"), width, height, radii) : [];
  }
  if (name === "line") {
    const [from, to] = [
      { x: place("x1", "x"), y: place("y1", "y") },
      { x: place("x2", "x"), y: place("y2", "y") },
    ];
    return [
      { op: "M", ...from },
      { op: "L", ...to },
    ];
  }
  if (name === "polyline" || name === "polygon")
    return corners(attributes["points"] ?? "", name === "polygon");
  const radius = length("r", "r") ?? 0;
  const [rx, ry] =
    name === "circle"
      ? [radius, radius]
      : [length("rx", "x") ?? length("ry", "y") ?? 0, length("ry", "y") ?? length("rx", "x") ?? 0];
  return rx > 0 && ry > 0 ? ellipse(place("cx", "x"), place("cy", "y"), rx, ry) : [];
}

const ellipse = (x: number, y: number, rx: number, ry: number): PathCommand[] => [
  ...placedPath([rx, 0, 0, ry, x, y], [{ op: "M", x: 1, y: 0 }, ...unitArc(0, 2 * Math.PI)]),
  { op: "Z" },
];

function rectangle(x: number, y: number, width: number, height: number, radii: { rx: number; ry: number }) {
  const rx = Math.min(Math.max(0, radii.rx), width / 2);
  const ry = Math.min(Math.max(0, radii.ry), height / 2);
  const [right, bottom] = [x + width, y + height];
  if (rx === 0 || ry === 0)
    return [
      { op: "M", x, y },
      { op: "L", x: right, y },
      { op: "L", x: right, y: bottom },
      { op: "L", x, y: bottom },
      { op: "Z" },
    ] satisfies PathCommand[];
  const corner = (centerX: number, centerY: number, from: number) =>
    placedPath([rx, 0, 0, ry, centerX, centerY], unitArc(from, Math.PI / 2));
  return [
    { op: "M", x: x + rx, y },
    { op: "L", x: right - rx, y },
    ...corner(right - rx, y + ry, -Math.PI / 2),
    { op: "L", x: right, y: bottom - ry },
    ...corner(right - rx, bottom - ry, 0),
    { op: "L", x: x + rx, y: bottom },
    ...corner(x + rx, bottom - ry, Math.PI / 2),
    { op: "L", x, y: y + ry },
    ...corner(x + rx, y + ry, Math.PI),
    { op: "Z" },
  ] satisfies PathCommand[];
}

function corners(points: string, isClosed: boolean): PathCommand[] {
  const numbers = numbersOf(points);
  if (numbers === null) throw valueRefusal("points", points);
  const path: PathCommand[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2)
    path.push({ op: at === 0 ? "M" : "L", x: numbers[at]!, y: numbers[at + 1]! });
  return isClosed && path.length > 0 ? [...path, { op: "Z" }] : path;
}
