import type { BarcodeFormat } from "../codes/barcode/symbol.ts";

/**
 * Least width of a module (X-dimension) that a label is printed with, mm: rules of thumb of our own, below which hand-held readers begin to
 * fail. What a reader at a distance needs says `adviceFor`.
 */
const LEAST_MODULE: Readonly<Record<BarcodeFormat | "QR Code", number>> = {
  // 10 mil
  "QR Code": 0.25,
  // about three quarters of the nominal 0.33 mm
  EAN13: 0.249,
  EAN8: 0.249,
  UPC: 0.249,
  // 7.5 mil
  CODE128: 0.19,
  CODE39: 0.19,
  ITF: 0.19,
  MSI: 0.19,
  // thin bars of the miniature size
  pharmacode: 0.35,
};

export const leastModule = (format: BarcodeFormat | "QR Code"): number => LEAST_MODULE[format];

/** Bars are not made wider than this to fill a label, mm: hand-held readers have to see both ends. */
export const WIDEST_BAR = 0.5;
/** Bars of a label are at least and at most so high, mm: lower ones are hard to aim at by hand. */
export const LABEL_BARS = { min: 5, max: 25 } as const;
