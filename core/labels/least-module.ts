import type { BarcodeFormat } from "../codes/barcode/symbol.ts";

/** Least width of a module (X-dimension) that a label is printed with, mm. */
const LEAST_MODULE: Readonly<Record<BarcodeFormat | "QR Code", number>> = {
  // 10 mil, which hand-held readers and phones up close are made for; ISO/IEC 18004 leaves it to the application
  "QR Code": 0.25,
  // GS1 General Specifications, symbol specification table 1: 0.249 mm where labels are printed on demand
  EAN13: 0.249,
  EAN8: 0.249,
  UPC: 0.249,
  // ISO/IEC 15417, 16388 and 16390 leave it to the application; 7.5 mil is what hand-held readers are specified for
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
/** Bars of a label are at least and at most so high, mm (ISO/IEC 15417: 5 mm or more for reading by hand). */
export const LABEL_BARS = { min: 5, max: 25 } as const;
