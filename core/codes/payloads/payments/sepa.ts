import * as z from "zod/mini";
import { shortDecimal } from "../../contents/payments/decimal.ts";
import { utf8Length } from "../../utf8.ts";
import { maxLength, capitalsText, lineText, needs, plainText, withRules } from "../forms/form-fields.ts";
import { formProblem } from "../forms/form-messages.ts";
import { amountProblem, euros, plainAmount } from "./amount.ts";
import { bicProblem } from "./bic.ts";
import { plainIban, sepaIbanProblem } from "./iban.ts";
import { creditorReferenceProblem } from "./references.ts";

/** Maximum bytes of the content: the capacity of version 13 at level M. */
const MAX_BYTES = 331;

const purposeProblem = (purpose: string) =>
  /^[A-Z0-9]{1,4}$/.test(purpose) ? null : formProblem("sepa.purpose", { purpose });

/**
 * A SEPA credit transfer: "Quick Response Code: Guidelines to Enable the Data Capture for the Initiation of a
 * SEPA Credit Transfer" (EPC069-12, version 2.1, section 3.1).
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
 * Lines in the order of the guidelines. Version 002, since no BIC is needed within the European Economic
 * Area; UTF-8 (character set 1). Trailing empty lines are omitted, and so is the last line break.
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
