import { type FormProblem, formProblem } from "../forms/form-messages.ts";

/** Why this is no BIC (ISO 9362: party prefix, country, suffix, and the branch where it is said), or null. */
export const bicProblem = (bic: string): FormProblem | null =>
  /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic) ? null : formProblem("bic.form", { bic });
