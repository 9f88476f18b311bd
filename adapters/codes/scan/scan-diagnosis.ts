import type { Point } from "../../../core/codes/scan.ts";
import { type ScanProblem, scanProblem } from "../../../core/codes/scan.ts";
import { findFinderPatterns } from "../decode/finder-patterns.ts";
import { isCutOff, isJoined, isSquare, locateCode, type LocatedCode } from "../decode/located-code.ts";
import type { ScanReading } from "./scan-reading.ts";
import type { Findings } from "./scan-findings.ts";
import { blurred, type Gray, inverted, scaled, sharpened, thresholded } from "./scan-gray.ts";

/** Longer side of the picture that is searched for finder patterns, px. */
const SIDE = 1000;
/** Px per module below which decoders begin to fail. */
const MIN_MODULE = 2;
/** Smallest contrast between dark and light modules, in luminance levels of 255. */
const MIN_CONTRAST = 45;
/** Largest width of the edge between two modules, in modules. */
const WIDEST_EDGE = 0.9;
/** The same if its finder patterns show only in a sharpened picture: blurred codes have 0.75 and more there, sharp ones up to 0.4. */
const WIDEST_SHARPENED_EDGE = 0.6;
/** The same in px, if the code is found but its modules are not. */
const BLURRED_EDGE = 7;
/** Largest picture that is enlarged to find very small modules, pixels. */
const MAX_ENLARGED_PIXELS = 500_000;

/**
 * Diagnoses a picture in which nothing was read, by its finder patterns. If unsure, it reports that there is
 * no code.
 */
export function diagnose(gray: Gray, findings: Findings): ScanProblem {
  if (findings.sawEmpty()) return scanProblem("empty");
  if (findings.doubtful().length > 0) return scanProblem("unsure");
  const scale = Math.min(1, SIDE / Math.max(gray.width, gray.height));
  const work = scale < 1 ? scaled(gray, scale) : gray;
  for (const look of LOOKS) {
    if (look.grown > 1 && work.light.length > MAX_ENLARGED_PIXELS) continue;
    const picture = look.prepare(work);
    const { isSmoothed = false, isSharpened = false } = look;
    // how sharp the code is says the picture as it is
    const untouched = isSmoothed || isSharpened ? work : picture;
    const problem = searched({ picture, untouched, scale: scale * look.grown, isSharpened });
    if (problem) return problem;
  }
  if (!findings.failed().some(hasRoom)) return scanProblem("no_code");
  return scanProblem(edgeWidth(work) > BLURRED_EDGE ? "blurred" : "damaged");
}

/** Whether a decoder found an area that can be a code: a line or sliver is not a matrix code. */
function hasRoom({ corners, lines }: ScanReading): boolean {
  if (corners === null || lines > 0) return true;
  const nextTo = (at: number) => corners[(at + 1) % corners.length]!;
  const sides = corners.map(({ x, y }, at) => Math.hypot(nextTo(at).x - x, nextTo(at).y - y));
  const area = Math.abs(sum(corners.map(({ x, y }, at) => x * nextTo(at).y - nextTo(at).x * y))) / 2;
  return area > 0.4 * Math.max(...sides) ** 2;
}

/** Ways to find finder patterns that decoders miss, the most revealing ones first. */
const LOOKS: readonly {
  prepare: (from: Gray) => Gray;
  grown: number;
  isSmoothed?: boolean;
  isSharpened?: boolean;
}[] = [
  { prepare: (from) => from, grown: 1 },
  { prepare: inverted, grown: 1 },
  { prepare: (from) => blurred(from, 2), grown: 1, isSmoothed: true },
  { prepare: (from) => scaled(from, 3), grown: 3 },
  ...[4, 8, 16].map((radius) => ({
    prepare: (from: Gray) => sharpened(blurred(from, radius >> 2), radius, 4),
    grown: 1,
    isSharpened: true,
  })),
];

interface View {
  picture: Gray;
  /** The same before it was smoothed or sharpened. */
  untouched: Gray;
  /** Px of `picture` per px of the original. */
  scale: number;
  isSharpened: boolean;
}

function searched(view: View): ScanProblem | null {
  const { picture, isSharpened } = view;
  const plain = twoToned(picture);
  const finders = findFinderPatterns(plain);
  const code = locateCode(finders);
  if (code) return problemOf({ ...view, plain, code });
  return !isSharpened && isCutOff(finders, plain) ? scanProblem("cut_off") : null;
}

/** The margin keeps the noise of an empty wall from becoming a pattern. */
const twoToned = (gray: Gray): Gray =>
  thresholded(gray, Math.max(4, Math.round(Math.min(gray.width, gray.height) / 10)), 3);

interface LocatedView extends View {
  /** The picture, black and white only. */
  plain: Gray;
  code: LocatedCode;
}

