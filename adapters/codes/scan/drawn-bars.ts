import type { Scan } from "../decode/bar-width-patterns.ts";
import type { Gray } from "./scan-gray.ts";

/**
 * Smallest height of bars in modules; they are drawn at 50 by default. Strokes of letters are 8 to 12 times
 * as high as wide.
 */
const MIN_MODULES = 16;

/**
 * The scan line across bars as this program draws them: all equally high, nothing above or beside them, at
 * most one line of text below, and slender. Strokes of letters are lower, and lines of a table extend to the
 * edge.
 * @returns widths in px, or null
 */
export function drawnBars(gray: Gray): Scan | null {
  const isDark = darkness(gray);
  const rows = Array.from({ length: gray.height }, (_, y) => edgesOf(isDark, gray.width, y));
  const top = rows.findIndex((edges) => edges.length > 0);
  const edges = rows[top];
  if (edges === undefined || edges.length % 2 !== 0) return null;
  const same = edges.join();
  const below = rows.slice(top).findIndex((row) => row.join() !== same);
  const end = below < 0 ? rows.length : top + below;
  const [quietLeft = 0, ...bars] = edges.map((edge, at) => edge - (edges[at - 1] ?? 0));
  if (end - top < MIN_MODULES * bars.reduce(divisor) || end - top === rows.length) return null;
  if (!isOneLine(rows.slice(end), end - top)) return null;
  return { quietLeft, bars, quietRight: gray.width - edges.at(-1)! };
}

/** The greatest common divisor (Euclid), which is the module width of exact bars. */
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Threshold halfway between the darkest and the lightest pixel. */
function darkness({ light }: Gray): (at: number) => boolean {
  const darkest = light.reduce((a, b) => Math.min(a, b), 255);
  const lightest = light.reduce((a, b) => Math.max(a, b), 0);
  return (at) => light[at]! < (darkest + lightest) / 2;
}

/** Positions of all edges in a row. */
function edgesOf(isDark: (at: number) => boolean, width: number, y: number): number[] {
  const edges: number[] = [];
  let was = false;
  for (let x = 0; x < width; x++) {
    const is = isDark(y * width + x);
    if (is !== was) edges.push(x);
    was = is;
  }
  return edges;
}

/**
 * Whether the rows below the bars are blank, or contain one line of text: even the largest digits are less
 * than half as high as the lowest bars.
 */
function isOneLine(rows: number[][], barHeight: number): boolean {
  const first = rows.findIndex((edges) => edges.length > 0);
  if (first < 0) return true;
  const last = rows.findLastIndex((edges) => edges.length > 0);
  const line = rows.slice(first, last + 1);
  return first > 0 && line.length <= barHeight / 2 && line.every((edges) => edges.length > 0);
}
