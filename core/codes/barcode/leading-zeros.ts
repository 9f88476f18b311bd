import { gs1CheckDigit } from "./check-digit.ts";

/** Length of the longest product number, GTIN-14 (GS1 General Specifications §3.3.2). */
const GTIN_DIGITS = 14;

/** Restores the leading zeros that spreadsheets drop, if the check digit then matches; else null. */
export const withZeros = (content: string, digits: number): string | null => {
  const zeroed = content.padStart(digits, "0");
  return zeroed.endsWith(gs1CheckDigit(zeroed.slice(0, -1))) ? zeroed : null;
};

/** Removes the zeros with which databases pad shorter numbers to the 14 digits of a GTIN, if the check digit then matches; else null. */
export const withoutPadding = (content: string, digits: number): string | null => {
  const zeros = content.length - digits;
  if (zeros < 1 || content.length > GTIN_DIGITS || !content.startsWith("0".repeat(zeros))) return null;
  return content.endsWith(gs1CheckDigit(content.slice(0, -1))) ? content.slice(zeros) : null;
};
