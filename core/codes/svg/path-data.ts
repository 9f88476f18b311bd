import type { PathCommand } from "../drawing.ts";
import { endpointArc } from "./arc.ts";
import type { Point } from "./matrix.ts";
import { NumberScanner } from "./number-scanner.ts";
import { complexRefusal, SVG_POINTS, valueRefusal } from "./svg-refusal.ts";

/** Count of numbers after each command letter; arcs are parsed separately. */
const COUNTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** Parses the `d` of a path (SVG 1.1 §8.3). @throws DomainError `logo_unreadable` if it is invalid */
export function readPathData(text: string): PathCommand[] {
  const scanner = new NumberScanner(text);
  const pen = new PathPen();
  let letter: string | null = null;
  while (!scanner.isAtEnd) {
    const next = scanner.letter();
    if (next !== null) letter = next;
    else if (letter === null || letter === "z" || letter === "Z") throw valueRefusal("d", text);
    else if (letter === "M") letter = "L";
    else if (letter === "m") letter = "l";
    const values = valuesOf(scanner, letter?.toUpperCase() ?? "");
    const isMisplaced = pen.commands.length === 0 && letter?.toUpperCase() !== "M";
    if (letter === null || values === null || isMisplaced) throw valueRefusal("d", text);
    pen.draw(letter, values);
    if (pen.commands.length > SVG_POINTS) throw complexRefusal();
  }
  return pen.commands;
}

function valuesOf(scanner: NumberScanner, letter: string): number[] | null {
  const count = COUNTS[letter];
  if (count === undefined) return null;
  const values: number[] = [];
  for (let at = 0; at < count; at++) {
    const value = letter === "A" && (at === 3 || at === 4) ? scanner.flag() : scanner.number();
    if (value === null) return null;
    values.push(value);
  }
  return values;
}

/** Turns every command into one of absolute places. */
class PathPen {
  readonly commands: PathCommand[] = [];
  #at: Point = { x: 0, y: 0 };
  #start: Point = { x: 0, y: 0 };
  #isClosed = false;
  /** The last handle of the curve before, which `S` and `T` mirror. */
  #handle: { op: "C" | "Q"; at: Point } | null = null;

  draw(letter: string, values: readonly number[]): void {
    const isRelative = letter === letter.toLowerCase();
    const origin = isRelative ? this.#at : { x: 0, y: 0 };
    const point = (index: number): Point => ({
      x: origin.x + (values[index] ?? 0),
      y: origin.y + (values[index + 1] ?? 0),
    });
    const command = letter.toUpperCase();
    if (command === "Z") {
      this.commands.push({ op: "Z" });
      [this.#at, this.#handle, this.#isClosed] = [this.#start, null, true];
      return;
    }
    if (command === "M") {
      this.#start = this.#at = point(0);
      [this.#handle, this.#isClosed] = [null, false];
      this.commands.push({ op: "M", ...this.#at });
      return;
    }
    // drawing continues after a closed path at its start point
    if (this.#isClosed) this.commands.push({ op: "M", ...this.#start });
    this.#isClosed = false;
    if (command === "L") this.#line(point(0));
    else if (command === "H") this.#line({ x: origin.x + values[0]!, y: this.#at.y });
    else if (command === "V") this.#line({ x: this.#at.x, y: origin.y + values[0]! });
    else if (command === "A") this.#arc(values, point(5));
    else if (command === "C") this.#cubic(point(0), point(2), point(4));
    else if (command === "S") this.#cubic(this.#mirrored("C"), point(0), point(2));
    else if (command === "Q") this.#quadratic(point(0), point(2));
    else this.#quadratic(this.#mirrored("Q"), point(0));
  }

  #line(to: Point): void {
    this.commands.push({ op: "L", ...to });
    [this.#at, this.#handle] = [to, null];
  }

  #arc([radiusX = 0, radiusY = 0, turn = 0, large, sweep]: readonly number[], to: Point): void {
    const arc = { radiusX, radiusY, turn, isLarge: large === 1, isSweep: sweep === 1 };
    this.commands.push(...endpointArc(this.#at, to, arc));
    [this.#at, this.#handle] = [to, null];
  }

  #cubic(first: Point, second: Point, to: Point): void {
    this.commands.push({ op: "C", x1: first.x, y1: first.y, x2: second.x, y2: second.y, ...to });
    [this.#at, this.#handle] = [to, { op: "C", at: second }];
  }

  #quadratic(handle: Point, to: Point): void {
    this.commands.push({ op: "Q", x1: handle.x, y1: handle.y, ...to });
    [this.#at, this.#handle] = [to, { op: "Q", at: handle }];
  }

  #mirrored(op: "C" | "Q"): Point {
    const { x, y } = this.#at;
    if (this.#handle?.op !== op) return { x, y };
    return { x: 2 * x - this.#handle.at.x, y: 2 * y - this.#handle.at.y };
  }
}
