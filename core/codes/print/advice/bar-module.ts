import type { BarcodeFormat } from "../../barcode/symbol.ts";

/** Module of EAN and UPC codes at the till, mm: 80 to 200% of 0.33 mm (GS1 General Specifications, X-dimensions of general retail). */
export const RETAIL_MODULE = { least: 0.264, most: 0.66 } as const;

/** The least module of bars on outer cases, mm (the same, general distribution). */
export const CASE_MODULE = 0.495;

/** The GS1 minimum for direct thermal and thermal transfer printers, whose dots are coarse (notes of the same table), mm. */
export const RETAIL_ON_DEMAND = 0.249;

/** Up to this resolution (dpi) a file is for on-demand printing: a label printer or an office printer. */
const ON_DEMAND_DPI = 300;

/** Module of the other symbologies, mm: no common standard exists, and hand-held readers begin to fail below. */
const HAND_HELD_MODULE = {
  // 7.5 mil, the least of the AIM specifications of Code 128, Code 39 and ITF
  CODE128: 0.19,
  CODE39: 0.19,
  ITF: 0.19,
  MSI: 0.19,
  // thin bars of the miniature size
  pharmacode: 0.35,
} as const;

export type RetailFormat = "EAN13" | "EAN8" | "UPC";

/** Whether tills read this format. */
export const isRetail = (format: BarcodeFormat | "QR Code"): format is RetailFormat =>
  format === "EAN13" || format === "EAN8" || format === "UPC";

/**
 * The least width of a module (X-dimension) for a barcode, mm.
 * @param dpi dots per inch
 * @param isForLabelPrinter whether a label printer is known to print it, whatever its resolution
 */
export function leastBarModule(format: BarcodeFormat, dpi: number, isForLabelPrinter = false): number {
  if (isRetail(format))
    return isForLabelPrinter || dpi <= ON_DEMAND_DPI ? RETAIL_ON_DEMAND : RETAIL_MODULE.least;
  return HAND_HELD_MODULE[format];
}
