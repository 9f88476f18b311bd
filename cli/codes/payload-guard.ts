import { payloadProblem } from "../../core/codes/payloads/payload-problem.ts";
import { brokenAddress } from "../../core/codes/texts/address-problem.ts";
import { DomainError } from "../../core/errors.ts";
import { warn } from "../output/warn.ts";

/**
 * Warns of content that phones read and cannot use, and refuses it unless forced; of a text that is like a web address, it only warns.
 * @returns cautions about the content
 * @throws DomainError `validation_failed`
 */
export const guardPayload = (content: string, force: boolean): object[] => {
  const problem = payloadProblem(content);
  if (problem === null) {
    const broken = brokenAddress(content, true);
    if (broken === null) return [];
    warn("warning", broken.message);
    return [{ message: broken.message }];
  }
  if (!force)
    throw new DomainError("validation_failed", `${problem.message}. --force writes it all the same.`);
  warn("warning", `${problem.message}.`);
  return [problem];
};
