import { gs1CheckDigit } from "../../../../../core/codes/barcode/check-digit.ts";
import type { TextProblem } from "../../../../../core/codes/texts/text-problem.ts";

/** Digits of a GTIN (GS1 General Specifications §3.3.2), and of one that has lost its first zero. */
const LENGTHS = [8, 12, 13, 14];
const WITHOUT_ZERO = [7, 11];
const fits = (digits: string): boolean => digits.endsWith(gs1CheckDigit(digits.slice(0, -1)));

/**
 * What a spreadsheet or a program made of a product number, in a column that is called EAN, GTIN or UPC: its leading zero is lost, or
 * it became a number with a place.
 * @returns null where nothing of this is certain
 */
export const damagedProductNumber = (cell: string): TextProblem | null => {
  const text = cell.trim();
  const whole = /^(\d{8,14})[.,]0$/.exec(text)?.[1];
  if (whole !== undefined && LENGTHS.includes(whole.length) && fits(whole)) {
    return {
      name: "content",
      message: `${text} is a product number that a program wrote as a number with a decimal place.`,
      corrected: whole,
    };
  }
  if (!/^\d+$/.test(text) || !WITHOUT_ZERO.includes(text.length) || !fits(text)) return null;
  return {
    name: "content",
    message: `${text} has ${text.length} digits and a check digit that fits: a spreadsheet has probably dropped its leading zero.`,
    corrected: `0${text}`,
  };
};

/** Whether digits are a product number, as their length and their check digit say. */
export const isProductNumber = (digits: string): boolean =>
  /^\d+$/.test(digits) && LENGTHS.includes(digits.length) && fits(digits);

/** Whether a product number is none: its length or its check digit is wrong. An ISBN-10 is another kind of number. */
export const isWrongProductNumber = (cell: string): boolean => {
  const digits = cell.replace(/[\s-]/g, "");
  return /^\d+$/.test(digits) && digits.length !== 10 && !isProductNumber(digits);
};
