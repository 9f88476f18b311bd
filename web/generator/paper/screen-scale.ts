import { MM_PER_INCH } from "../../../core/codes/print/length.ts";
import { CSS_DPI } from "../../../core/codes/print/resolution.ts";

const KEY = "quietzone.px_per_mm";

/** CSS px per millimeter of an uncalibrated screen. */
export const NOMINAL_SCALE = CSS_DPI / MM_PER_INCH;
/** Limits, from televisions to the densest phones. */
export const SCALES = { min: NOMINAL_SCALE / 4, max: NOMINAL_SCALE * 2.2 } as const;

/** Calibrated CSS px per millimeter of this screen; null if it was not calibrated or nothing can be stored. */
export function measuredScale(): number | null {
  try {
    const scale = Number(localStorage.getItem(KEY));
    return scale >= SCALES.min && scale <= SCALES.max ? scale : null;
  } catch {
    return null;
  }
}

export function keepScale(scale: number): void {
  try {
    localStorage.setItem(KEY, String(scale));
  } catch {
    // no storage: kept until the page is left
  }
}
