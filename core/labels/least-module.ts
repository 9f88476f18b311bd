import { BY_HAND } from "../codes/print/advice/bar-height.ts";
import { leastBarModule } from "../codes/print/advice/bar-module.ts";
import type { Symbology } from "../codes/print/advice/readers.ts";
import { SCANNER_MODULE } from "../codes/print/advice/scanner-module.ts";

/**
 * Smallest width of a module (X-dimension) on labels, mm. `adviceFor` has what a reader at a distance needs.
 * @param dpi dots per inch of the printer
 */
export const leastModule = (format: Symbology, dpi: number): number =>
  format === "QR Code" ? SCANNER_MODULE : leastBarModule(format, dpi);

/** Bars grow no wider than this to fill a label, mm: a hand-held reader must see both ends. */
export const WIDEST_BAR = 0.5;
/** Limits of the height of bars on labels, mm: low bars are hard to aim at by hand. */
export const LABEL_BARS = { min: BY_HAND.least, max: 25 } as const;
