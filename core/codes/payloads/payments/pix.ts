import * as z from "zod/mini";
import { crc16 } from "../../contents/payments/crc16.ts";
import { maxLength, needs, onlyOf, plainText, unspacedText, withRules } from "../forms/form-fields.ts";
import { type FormProblem, formProblem } from "../forms/form-messages.ts";
import { amountProblem, fixedAmount, plainAmount } from "./amount.ts";
import { pixKeyProblem, plainPixKey } from "./pix-key.ts";

/** Maximum characters of the field that key and description share. */
const MAX_ACCOUNT_LENGTH = 99;
const reais = { currency: "BRL", decimals: 2, min: "0.01", max: "9999999999.99" };

/** Strips accents, which some banks cannot read: SÃO PAULO becomes SAO PAULO. */
const withoutAccents = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/gu, " ").trim();
const ascii = onlyOf(/[ -~]/);

const plainLocation = (text: string): string => text.trim().replace(/^https?:\/\//i, "");
const locationProblem = (location: string): FormProblem | null =>
  location.length <= 77 && /^[\w-]+(?:\.[\w-]+)+\/[^\s]+$/.test(location)
    ? null
    : formProblem("pix.location", { location });
const referenceProblem = (reference: string): FormProblem | null =>
  /^[A-Za-z0-9]{1,25}$/.test(reference) ? null : formProblem("pix.reference", { reference });

/**
 * A payment by Pix: Banco Central do Brasil, "Manual de Padrões para Iniciação do Pix", section 2 (BR Code).
 * Static with a key, or dynamic with the payment address from the bank.
 */
export const pixSchema = z
  .object({
    pixKey: plainText(plainPixKey, pixKeyProblem),
    location: plainText(plainLocation, locationProblem),
    merchant: plainText(withoutAccents, ascii, maxLength(25)),
    city: plainText(withoutAccents, ascii, maxLength(15)),
    zipCode: plainText(withoutAccents, ascii, maxLength(10)),
    amount: plainText(plainAmount, amountProblem(reais)),
    message: plainText(withoutAccents, ascii, maxLength(72)),
    reference: unspacedText(referenceProblem),
  })
  .check(
    needs({ merchant: "pix.merchant", city: "pix.city" }),
    withRules(
      ({ pixKey, location }) =>
        pixKey === "" && location === "" ? ["pixKey", formProblem("pix.key_needed")] : null,
      ({ pixKey, location }) =>
        pixKey !== "" && location !== "" ? ["location", formProblem("pix.key_both")] : null,

      (form) => {
        const over = account(form).length - MAX_ACCOUNT_LENGTH;
        return over > 0 ? ["message", formProblem("pix.room", { over })] : null;
      },
    ),
  );
export type PixForm = z.infer<typeof pixSchema>;

/** A field with its identifier and length; empty fields are omitted. */
const field = (id: string, value: string): string =>
  value === "" ? "" : `${id}${String(value.length).padStart(2, "0")}${value}`;

const account = ({ pixKey, message, location }: PixForm): string =>
  field("00", "br.gov.bcb.pix") + field("01", pixKey) + field("02", message) + field("25", location);

/** The BR Code: fields in the order of the manual, followed by their CRC. */
export function pixContent(form: PixForm): string {
  const fields =
    field("00", "01") +
    field("26", account(form)) +
    field("52", "0000") +
    field("53", "986") +
    field("54", form.amount === "" ? "" : fixedAmount(form.amount, 2)) +
    field("58", "BR") +
    field("59", form.merchant) +
    field("60", form.city) +
    field("61", form.zipCode) +
    // *** if the payment has no identifier
    field("62", field("05", form.reference === "" ? "***" : form.reference)) +
    "6304";
  return fields + crc16(fields);
}
