import { type FormProblem, formProblem } from "../forms/form-messages.ts";
import { fitsMod97 } from "./mod-97.ts";

/** Why this is not a creditor reference (ISO 11649: RF, two check digits, up to 21 letters and digits), or null. */
export const creditorReferenceProblem = (reference: string): FormProblem | null =>
  /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference) && fitsMod97(reference)
    ? null
    : formProblem("reference.rf", { reference });

/** Why this is not a QR reference (Swiss Implementation Guidelines QR-bill, annex B: 27 digits, modulo 10 recursive), or null. */
export const qrReferenceProblem = (reference: string): FormProblem | null =>
  /^\d{27}$/.test(reference) && checkDigit(reference.slice(0, -1)) === Number(reference.at(-1))
    ? null
    : formProblem("reference.qr", { reference });

const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

/** Modulo 10, recursive. */
function checkDigit(digits: string): number {
  let carry = 0;
  for (const digit of digits) carry = CARRIES[(carry + Number(digit)) % 10] ?? 0;
  return (10 - carry) % 10;
}
