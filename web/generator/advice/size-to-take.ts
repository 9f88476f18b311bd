import { MODULE_DOTS, PRINT_DOTS } from "../../../core/codes/print/print.ts";
import { DPI, dotsOver } from "../../../core/codes/print/resolution.ts";
import { RESOLUTIONS } from "../paper/paper.ts";

/** Resolutions of large prints, dots per inch: dots are invisible from a distance. */
const COARSE = [150, DPI.min] as const;

/** A size in dots per module of a printer. */
export interface TakenSize {
  dpi: number;
  dots: number;
}

/**
 * The smallest number of whole dots for a module of the required size, at the requested resolution, or at the finest one at which the picture
 * is not too large.
 * @param module mm @param modules from side to side @param dpi dots per inch
 * @returns null if there is none: the code is larger than the largest picture
 */
export function sizeToTake(module: number, modules: number, dpi: number): TakenSize | null {
  const most = Math.min(MODULE_DOTS.max, Math.floor(PRINT_DOTS.max / modules));
  const coarser = [...RESOLUTIONS, ...COARSE].filter((one) => one < dpi).toSorted((a, b) => b - a);
  for (const each of [dpi, ...coarser]) {
    const dots = Math.max(MODULE_DOTS.min, dotsOver(module, each));
    if (dots <= most) return { dpi: each, dots };
  }
  return null;
}
