import { type BarScan, elementsOf } from "./bar-scan.ts";
import { gradeOfAtLeast, gradeOfAtMost, passOrFail, type Steps } from "./grade.ts";
import { measure, type Measure } from "./measure.ts";

/** Public source of all thresholds: Axicon, "Interpretation of results: fractional grading", the table of whole grades for ISO/IEC 15416. */
const MODULATION: Steps = [0.7, 0.6, 0.5, 0.4];
const DEFECTS: Steps = [0.15, 0.2, 0.25, 0.3];
const LEAST_EDGE = 0.15;

/** Bars must reflect at most half as much as spaces. */
export const minimumReflectance = ({ max, min }: BarScan): Measure =>
  measure("minimum_reflectance", min, passOrFail(min <= max / 2));

/** Edge contrast: the smallest difference between the lightest point of a space and the darkest of a bar next to it, and its share of the symbol contrast. */
export function edgeMeasures(scan: BarScan): [Measure, Measure] {
  const peaks = elementsOf(scan).map((steps, place) =>
    // quiet zone, bar, space ...
    place % 2 === 0 ? steps.reduce((a, b) => Math.max(a, b)) : steps.reduce((a, b) => Math.min(a, b)),
  );
  const least = peaks
    .slice(1)
    .reduce((found, peak, at) => Math.min(found, Math.abs(peak - peaks[at]!)), scan.max - scan.min);
  const share = scan.max > scan.min ? least / (scan.max - scan.min) : 0;
  return [
    measure("edge_contrast", least, passOrFail(least >= LEAST_EDGE)),
    measure("bar_modulation", share, gradeOfAtLeast(share, MODULATION)),
  ];
}

/** Reflectances closer than this are the same. */
const SAME = 0.004;

/** Spots and voids: the largest change back and forth within an element, as a share of the symbol contrast. */
export function defects(scan: BarScan): Measure {
  const worst = elementsOf(scan).reduce(
    (most, steps, place) => Math.max(most, place % 2 === 0 ? unevenness(steps, -1) : unevenness(steps, 1)),
    0,
  );
  const share = scan.max > scan.min ? worst / (scan.max - scan.min) : 1;
  return measure("defects", share, gradeOfAtMost(share, DEFECTS));
}

/** The largest rise within a bar (1) or fall within a space (-1). */
function unevenness(steps: Float64Array, sign: 1 | -1): number {
  let worst = 0;
  let lowest = Infinity;
  let highestSince = -Infinity;
  for (const step of steps) {
    const value = sign * step;
    if (value < lowest) {
      lowest = value;
      highestSince = value;
    }
    // a rise without a later fall is the edge itself
    if (value < highestSince - SAME) worst = Math.max(worst, highestSince - lowest);
    highestSince = Math.max(highestSince, value);
  }
  return worst;
}
