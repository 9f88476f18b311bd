import type * as z from "zod/mini";
import type { SentenceValues } from "../sentence.ts";
import type { FormMessageCode } from "./forms/form-messages.ts";
import {
  type PayloadMessageCode,
  payloadMessages,
  type PayloadProblem,
  payloadProblemOf,
} from "./messages.ts";

/** What a check of ours found, as any language can say it. */
export interface IssueSentence {
  code: PayloadMessageCode | FormMessageCode;
  values: SentenceValues;
}

/** What a check of any of our forms found, or null where the sentence is the schema's own. */
export function issueSentence(issue: z.core.$ZodIssue): IssueSentence | null {
  const params: Record<string, unknown> = issue.code === "custom" ? { ...issue.params } : {};
  const { code, values } = params as Partial<IssueSentence>;
  return code === undefined ? null : { code, values: { ...values } };
}

/** The sentence of ours that a check of a payload form found, or null where the sentence is the schema's own. */
export function issueProblem(issue: z.core.$ZodIssue): PayloadProblem | null {
  const found = issueSentence(issue);
  return found && isPayloadCode(found.code) ? payloadProblemOf(found.code, found.values) : null;
}

const isPayloadCode = (code: string): code is PayloadMessageCode => code in payloadMessages;
