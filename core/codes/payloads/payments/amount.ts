import { type FormProblem, formProblem } from "../forms/form-messages.ts";

export interface AmountRange {
  currency: string;
  decimals: number;
  /** Both as plain decimals. */
  min: string;
  max: string;
}

/** Euro amounts of a SEPA credit transfer (EPC069-12, AT-04), and francs or euros of a Swiss QR-bill. */
export const euros: AmountRange = { currency: "EUR", decimals: 2, min: "0.01", max: "999999999.99" };

/** An amount without blanks, thousands apostrophes and leading zeros. A comma before the last digits is a decimal point. */
export const plainAmount = (text: string): string =>
  text
    .replace(/[\s'\u2019]/gu, "")
    .replace(/^(\d+),(\d{1,2})$/, "$1.$2")
    .replace(/^0+(?=\d)/, "");

/** Why an amount is outside this range, or null. @param amount from `plainAmount`; empty is valid */
export const amountProblem =
  ({ currency, decimals: maxDecimals, ...range }: AmountRange) =>
  (amount: string): FormProblem | null => {
    const [, whole, fraction = ""] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
    if (whole === undefined) return formProblem("payment.amount", { amount });
    if (fraction.length > maxDecimals)
      return formProblem("payment.decimals", {
        amount,
        decimals: fraction.length,
        most: maxDecimals,
        currency,
      });
    const units = unitsOf(amount, maxDecimals);
    return units < unitsOf(range.min, maxDecimals) || units > unitsOf(range.max, maxDecimals)
      ? formProblem("payment.range", { amount, least: range.min, most: range.max, currency })
      : null;
  };

/** The amount in its smallest unit: an integer, since binary fractions lose cents. */
function unitsOf(amount: string, decimals: number): bigint {
  const [whole = "", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.padEnd(decimals, "0"));
}

/** With a fixed number of decimals: 1 becomes 1.00. */
export const fixedAmount = (amount: string, decimals: number): string => {
  const [whole = "", fraction = ""] = amount.split(".");
  return `${whole}.${fraction.padEnd(decimals, "0")}`;
};
