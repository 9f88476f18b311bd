import type * as z from "zod/mini";
import {
  type PayloadMessageCode,
  payloadMessages,
  type PayloadProblem,
  payloadProblemOf,
} from "./messages.ts";

/** The sentence of ours that a check of a payload form found, or null where the sentence is the schema's own. */
export function issueProblem(issue: z.core.$ZodIssue): PayloadProblem | null {
  const params: Record<string, unknown> = issue.code === "custom" ? { ...issue.params } : {};
  const { code } = params;
  return isCode(code) ? payloadProblemOf(code, { ...(params["values"] as Record<string, string>) }) : null;
}

const isCode = (code: unknown): code is PayloadMessageCode =>
  typeof code === "string" && code in payloadMessages;
