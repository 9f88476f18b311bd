import * as z from "zod/mini";
import { readLightning } from "../../contents/payments/read-lightning.ts";
import { needs, plainText } from "../forms/form-fields.ts";
import { type FormProblem, formProblem } from "../forms/form-messages.ts";

/** An invoice without blanks and without its scheme. */
export const plainInvoice = (text: string): string => text.replace(/\s+/g, "").replace(/^lightning:/i, "");

/** Why this invoice cannot be paid (BOLT 11), or null. Expiry is not checked. */
export function invoiceProblem(invoice: string): FormProblem | null {
  const read = readLightning(invoice);
  if (read === null) return formProblem("lightning.invoice");
  return read.network === "main" ? null : formProblem("lightning.testnet");
}

/** A Lightning invoice, created and signed by a wallet, so it cannot be edited. */
export const lightningSchema = z
  .object({ invoice: plainText(plainInvoice, invoiceProblem) })
  .check(needs({ invoice: "lightning.needed" }));
export type LightningForm = z.infer<typeof lightningSchema>;

/** `lightning:` and the invoice; uppercase stays uppercase, which takes less room in a QR code. */
export const lightningContent = ({ invoice }: LightningForm): string =>
  `${invoice === invoice.toUpperCase() ? "LIGHTNING" : "lightning"}:${invoice}`;
