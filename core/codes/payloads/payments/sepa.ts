import * as z from "zod/mini";
import { shortDecimal } from "../../contents/payments/decimal.ts";
import { utf8Length } from "../../utf8.ts";
import { maxLength, capitalsText, lineText, needs, plainText, withRules } from "../forms/form-fields.ts";
import { formProblem } from "../forms/form-messages.ts";
import { amountProblem, euros, plainAmount } from "./amount.ts";
import { bicProblem } from "./bic.ts";
import { plainIban, sepaIbanProblem } from "./iban.ts";
import { creditorReferenceProblem } from "./references.ts";

/** Bytes of the whole content: as many as a symbol of version 13 holds at level M. */
const MAX_BYTES = 331;

const purposeProblem = (purpose: string) =>
  /^[A-Z0-9]{1,4}$/.test(purpose) ? null : formProblem("sepa.purpose", { purpose });

/**
 * A SEPA credit transfer: "Quick Response Code: Guidelines to Enable the Data Capture for the Initiation of a SEPA Credit Transfer"
 * (EPC069-12, version 2.1, section 3.1). Who is paid, on which account, how much and what for.
 */
export const sepaSchema = z
  .object({
    beneficiary: lineText(maxLength(70)),
    iban: plainText(plainIban, sepaIbanProblem),
    bic: capitalsText(bicProblem),
    amount: plainText(plainAmount, amountProblem(euros)),
    purpose: capitalsText(purposeProblem),
    reference: capitalsText(creditorReferenceProblem),
    message: lineText(maxLength(140)),
    information: lineText(maxLength(70)),
  })
  .check(
    needs({ beneficiary: "payment.name", iban: "iban.needed" }),
    withRules(
      ({ reference, message }) =>
        reference !== "" && message !== "" ? ["message", formProblem("reference.both")] : null,
      (form) => {
        const bytes = utf8Length(sepaContent(form));
        return bytes > MAX_BYTES
          ? ["message", formProblem("form.content_long", { bytes, most: MAX_BYTES })]
          : null;
      },
    ),
  );
export type SepaForm = z.infer<typeof sepaSchema>;

/**
 * Lines in the order of the guidelines. Version 002, since a BIC is not needs within the European Economic Area; UTF-8 (character
 * set 1). Empty lines at the end are left out, and nothing follows the last one.
 */
export const sepaContent = (form: SepaForm): string =>
  [
    "BCD",
    "002",
    "1",
    "SCT",
    form.bic,
    form.beneficiary,
    form.iban,
    form.amount === "" ? "" : `EUR${shortDecimal(form.amount)}`,
    form.purpose,
    form.reference,
    form.message,
    form.information,
  ]
    .join("\n")
    .trimEnd();
