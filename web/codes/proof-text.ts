import type { Proof } from "../../core/codes/proof.ts";
import type { Translate } from "../messages/translator.ts";

/** The result of a proof, as a sentence without its full stop. */
export function proofText({ code, values, payload }: Proof, t: Translate): string {
  const reason = payload ? { reason: t(payload.code, payload.values) } : {};
  return t(`proof.${code}`, { ...values, ...reason });
}
