import type { PathCommand } from "../../../core/codes/drawing.ts";

/** Rounding per unit: three decimals of a module or design pixel are finer than any printer. */
const PARTS = 1000;

/**
 * The `d` of a path (SVG 1.1 §8.3), relative throughout: repeated shapes have the same text, which compresses
 * well. Every point is rounded to three decimals from its absolute position, so that errors do not add up.
 */
export function pathData(commands: readonly PathCommand[]): string {
  const path = new PathText();
  // in rounded units: the current point, the start of the subpath, and the last control point of the previous
  // curve, if any
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let handle: { op: "C" | "Q"; x: number; y: number } | null = null;
  for (const command of commands) {
    if (command.op === "Z") {
      path.add("z");
      [x, y, handle] = [startX, startY, null];
      continue;
    }
    const [toX, toY] = [parts(command.x), parts(command.y)];
    const end = [toX - x, toY - y];
    const mirrored: number[] = handle?.op === command.op ? [x - handle.x, y - handle.y] : [0, 0];
    handle = null;
    if (command.op === "M") {
      path.add("m", ...end);
      [startX, startY] = [toX, toY];
    } else if (command.op === "L") {
      if (toY === y) path.add("h", toX - x);
      else if (toX === x) path.add("v", toY - y);
      else path.add("l", ...end);
    } else {
      const first = [parts(command.x1) - x, parts(command.y1) - y];
      const isMirrored = first[0] === mirrored[0] && first[1] === mirrored[1];
      const [lastX, lastY] = command.op === "C" ? [command.x2, command.y2] : [command.x1, command.y1];
      handle = { op: command.op, x: parts(lastX), y: parts(lastY) };
      if (command.op === "C") {
        const second = [handle.x - x, handle.y - y];
        if (isMirrored) path.add("s", ...second, ...end);
        else path.add("c", ...first, ...second, ...end);
      } else if (isMirrored) path.add("t", ...end);
      else path.add("q", ...first, ...end);
    }
    [x, y] = [toX, toY];
  }
  return path.text;
}

const parts = (value: number): number => Math.round(value * PARTS);

/** Writes as few characters as the grammar allows: omits repeated letters and unnecessary separators. */
class PathText {
  text = "";
  #letter = "";
  #hasPoint = false;

  /** @param values in rounded units */
  add(letter: string, ...values: number[]): void {
    // after "m", coordinates without a letter are a line
    const repeats = letter === this.#letter && letter !== "m" && letter !== "z";
    if (!repeats) this.text += letter;
    values.forEach((value, index) => {
      const number = short(value / PARTS);
      const needsBlank = index > 0 || repeats;
      const divides = number.startsWith("-") || (number.startsWith(".") && this.#hasPoint);
      this.text += needsBlank && !divides ? ` ${number}` : number;
      this.#hasPoint = number.includes(".");
    });
    this.#letter = letter;
  }
}

/** A number in SVG syntax, without a zero before its decimal point. */
export function short(value: number): string {
  const text = String(Math.round(value * PARTS) / PARTS);
  return text.replace(/^(-?)0\./, "$1.");
}
