import { BARCODE_FORMATS, type BarcodeFormat } from "../barcode/symbol.ts";

/** The format that a text names, whatever its case and with the names people use: UPC-A, ITF-14, EAN-13. */
export const findBarcodeFormat = (text: string): BarcodeFormat | null => {
  const word = text
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]/g, "");
  const name = word === "UPCA" ? "UPC" : word === "ITF14" ? "ITF" : word;
  return BARCODE_FORMATS.find((format) => format.toUpperCase() === name) ?? null;
};

export const barcodeFormatProblem = (text: string): string =>
  `"${text}" is no barcode format: choose one of ${BARCODE_FORMATS.join(", ")}.`;
