import type { Color } from "../color.ts";
import type { ColorGradient, GradientStop } from "../drawing.ts";
import type { Bounds } from "./flatten.ts";
import { readLength } from "./length.ts";
import { combined, IDENTITY, type Matrix, placed, readTransform, scaleOf } from "./matrix.ts";
import type { Extent } from "./shapes.ts";
import { ownProperties, type Properties } from "./style-rules.ts";
import { readColor } from "./svg-color.ts";
import type { SvgFile } from "./svg-file.ts";
import type { SvgNode } from "./svg-node.ts";
import { partRefusal } from "./svg-refusal.ts";

interface Painted {
  /** From its user units to those of the drawing. */
  matrix: Matrix;
  /** Its bounding box, in user units. */
  bounds: Bounds;
  extent: Extent;
}

/** Gradients that inherit unset attributes from each other. */
const MAX_LINKS = 10;

/**
 * The color of a `<linearGradient>` or `<radialGradient>` (SVG 1.1 §13.2), in units of the drawing; null if
 * it paints nothing.
 * @throws DomainError `logo_unreadable` for unsupported gradients: ellipses, an off-center focus, transparent
 * colors, repetition
 */
export function gradientFill(node: SvgNode, file: SvgFile, painted: Painted): Color | ColorGradient | null {
  const { attributes, stops } = inherited(node, file);
  const colors = stops.map((stop) => stopColor(stop, file));
  const [first, last] = [colors[0], colors.at(-1)];
  if (!first || !last) return null;
  if (first === last) return first.color;
  if (colors.some(({ color }) => color.alpha < 1)) throw partRefusal("stop-opacity");
  if ((attributes["spreadMethod"] ?? "pad") !== "pad") throw partRefusal("spreadMethod");
  const isBox = attributes["gradientUnits"] !== "userSpaceOnUse";
  const matrix = combined(
    combined(painted.matrix, isBox ? boxMatrix(painted.bounds) : IDENTITY),
    readTransform(attributes["gradientTransform"]),
  );
  if (!(scaleOf(matrix) > 1e-9)) return null;
  const extent = isBox ? { width: 1, height: 1 } : painted.extent;
  const diagonal = Math.hypot(extent.width, extent.height) / Math.SQRT2;
  const length = (name: string, whole: number, otherwise: string) =>
    readLength(attributes[name] ?? otherwise, name, whole);
  const ends = { from: first.color, to: last.color, ...(isPlain(colors) ? {} : { stops: wholeWay(colors) }) };
  if (node.name === "linearGradient") {
    const from = { x: length("x1", extent.width, "0%"), y: length("y1", extent.height, "0%") };
    const to = { x: length("x2", extent.width, "100%"), y: length("y2", extent.height, "0%") };
    const line = placedLine(matrix, from, to);
    return line === null ? last.color : { kind: "linear", ...line, ...ends };
  }
  const center = { x: length("cx", extent.width, "50%"), y: length("cy", extent.height, "50%") };
  const focus = {
    x: attributes["fx"] === undefined ? center.x : length("fx", extent.width, ""),
    y: attributes["fy"] === undefined ? center.y : length("fy", extent.height, ""),
  };
  const radius = length("r", diagonal, "50%");
  if (Math.hypot(focus.x - center.x, focus.y - center.y) > radius * 0.01)
    throw partRefusal("<radialGradient fx>");
  if (!(radius > 0)) return last.color;
  if (!isRound(matrix)) throw partRefusal("<radialGradient gradientTransform>");
  return { kind: "radial", ...placed(matrix, center), radius: radius * scaleOf(matrix), ...ends };
}

type Stops = readonly GradientStop[];

/** Two colors, one at each end. */
const isPlain = (stops: Stops): boolean => stops.length === 2 && stops[0]?.at === 0 && stops[1]?.at === 1;

/** Smallest share of the gradient that a color transition takes: for a length of zero, renderers differ. */
const LEAST = 1e-4;

/** From 0 to 1, each behind the one before it (§13.2.4). */
function wholeWay(stops: Stops): Stops {
  const [first, last] = [stops[0]!, stops.at(-1)!];
  const whole = [
    ...(first.at > 0 ? [{ at: 0, color: first.color }] : []),
    ...stops,
    ...(last.at < 1 ? [{ at: 1, color: last.color }] : []),
  ];
  let reached = -LEAST;
  return whole.map(({ at, color }, index) => {
    const latest = 1 - (whole.length - 1 - index) * LEAST;
    reached = Math.min(latest, Math.max(at, reached + LEAST));
    return { at: reached, color };
  });
}

/** Attributes and stops of a gradient with those of the gradients that it refers to. */
function inherited(node: SvgNode, file: SvgFile) {
  let attributes: Properties = {};
  let stops: SvgNode[] = [];
  let at: SvgNode | undefined = node;
  for (let links = 0; at !== undefined && links < MAX_LINKS; links++) {
    attributes = { ...at.attributes, ...attributes };
    if (stops.length === 0) stops = at.children.filter(({ name }) => name === "stop");
    const href: string | undefined = at.attributes["href"];
    at = href === undefined ? undefined : file.ids.get(href.trim().slice(1));
  }
  return { attributes, stops };
}

function stopColor(stop: SvgNode, file: SvgFile): GradientStop {
  const own = ownProperties(stop, file.rules);
  const text = own["stop-color"] ?? "black";
  const color = readColor(
    text.toLowerCase() === "currentcolor" ? (own["color"] ?? "black") : text,
    "stop-color",
  );
  const alpha = readLength(own["stop-opacity"] ?? "1", "stop-opacity", 1);
  const at = readLength(own["offset"] ?? "0", "offset", 1);
  return { at: Math.min(1, Math.max(0, at)), color: { ...color, alpha: color.alpha * alpha } };
}

const boxMatrix = ({ left, top, right, bottom }: Bounds): Matrix => [
  right - left,
  0,
  0,
  bottom - top,
  left,
  top,
];

/** Whether a circle remains a circle. */
function isRound([a, b, c, d]: Matrix): boolean {
  const [across, down] = [a * a + b * b, c * c + d * d];
  return Math.abs(across - down) < 0.02 * across && Math.abs(a * c + b * d) < 0.01 * across;
}

/**
 * Position of a linear gradient after a transformation that may skew it: its stripes are skewed as well, so
 * that its line becomes the one perpendicular to them.
 */
function placedLine(matrix: Matrix, from: { x: number; y: number }, to: { x: number; y: number }) {
  const [acrossX, acrossY] = [to.x - from.x, to.y - from.y];
  const square = acrossX ** 2 + acrossY ** 2;
  if (!(square > 0)) return null;
  const [a, b, c, d] = matrix;
  const determinant = a * d - b * c;
  // how fast the color changes in units of the drawing
  const x = (d * acrossX - b * acrossY) / determinant / square;
  const y = (a * acrossY - c * acrossX) / determinant / square;
  const start = placed(matrix, from);
  const pace = x * x + y * y;
  return { x1: start.x, y1: start.y, x2: start.x + x / pace, y2: start.y + y / pace };
}
