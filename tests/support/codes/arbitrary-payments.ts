import * as fc from "fast-check";
import { mod97 } from "../../../core/codes/payloads/payments/mod-97.ts";

/**
 * A text as forms normalize it: one line, no surrounding or repeated blanks, only characters that every form
 * allows.
 */
export const line = (minLength: number, maxLength: number) =>
  fc
    .string({ unit: fc.constantFrom(...Array.from("abcXYZ 0189äéß;:,\\\"'&?=%+/#()")), minLength, maxLength })
    .map((text) => text.replaceAll(/\s+/g, " ").trim())
    .filter((text) => text.length >= minLength);

/** An amount in cents as a decimal without trailing zeros. */
export const cents = fc
  .integer({ min: 1, max: 99_999_999 })
  .map((units) => (units / 100).toFixed(2).replace(/\.?0+$/, ""));

/** A random IBAN of a country. @param digits number of digits in the account */
export const anIban = (country: string, digits: number, bank = "") =>
  fc
    .string({ unit: fc.constantFrom(...Array.from("0123456789")), minLength: digits, maxLength: digits })
    .map((account) => {
      const body = bank + account.slice(bank.length);
      return `${country}${String(98 - mod97(`${body}${country}00`)).padStart(2, "0")}${body}`;
    });
