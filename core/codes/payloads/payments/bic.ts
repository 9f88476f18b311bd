import { type FormProblem, formProblem } from "../forms/form-messages.ts";

/** Why this is not a BIC (ISO 9362: party prefix, country, suffix, optional branch), or null. */
export const bicProblem = (bic: string): FormProblem | null =>
  /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic) ? null : formProblem("bic.form", { bic });