/** Null if it only looked like a code. */
function problemOf({ picture, untouched, plain, code, scale, isSharpened }: LocatedView): ScanProblem | null {
  if (!isHalfDark(plain, code)) return null;
  const { dark, light } = finderTones(picture, code);
  if (!isSharpened && light - dark < MIN_CONTRAST) return scanProblem("low_contrast");
  const pixels = code.module / scale;
  if (pixels < MIN_MODULE)
    return isSquare(code) ? scanProblem("too_small", { pixels: Math.round(10 * pixels) / 10 }) : null;
  const { width, height } = picture;
  const room = Math.min(...code.corners.map(({ x, y }) => Math.min(x, y, width - x, height - y)));
  const isOutside = room < -1.5 * code.module;
  const widest = isSharpened ? WIDEST_SHARPENED_EDGE : WIDEST_EDGE;
  if (!isOutside && finderTones(untouched, code).edge > widest * code.module) return scanProblem("blurred");
  // a sharp code of this size can be verified by its timing patterns
  if (!isJoined(code, plain)) return null;
  if (isOutside) return scanProblem("cut_off");
  if (room < 0.5 * code.module || isFramed(picture, code, (dark + light) / 2))
    return scanProblem("no_quiet_zone");
  return scanProblem("damaged");
}

/**
 * Mean luminance of the cores and rings of the finder patterns, and the width of the edge between them, px.
 */
function finderTones(picture: Gray, { finders, module }: LocatedCode) {
  const profiles = finders.flatMap(({ x, y }) =>
    [0, 1, 2, 3].map((quarter) => {
      const [dx, dy] = [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ][quarter]!;
      return Array.from({ length: Math.ceil(2.5 * module) }, (_, step) =>
        lightAt(picture, x + step * dx!, y + step * dy!),
      );
    }),
  );
  const dark = mean(profiles.map((profile) => profile[0]!));
  const light = mean(profiles.map((profile) => Math.max(...profile)));
  const steepest = mean(
    profiles.map((profile) => Math.max(...profile.slice(1).map((value, at) => value - profile[at]!))),
  );
  return { dark, light, edge: (light - dark) / Math.max(1, steepest) };
}

/** Samples per side. */
const SAMPLES = 24;

/**
 * Whether about half of its modules are dark, which masks ensure (ISO/IEC 18004 §7.8.3) and text rarely
 * matches.
 */
function isHalfDark(
  { width, height, light }: Gray,
  { corners: [topLeft, topRight, , bottomLeft] }: LocatedCode,
): boolean {
  let [seen, dark] = [0, 0];
  for (let row = 0; row < SAMPLES; row++)
    for (let column = 0; column < SAMPLES; column++) {
      const [along, down] = [(column + 0.5) / SAMPLES, (row + 0.5) / SAMPLES];
      const x = Math.floor(topLeft.x + (topRight.x - topLeft.x) * along + (bottomLeft.x - topLeft.x) * down);
      const y = Math.floor(topLeft.y + (topRight.y - topLeft.y) * along + (bottomLeft.y - topLeft.y) * down);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      seen++;
      if (light[y * width + x]! < 128) dark++;
    }
  return dark > 0.25 * seen && dark < 0.75 * seen;
}

/** Whether the area right around the code is dark on at least one side. */
function isFramed(picture: Gray, { corners, module }: LocatedCode, middle: number): boolean {
  const center = { x: (corners[0].x + corners[2].x) / 2, y: (corners[0].y + corners[2].y) / 2 };
  return corners.some((from, side) => {
    const to = corners[(side + 1) % 4]!;
    const around = Array.from({ length: 20 }, (_, step) => {
      const on = between(from, to, (step + 0.5) / 20);
      const out = Math.hypot(on.x - center.x, on.y - center.y);
      const beyond = between(center, on, 1 + (1.5 * module) / out);
      return lightAt(picture, beyond.x, beyond.y);
    });
    return around.filter((value) => value < middle).length > 14;
  });
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

function lightAt({ width, height, light }: Gray, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
  return light[Math.min(height - 1, Math.max(0, Math.floor(y))) * width + column]!;
}

/** Width of the steepest edge from dark to light, px. */
function edgeWidth(gray: Gray): number {
  const { width, light } = blurred(gray, 1);
  const sorted = light.toSorted();
  const range = sorted[Math.floor(0.98 * sorted.length)]! - sorted[Math.floor(0.02 * sorted.length)]!;
  const steps = light
    .subarray(1)
    .map((value, at) => Math.abs(value - light[at + ((at + 1) % width ? 0 : 1)]!));
  const steepest = steps.toSorted()[Math.floor(0.999 * steps.length)]!;
  return range / Math.max(1, steepest);
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: number[]): number => sum(values) / values.length;
