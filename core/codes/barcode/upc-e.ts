import { gs1CheckDigit } from "./check-digit.ts";

/** The body of the UPC-A, of eleven digits, by the sixth digit of a UPC-E (ISO/IEC 15420, zero suppression). */
const bodyOf = ([a, b, c, d, e, last]: string): string => {
  if ("012".includes(last!)) return `0${a}${b}${last}0000${c}${d}${e}`;
  if (last === "3") return `0${a}${b}${c}00000${d}${e}`;
  if (last === "4") return `0${a}${b}${c}${d}00000${e}`;
  return `0${a}${b}${c}${d}${e}0000${last}`;
};

/**
 * The UPC-A that a UPC-E stands for.
 * @param text of eight digits, or seven after a spreadsheet dropped the zero with which all begin
 * @returns null if it is no UPC-E, or its check digit is wrong
 */
export const upcOfUpcE = (text: string): string | null => {
  const [, digits, check] = /^0?(\d{6})(\d)$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const body = bodyOf(digits);
  return gs1CheckDigit(body) === check ? body + check : null;
};
