import { gs1CheckDigit } from "../barcode/check-digit.ts";
import { withZeros } from "../barcode/leading-zeros.ts";
import type { Symbology } from "../print/advice/readers.ts";
import { type RowSentence, rowSentence } from "../row-sentences/row-sentence.ts";
import { BARCODE_FORMATS, type BarcodeFormat } from "../barcode/symbol.ts";

const wordOf = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]/g, "");

/** The symbology that a text names, as `findBarcodeFormat` does; `qr` and `QR Code` are names of the QR code. */
export const findSymbology = (text: string): Symbology | null =>
  /^QR(?:CODE)?$/.test(wordOf(text)) ? "QR Code" : findBarcodeFormat(text);

/** The format that a text names, ignoring case and accepting common names: UPC-A, ITF-14, EAN-13. */
export const findBarcodeFormat = (text: string): BarcodeFormat | null => {
  const word = wordOf(text);
  const name = word === "UPCA" ? "UPC" : word === "ITF14" ? "ITF" : word;
  return BARCODE_FORMATS.find((format) => format.toUpperCase() === name) ?? null;
};

const BY_LENGTH: Partial<Record<number, BarcodeFormat>> = { 8: "EAN8", 12: "UPC", 13: "EAN13", 14: "ITF" };

/** The format of product numbers with as many digits; null: none, or the text has other characters. */
export const formatOfLength = (text: string): BarcodeFormat | null =>
  /^\d+$/.test(text) ? (BY_LENGTH[text.length] ?? null) : null;

/**
 * The format of a number in a column of product numbers, in which a number is whole: with a wrong check digit it is mistyped, and
 * completed it would be another product's.
 * @param own the format that the name of the column suggests
 */
export function formatInColumn(text: string, own: BarcodeFormat): BarcodeFormat {
  const format = formatOfLength(text);
  // eight digits in a column of UPCs are a UPC-E, which is not an EAN-8
  if (format !== null) return own === "UPC" && format === "EAN8" ? own : format;
  // an EAN-8 without its zero; that of a UPC-E stands for another number
  if (own !== "UPC" && /^\d{7}$/.test(text) && withZeros(text, 8) !== null) return "EAN8";
  return own;
}

/** The format with as many digits as this product number, if its check digit is valid; null: none. */
export const formatOfNumber = (text: string): BarcodeFormat | null => {
  const format = formatOfLength(text);
  return format !== null && text.endsWith(gs1CheckDigit(text.slice(0, -1))) ? format : null;
};

export const barcodeFormatProblem = (text: string): RowSentence =>
  rowSentence("rows.format", { text, formats: BARCODE_FORMATS.join(", ") });
