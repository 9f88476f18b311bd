import { gs1CheckDigit } from "./check-digit.ts";

/** Of the longest product number, GTIN-14 (GS1 General Specifications §3.3.2). */
const GTIN_DIGITS = 14;

/** Spreadsheets drop leading zeros: the number with them, where its check digit then fits, else null. */
export const withZeros = (content: string, digits: number): string | null => {
  const zeroed = content.padStart(digits, "0");
  return zeroed.endsWith(gs1CheckDigit(zeroed.slice(0, -1))) ? zeroed : null;
};

/** Databases fill shorter numbers up to the 14 digits of a GTIN: the number without these zeros, where its check digit then fits, else null. */
export const withoutPadding = (content: string, digits: number): string | null => {
  const zeros = content.length - digits;
  if (zeros < 1 || content.length > GTIN_DIGITS || !content.startsWith("0".repeat(zeros))) return null;
  return content.endsWith(gs1CheckDigit(content.slice(0, -1))) ? content.slice(zeros) : null;
};
