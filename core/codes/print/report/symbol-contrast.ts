import { gradeOfAtLeast, type Steps } from "./grade.ts";
import { measure, type Measure } from "./measure.ts";

/** The lightest and darkest measured reflectance, 0 to 1. */
export interface Reflectances {
  max: number;
  min: number;
}

/**
 * For QR codes and bars. Public sources: Cognex, DataMan 475 Verifier Reference Manual, "ISO/IEC 15415 Grading Parameters", and Axicon,
 * "Interpretation of results: fractional grading", for ISO/IEC 15416.
 */
const CONTRAST: Steps = [0.7, 0.55, 0.4, 0.2];

export function extremes(values: Float64Array): Reflectances {
  let [max, min] = [0, 1];
  for (const value of values) {
    max = Math.max(max, value);
    min = Math.min(min, value);
  }
  return { max, min };
}

/** The global threshold, half-way between the lightest and the darkest: anything darker counts as dark. */
export const globalThreshold = ({ max, min }: Reflectances): number => (max + min) / 2;

/** The difference between the lightest and the darkest. */
export function symbolContrast({ max, min }: Reflectances): Measure {
  const contrast = Math.max(0, max - min);
  return measure("symbol_contrast", contrast, gradeOfAtLeast(contrast, CONTRAST));
}
