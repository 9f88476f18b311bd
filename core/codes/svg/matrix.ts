import type { PathCommand } from "../drawing.ts";
import { numbersOf } from "./number-scanner.ts";
import { valueRefusal } from "./svg-refusal.ts";

/** a, b, c, d, e, f of x' = a x + c y + e, y' = b x + d y + f (SVG 1.1 §7.4). */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Point {
  x: number;
  y: number;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const combined = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const placed = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** The factor by which lengths grow, averaged over all directions. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

export function placedPath(matrix: Matrix, commands: readonly PathCommand[]): PathCommand[] {
  return commands.map((command): PathCommand => {
    if (command.op === "Z") return command;
    const end = placed(matrix, command);
    if (command.op === "M" || command.op === "L") return { op: command.op, ...end };
    const first = placed(matrix, { x: command.x1, y: command.y1 });
    if (command.op === "Q") return { op: "Q", x1: first.x, y1: first.y, ...end };
    const second = placed(matrix, { x: command.x2, y: command.y2 });
    return { op: "C", x1: first.x, y1: first.y, x2: second.x, y2: second.y, ...end };
  });
}

const STEP = /^(matrix|translate|scale|rotate|skewX|skewY)\s{0,9}\(([^()]{0,400})\)[\s,]{0,99}/;
const DEGREE = Math.PI / 180;

/** Reads a `transform` attribute (SVG 1.1 §7.6). @throws DomainError `logo_unreadable` */
export function readTransform(text: string | undefined): Matrix {
  if (text === undefined) return IDENTITY;
  let rest = text.trim();
  let matrix = IDENTITY;
  while (rest !== "" && rest !== "none") {
    const [whole, name = "", list = ""] = STEP.exec(rest) ?? [];
    const step = whole === undefined ? null : stepOf(name, numbersOf(list) ?? []);
    if (whole === undefined || step === null) throw valueRefusal("transform", text);
    matrix = combined(matrix, step);
    rest = rest.slice(whole.length);
  }
  return matrix;
}

function stepOf(name: string, values: number[]): Matrix | null {
  const [first = 0, second, third] = values;
  if (name === "matrix") return values.length === 6 ? (values as unknown as Matrix) : null;
  if (values.length === 0 || values.length > 3) return null;
  if (name === "translate") return values.length < 3 ? [1, 0, 0, 1, first, second ?? 0] : null;
  if (name === "scale") return values.length < 3 ? [first, 0, 0, second ?? first, 0, 0] : null;
  if (name === "rotate") return values.length === 2 ? null : turned(first * DEGREE, second, third);
  if (values.length > 1) return null;
  const slant = Math.tan(first * DEGREE);
  return name === "skewX" ? [1, 0, slant, 1, 0, 0] : [1, slant, 0, 1, 0, 0];
}

function turned(angle: number, x = 0, y = 0): Matrix {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}
