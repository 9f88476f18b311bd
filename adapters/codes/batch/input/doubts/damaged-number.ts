import { checkCertainContent } from "../../../../../core/codes/barcode/certain-check.ts";
import { gs1CheckDigit } from "../../../../../core/codes/barcode/check-digit.ts";
import type { BarcodeFormat } from "../../../../../core/codes/barcode/symbol.ts";
import {
  type RowSentence,
  rowSentence,
  sentences,
} from "../../../../../core/codes/row-sentences/row-sentence.ts";
import { type OptionStyle, optionText } from "../option-text.ts";

/** More digits than a spreadsheet keeps of a number (IEEE 754), and nothing but zeros behind those that it keeps. */
const CUT = /^\d{15}0+$/;

const isCutNumber = (text: string): boolean => CUT.test(text);

/**
 * Says why a long number in a text file may be wrong: a spreadsheet has replaced its last digits by zeros. Its check digit shows
 * nothing, since every tenth damaged number has one that fits.
 * @returns null where nothing speaks against the number
 */
export const cutNumberProblem = (cell: string, style: OptionStyle): RowSentence | null => {
  const text = cell.trim();
  if (!isCutNumber(text)) return null;
  return sentences(rowSentence("rows.cut", { text }), ifRight(style));
};

/** As long as a product number, and nothing but zeros behind seven digits or fewer: as a spreadsheet shows 4.00638E+12. */
export const hasRoundedDigits = (text: string): boolean => /^(?=\d{11,14}$)[1-9]\d*0{6}$/.test(text);

/** Formats of GS1 numbers, which end in a check digit. */
export const GTIN_FORMATS = new Set<BarcodeFormat>(["EAN13", "EAN8", "UPC", "ITF"]);

/** So few digits before the zeros are no prefix of a company and a product: the check digit of 0 fits by chance. */
const HARDLY_A_NUMBER = /^(?=\d{11,14}$)[1-9]\d*0{8}$/;

/**
 * Says why a product number is not merely mistyped: 4010000000000 is what a spreadsheet saves of a number that it showed as
 * 4.01E+12. Its check digit is wrong or missing, and "correcting" it would make the number of another product.
 * @param force takes a number whose check digit fits
 * @returns null where the number may be right, or be corrected
 */
export const roundedNumberProblem = (
  format: BarcodeFormat,
  content: string,
  force: boolean,
): RowSentence | null => {
  const text = content.trim();
  if (!GTIN_FORMATS.has(format) || !/^[1-9]\d*$/.test(text)) return null;
  const check = checkCertainContent(format, text);
  // without a check digit, five zeros may well be the first product of a company
  const isRounded = check.ok
    ? check.notice?.code === "barcode.completed" && /0{6}$/.test(text)
    : /0{5}$/.test(text);
  const isDoubtful = HARDLY_A_NUMBER.test(text) && !(check.ok && force);
  return isRounded || isDoubtful ? roundedSentence(text) : null;
};

/** The same of a number in a column that is called EAN, GTIN or UPC, whatever code is made of it. */
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

/** A number as spreadsheets show one of twelve digits and more, with the point or the comma of any country. */
const SCIENTIFIC = /^-?\d(?:[.,]\d*)?E\+\d{2,3}$/i;

const isScientific = (text: string): boolean => SCIENTIFIC.test(text);

/** As programs write it without a plus: elsewhere than in a column of numbers, 4E12 is a code as good as another. */
const SCIENTIFIC_NUMBER = /^\d(?:[.,]\d*)?E\+?\d{1,3}$/i;

/**
 * Explains why a cell cannot be what was meant, null where it is no number in scientific notation.
 * @param isWorkbook where the cell stands in one as text; text files come from workbooks that may still have the number
 * @param isNumber where its column holds nothing but numbers
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
 * What is worth knowing about a text that looks like a damaged number, where it may as well be meant: in the name of a network or a
 * product, and in JSON, which programs write.
 * @returns null where it looks like none
 */
export const numberNote = (cell: string): RowSentence | null => {
  const text = cell.trim();
  if (isScientific(text)) return rowSentence("rows.maybe_scientific", { text });
  return isCutNumber(text) ? rowSentence("rows.maybe_cut", { text }) : null;
};
