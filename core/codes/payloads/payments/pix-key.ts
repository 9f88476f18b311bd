import { type FormProblem, formProblem } from "../forms/form-messages.ts";
import { mailAddressProblem } from "../mail-address.ts";

const LONGEST = 77;
const WRITTEN_CPF = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/;
const WRITTEN_CNPJ = /^[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}$/i;
const RANDOM = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A Pix key as in the directory (DICT): a CPF or CNPJ without punctuation, a phone number without blanks, a lowercase email address. */
export function plainPixKey(text: string): string {
  const key = text.trim();
  if (key.startsWith("+")) return key.replace(/[\s().-]/g, "");
  if (WRITTEN_CPF.test(key) || WRITTEN_CNPJ.test(key)) return key.replace(/[./-]/g, "").toUpperCase();
  return key.toLowerCase();
}

/** Why this is not a Pix key (Manual operacional do DICT, section 2: CPF, CNPJ, phone, email, random), or null. */
export function pixKeyProblem(key: string): FormProblem | null {
  if (key.startsWith("+")) return /^\+[1-9]\d{7,14}$/.test(key) ? null : formProblem("pix.key", { key });
  if (/^\d{11}$/.test(key)) return fits(key, 10, 11) ? null : formProblem("pix.check", { key, kind: "CPF" });
  if (/^[0-9A-Z]{12}\d{2}$/.test(key))
    return fits(key, 9, 9) ? null : formProblem("pix.check", { key, kind: "CNPJ" });
  if (RANDOM.test(key)) return null;
  return key.includes("@") && key.length <= LONGEST && mailAddressProblem(key) === null
    ? null
    : formProblem("pix.key", { key });
}

/**
 * The two check digits of a CPF or CNPJ (Receita Federal): modulo 11 with weights from 2 up, right to left;
 * for a CNPJ the weights restart after 9. Letters of a CNPJ count as their ASCII code minus 48 (Instrução
 * Normativa RFB 2229/2024).
 */
function fits(key: string, ...maxWeights: readonly [first: number, second: number]): boolean {
  if (/^(.)\1+$/.test(key)) return false;
  return maxWeights.every((maxWeight, place) => {
    const end = key.length - 2 + place;
    let sum = 0;
    for (let at = end - 1, weight = 2; at >= 0; at--, weight = weight === maxWeight ? 2 : weight + 1)
      sum += (key.charCodeAt(at) - 48) * weight;
    const rest = sum % 11;
    return Number(key[end]) === (rest < 2 ? 0 : 11 - rest);
  });
}
