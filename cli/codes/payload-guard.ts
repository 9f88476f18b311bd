import { payloadProblem } from "../../core/codes/payloads/payload-problem.ts";
import { DomainError } from "../../core/errors.ts";
import { warn } from "../output/warn.ts";

/**
 * Warns of content that phones read and cannot use, and refuses it unless forced.
 * @throws DomainError `validation_failed`
 */
export const guardPayload = (content: string, force: boolean): void => {
  const problem = payloadProblem(content);
  if (problem === null) return;
  if (!force)
    throw new DomainError("validation_failed", `${problem.message}. --force writes it all the same.`);
  warn("warning", `${problem.message}.`);
};
