import type { BarcodeFormat } from "../codes/barcode/symbol.ts";
import { leastBarModule } from "../codes/print/advice/bar-module.ts";
import { SCANNER_MODULE } from "../codes/print/advice/scanner-module.ts";

/**
 * Least width of a module (X-dimension) that a label is printed with, mm. What a reader at a distance needs says `adviceFor`.
 * @param dpi dots per inch of the printer
 */
export const leastModule = (format: BarcodeFormat | "QR Code", dpi: number): number =>
  format === "QR Code" ? SCANNER_MODULE : leastBarModule(format, dpi);

/** Bars are not made wider than this to fill a label, mm: hand-held readers have to see both ends. */
export const WIDEST_BAR = 0.5;
/** Bars of a label are at least and at most so high, mm: lower ones are hard to aim at by hand. */
export const LABEL_BARS = { min: 5, max: 25 } as const;
