import * as z from "zod/mini";
import {
  CHECK_SCHEMES,
  serialRunSchema,
  type SerialRun,
  type serialRunMessages,
} from "../../../core/codes/payloads/serial-run.ts";

/** The run as entered. Stored in sessionStorage as JSON. */
export const runDraftSchema = z.object({
  prefix: z.string(),
  start: z.string(),
  count: z.string(),
  digits: z.string(),
  check: z.enum(CHECK_SCHEMES),
});
export type RunDraft = z.infer<typeof runDraftSchema>;
type RunField = keyof RunDraft;

export const newRunDraft = (): RunDraft => ({
  prefix: "SN-",
  start: "1",
  count: "10",
  digits: "6",
  check: "mod37_36",
});

export interface RunReading {
  run: SerialRun | null;
  /** "number": a whole number within the limits is required. */
  problems: Partial<Record<RunField, keyof typeof serialRunMessages | "number">>;
}

const numberOf = (text: string): number => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN);

export function readRun({ prefix, start, count, digits, check }: RunDraft): RunReading {
  const parsed = serialRunSchema.safeParse({
    prefix,
    start: numberOf(start),
    count: numberOf(count),
    digits: numberOf(digits),
    check,
  });
  if (parsed.success) return { run: parsed.data, problems: {} };
  const problems: RunReading["problems"] = {};
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0]) as RunField;
    const code: unknown = issue.code === "custom" ? issue.params?.["code"] : undefined;
    problems[field] ??= (code as keyof typeof serialRunMessages | undefined) ?? "number";
  }
  return { run: null, problems };
}
