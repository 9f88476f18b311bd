import { MM_PER_INCH } from "../../../core/codes/print/length.ts";
import { CSS_DPI } from "../../../core/codes/print/resolution.ts";

const KEY = "quietzone.px_per_mm";

/** Px of CSS to a millimeter where nobody has measured the screen. */
export const NOMINAL_SCALE = CSS_DPI / MM_PER_INCH;
/** From televisions to the densest phones. */
export const SCALES = { min: NOMINAL_SCALE / 4, max: NOMINAL_SCALE * 2.2 } as const;

/** Px of CSS to a millimeter of this screen, as it was measured; null where it was not, or nothing can be stored. */
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
    // storage is closed: measured until the page is left
  }
}
