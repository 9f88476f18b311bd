import * as z from "zod/mini";
import { maxLength, lineText, needs, plainText, unspacedText } from "../forms/form-fields.ts";
import { formProblem } from "../forms/form-messages.ts";
import { amountProblem, fixedAmount, plainAmount } from "./amount.ts";

const upiIdProblem = (id: string) =>
  /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/.test(id) ? null : formProblem("upi.id", { id });
const merchantCodeProblem = (code: string) =>
  /^\d{4}$/.test(code) ? null : formProblem("upi.merchant_code", { code });
const referenceProblem = (reference: string) =>
  /^[\w./-]{1,35}$/.test(reference) ? null : formProblem("upi.reference", { reference });

const rupees = { currency: "INR", decimals: 2, min: "0.01", max: "9999999999.99" };

/** A payment by India's Unified Payments Interface: NPCI "UPI Linking Specifications", version 1.6, section 1.2. */
export const upiSchema = z
  .object({
    upiId: unspacedText(upiIdProblem),
    payee: lineText(maxLength(99)),
    amount: plainText(plainAmount, amountProblem(rupees)),
    message: lineText(maxLength(80)),
    reference: unspacedText(referenceProblem),
    merchantCode: unspacedText(merchantCodeProblem),
  })
  .check(needs({ upiId: "upi.id_needed", payee: "payment.name" }));
export type UpiForm = z.infer<typeof upiSchema>;

/** A `upi://pay` link. Blanks are %20, since apps read a plus literally. */
export function upiContent(form: UpiForm): string {
  const parameters: readonly (readonly [string, string])[] = [
    // the @ stays unencoded, as as in NPCI's examples
    ["pa", form.upiId],
    ["pn", encodeURIComponent(form.payee)],
    ["mc", form.merchantCode],
    ["tr", encodeURIComponent(form.reference)],
    ["tn", encodeURIComponent(form.message)],
    ["am", form.amount === "" ? "" : fixedAmount(form.amount, 2)],
    ["cu", "INR"],
  ];
  const filled = parameters.filter(([, value]) => value !== "").map(([name, value]) => `${name}=${value}`);
  return `upi://pay?${filled.join("&")}`;
}
