import { checkCertainContent } from "../../../../../core/codes/barcode/certain-check.ts";
import { gs1CheckDigit } from "../../../../../core/codes/barcode/check-digit.ts";
import type { BarcodeFormat } from "../../../../../core/codes/barcode/symbol.ts";
import {
  type RowSentence,
  rowSentence,
  sentences,
} from "../../../../../core/codes/row-sentences/row-sentence.ts";
import { type OptionStyle, optionText } from "../option-text.ts";

/** More than the 15 digits that a spreadsheet stores (IEEE 754), and only zeros after those. */
const CUT = /^\d{15}0+$/;

const isCutNumber = (text: string): boolean => CUT.test(text);

/**
 * Says why a long number in a text file may be wrong: a spreadsheet has replaced its last digits by zeros. Its check digit shows nothing,
 * since every tenth damaged number has one that fits.
 * @returns null if the number is plausible
 */
export const cutNumberProblem = (cell: string, style: OptionStyle): RowSentence | null => {
  const text = cell.trim();
  if (!isCutNumber(text)) return null;
  return sentences(rowSentence("rows.cut", { text }), ifRight(style));
};

/** Whether a text has the length of a product number, and only zeros after seven digits or fewer, like a saved 4.00638E+12. */
export const hasRoundedDigits = (text: string): boolean => /^(?=\d{11,14}$)[1-9]\d*0{6}$/.test(text);

/** Formats of GS1 numbers, which end in a check digit. */
export const GTIN_FORMATS = new Set<BarcodeFormat>(["EAN13", "EAN8", "UPC", "ITF"]);

/** With so few digits before the zeros, it is no company prefix and item: the check digit 0 is valid by chance. */
const HARDLY_A_NUMBER = /^(?=\d{11,14}$)[1-9]\d*0{8}$/;

/**
 * Says why a product number is not merely mistyped: 4010000000000 is what a spreadsheet saves for a number displayed as 4.01E+12. Its
 * check digit is wrong or missing, and "correcting" it would give the number of another product.
 * @param force accepts a number with a valid check digit
 * @returns null if the number may be right, or may be corrected
 */
export const roundedNumberProblem = (
  format: BarcodeFormat,
  content: string,
  force: boolean,
): RowSentence | null => {
  const text = content.trim();
  if (!GTIN_FORMATS.has(format) || !/^[1-9]\d*$/.test(text)) return null;
  const check = checkCertainContent(format, text);
  // without a check digit, five zeros may be the first item of a company
  const isRounded = check.ok
    ? check.notice?.code === "barcode.completed" && /0{6}$/.test(text)
    : /0{5}$/.test(text);
  const isDoubtful = HARDLY_A_NUMBER.test(text) && !(check.ok && force);
  return isRounded || isDoubtful ? roundedSentence(text) : null;
};

/** The same check for a number in a column named EAN, GTIN or UPC, whatever its code type. */
export const roundedGtinProblem = (cell: string, style: OptionStyle): RowSentence | null => {
  const text = cell.trim();
  const fits = text.endsWith(gs1CheckDigit(text.slice(0, -1)));
  if (fits && HARDLY_A_NUMBER.test(text)) {
    return sentences(roundedSentence(text), ifRight(style));
  }
  return !fits && hasRoundedDigits(text) ? roundedSentence(text) : null;
};

const roundedSentence = (text: string): RowSentence =>
  rowSentence("rows.rounded", { text, shown: Number(text).toExponential().replace("e", "E") });

const ifRight = (style: OptionStyle): RowSentence =>
  rowSentence("rows.if_right", { force: optionText(style, "force", null) });

/** Spreadsheets display numbers of twelve digits or more like this, with a decimal point or comma. */
const SCIENTIFIC = /^-?\d(?:[.,]\d*)?E\+\d{2,3}$/i;

const isScientific = (text: string): boolean => SCIENTIFIC.test(text);

/** Programs omit the plus: outside number columns, 4E12 may be an ordinary text. */
const SCIENTIFIC_NUMBER = /^\d(?:[.,]\d*)?E\+?\d{1,3}$/i;

/**
 * Explains why a number in scientific notation cannot be the intended value; null if the cell is none.
 * @param isWorkbook whether the cell is text in a workbook; a text file comes from a workbook that may still have the number
 * @param isNumber whether its column holds only numbers
 */
export const scientificProblem = (
  cell: string,
  isWorkbook: boolean,
  isNumber: boolean,
): RowSentence | null => {
  const text = cell.trim();
  if (!isScientific(text) && !(isNumber && SCIENTIFIC_NUMBER.test(text))) return null;
  return rowSentence(isWorkbook ? "rows.scientific_text" : "rows.scientific", { text });
};

/**
 * A remark on a text that looks like a damaged number but may be intended: in the name of a network or product, and in JSON, which
 * programs write.
 * @returns null if it does not look like one
 */
export const numberNote = (cell: string): RowSentence | null => {
  const text = cell.trim();
  if (isScientific(text)) return rowSentence("rows.maybe_scientific", { text });
  return isCutNumber(text) ? rowSentence("rows.maybe_cut", { text }) : null;
};
