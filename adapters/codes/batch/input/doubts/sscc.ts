import { gs1CheckDigit } from "../../../../../core/codes/barcode/check-digit.ts";
import { type OptionStyle, optionText } from "../option-text.ts";

/** The identifier that stands before an SSCC on a label (GS1 General Specifications §3.2), as it is written for people or not. */
const IDENTIFIER = /^(?:\(00\)\s*|00(?=\d{18}$))/;

/**
 * Says why the number of a shipping unit is probably none: 18 digits, the last one a check digit (GS1 General Specifications §3.2).
 * @returns null where nothing speaks against it
 */
export const ssccProblem = (cell: string, style: OptionStyle): string | null => {
  const text = cell.trim();
  const message = text === "" ? null : problemOf(text);
  return message === null ? null : `${message} ${optionText(style, "force", null)} takes it as it is.`;
};

const problemOf = (text: string): string | null => {
  const digits = text.replace(IDENTIFIER, "");
  if (!/^\d+$/.test(digits)) return `An SSCC has 18 digits, and "${text}" has other characters.`;
  if (digits.length === 17 && isRight(`0${digits}`)) {
    return `An SSCC has 18 digits, and ${text} has 17: with the leading zero that spreadsheets drop, it is 0${digits}.`;
  }
  if (digits.length !== 18) return `An SSCC has 18 digits, and ${text} has ${digits.length}.`;
  if (!isRight(digits)) {
    return `The check digit of the SSCC ${text} should be ${gs1CheckDigit(digits.slice(0, -1))}.`;
  }
  return text.startsWith("(") ? `The code would hold the parentheses: write ${digits}.` : null;
};

const isRight = (digits: string): boolean => digits.endsWith(gs1CheckDigit(digits.slice(0, -1)));
