import { type FormProblem, formProblem } from "../payloads/forms/form-messages.ts";
import type { PayloadType } from "./payload-fields.ts";

/**
 * The error correction level of a form according to its standard, which goes before that of a design: EPC069-12 and the
 * Swiss Implementation Guidelines both require M.
 */
export const levelOf = (type: PayloadType): "M" | null =>
  type === "sepa" || type === "swiss-qr" ? "M" : null;

/** Why a code of a form cannot have the level that was chosen for it, or null. @param chosen as it is typed */
export const levelProblem = (type: PayloadType, chosen: string): FormProblem | null => {
  const level = levelOf(type);
  return level === null || chosen.trim().toUpperCase() === level
    ? null
    : formProblem("form.level", { level, chosen });
};
