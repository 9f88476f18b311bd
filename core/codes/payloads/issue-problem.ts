import type * as z from "zod/mini";
import type { SentenceValues } from "../sentence.ts";
import type { FormMessageCode } from "./forms/form-messages.ts";
import {
  type PayloadMessageCode,
  payloadMessages,
  type PayloadProblem,
  payloadProblemOf,
} from "./messages.ts";

/** A finding of one of our checks, translatable. */
export interface IssueSentence {
  code: PayloadMessageCode | FormMessageCode;
  values: SentenceValues;
}

/** The finding of any of our forms, or null if the sentence is the schema's own. */
export function issueSentence(issue: z.core.$ZodIssue): IssueSentence | null {
  const params: Record<string, unknown> = issue.code === "custom" ? { ...issue.params } : {};
  const { code, values } = params as Partial<IssueSentence>;
  return code === undefined ? null : { code, values: { ...values } };
}

/** The finding of a payload form, or null if the sentence is the schema's own. */
export function issueProblem(issue: z.core.$ZodIssue): PayloadProblem | null {
  const found = issueSentence(issue);
  return found && isPayloadCode(found.code) ? payloadProblemOf(found.code, found.values) : null;
}

const isPayloadCode = (code: string): code is PayloadMessageCode => code in payloadMessages;
