import type * as z from "zod/mini";
import { type IssueSentence, issueSentence } from "../../core/codes/payloads/issue-problem.ts";
import type { SentenceValues } from "../../core/codes/sentence.ts";

/** A form as it is typed. */
export type FormInput = Record<string, string | boolean>;

/** A field's error, as a message key. */
interface FieldProblem {
  key: IssueSentence["code"] | "payloads.field_wrong";
  values: SentenceValues;
}
export type FieldProblems = Partial<Record<string, FieldProblem>>;

export interface FormReading<Form> {
  /**
   * Without invalid fields, so that a half-typed address does not remove the code; null if the rest is not
   * enough.
   */
  form: Form | null;
  problems: FieldProblems;
}

/** @param schema one of core/codes/payloads */
export function readForm<Form>(schema: z.ZodMiniType<Form>, typed: FormInput): FormReading<Form> {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { form: parsed.data, problems: {} };
  const problems: FieldProblems = {};
  for (const issue of parsed.error.issues) problems[String(issue.path[0])] ??= problemOf(issue);
  const rest = { ...typed };
  for (const name of Object.keys(problems)) rest[name] = "";
  const right = schema.safeParse(rest);
  return { form: right.success ? right.data : null, problems };
}

/** An invalid option of a list gets a general message. */
function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const found = issueSentence(issue);
  return found ? { key: found.code, values: found.values } : { key: "payloads.field_wrong", values: {} };
}
