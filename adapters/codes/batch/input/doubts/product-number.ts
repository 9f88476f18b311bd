import { gs1CheckDigit } from "../../../../../core/codes/barcode/check-digit.ts";
import type { BarcodeFormat } from "../../../../../core/codes/barcode/symbol.ts";
import { type RowSentence, rowSentence } from "../../../../../core/codes/row-sentences/row-sentence.ts";
import type { TextProblem } from "../../../../../core/codes/texts/text-problem.ts";

/** Digits of a GTIN (GS1 General Specifications §3.3.2); one less if a leading zero was lost. */
const LENGTHS = [8, 12, 13, 14];
const WITHOUT_ZERO = [7, 11];
const fits = (digits: string): boolean => digits.endsWith(gs1CheckDigit(digits.slice(0, -1)));

/**
 * How a spreadsheet or program damaged a product number in a column named EAN, GTIN or UPC: it lost its leading zeros, or became a
 * decimal number.
 * @returns null if no damage is certain
 */
export const damagedProductNumber = (cell: string): TextProblem | null => {
  const text = cell.trim();
  const whole = /^(\d{8,14})[.,]0+$/.exec(text)?.[1];
  if (whole !== undefined && isProductNumber(whole)) {
    return {
      name: "content",
      ...rowSentence("rows.decimal", { text }),
      corrected: whole,
    };
  }
  const digits = withoutExponent(text);
  if (digits !== null && isProductNumber(digits)) {
    return {
      name: "content",
      ...rowSentence("rows.exponent", { text }),
      corrected: digits,
    };
  }
  if (!/^\d+$/.test(text) || !WITHOUT_ZERO.includes(text.length) || !fits(text)) return null;
  return {
    name: "content",
    ...rowSentence("rows.lost_zero", { text, digits: text.length }),
    corrected: `0${text}`,
  };
};

/** The digits of 4.006381333931E12; null if some are missing, other than one trailing zero. */
const withoutExponent = (text: string): string | null => {
  const [, first, others = "", exponent] = /^(\d)[.,](\d{6,13})E\+?(\d{1,2})$/i.exec(text) ?? [];
  const missing = Number(exponent) - others.length;
  return first === undefined || missing < 0 || missing > 1 ? null : first + others + "0".repeat(missing);
};

/** Whether digits are a product number by length and check digit. */
export const isProductNumber = (digits: string): boolean =>
  /^\d+$/.test(digits) && LENGTHS.includes(digits.length) && fits(digits);

/** Whether a value is certainly no product number. An ISBN-10 is another kind of number. */
export const isWrongProductNumber = (cell: string): boolean => {
  const digits = cell.replace(/[\s-]/g, "");
  return digits !== "" && !/^\d{9}[\dX]$/i.test(digits) && !isProductNumber(digits);
};

/** Digits of a complete number in each format. */
export const WHOLE: Partial<Record<BarcodeFormat, number>> = { EAN8: 8, UPC: 12, EAN13: 13, ITF: 14 };

/**
 * Says why a number that is one digit short of a format must not be completed: by its column's name it is complete, and mistyped. A UPC
 * of 12 digits, completed, is the EAN-13 of another product.
 * @param own the format that suits the column's name
 * @returns null if nothing speaks against completion
 */
export const wrongCheckDigit = (
  own: BarcodeFormat | undefined,
  format: BarcodeFormat,
  content: string,
): RowSentence | null => {
  const text = content.trim();
  if (own === undefined || own === format || !/^\d+$/.test(text)) return null;
  if (text.length !== WHOLE[own] || WHOLE[format] !== text.length + 1 || fits(text)) return null;
  const digit = gs1CheckDigit(text.slice(0, -1));
  return rowSentence("rows.wrong_digit", { text, digits: text.length, format: own, digit });
};
