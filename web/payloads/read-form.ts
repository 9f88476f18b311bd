import type * as z from "zod/mini";
import { payloadMessages, type PayloadMessageCode } from "../../core/codes/payloads/messages.ts";

/** A form as it is typed. */
export type Typed = Record<string, string | boolean>;

/** What is wrong with a field, as the catalogue says it. */
interface FieldProblem {
  key: PayloadMessageCode | "payloads.field_wrong";
  values: Record<string, string>;
}
type FieldProblems = Partial<Record<string, FieldProblem>>;

export interface FormReading<Form> {
  /** Without the fields that are wrong, so that a half-typed address does not take the code away; null where that is too little. */
  form: Form | null;
  problems: FieldProblems;
}

/** @param schema one of core/codes/payloads */
export function readForm<Form>(schema: z.ZodMiniType<Form>, typed: Typed): FormReading<Form> {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { form: parsed.data, problems: {} };
  const problems: FieldProblems = {};
  for (const issue of parsed.error.issues) problems[String(issue.path[0])] ??= problemOf(issue);
  const rest = { ...typed };
  for (const name of Object.keys(problems)) rest[name] = "";
  const right = schema.safeParse(rest);
  return { form: right.success ? right.data : null, problems };
}

const isCode = (code: unknown): code is PayloadMessageCode =>
  typeof code === "string" && code in payloadMessages;

/** Checks of ours say in `params` what they mean; a text that is none of a list's is said in general. */
function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const params: Record<string, unknown> = issue.code === "custom" ? { ...issue.params } : {};
  if (!isCode(params["code"])) return { key: "payloads.field_wrong", values: {} };
  return { key: params["code"], values: { ...(params["values"] as Record<string, string>) } };
}
