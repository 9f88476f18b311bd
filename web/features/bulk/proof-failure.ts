import type { Proof } from "../../../core/codes/proof.ts";
import type { Failure } from "./batch-failure.ts";

/** The reason why a finished code is left out: a scanner does not read it, or phones cannot use it. */
export function proofFailure({ message, code, values, payload }: Proof): Failure {
  const reason = payload ?? { code: `proof.${code}`, values };
  return { message: `${message}.`, reason: { code: reason.code, values: reason.values } };
}
