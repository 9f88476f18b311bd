import { fillSentence, type SentenceValues } from "../codes/sentence.ts";
import { DomainError } from "../errors.ts";
import { settingMessages, type SettingSentence } from "./setting-messages.ts";
import { isSettingKey, settingRow, settingTable, type SettingKey } from "./settings.ts";

/** A problem with the value of a setting. */
export interface SettingProblem {
  code: SettingSentence;
  values: SentenceValues;
  message: string;
}

const problem = (code: SettingSentence, values: SentenceValues = {}): SettingProblem => ({
  code,
  values,
  message: fillSentence(settingMessages[`settings.${code}`], values),
});

/** The problem with a value by the rule of its key; null if it can be saved. */
export function settingProblem(key: string, value: unknown): SettingProblem | null {
  const row = settingRow(key);
  if (!row) return problem("unknown");
  const { rule, limits, options, wrong, maxLength = 0 } = row;
  if (value !== undefined && rule.safeParse(value).success) return null;
  if (limits) return problem("range", limits);
  if (options) return problem("choice", { options: options.join(", ") });
  if (wrong) return problem(wrong);
  return typeof value === "string" && value.trim().length > maxLength
    ? problem("too_long", { most: maxLength })
    : problem("one_line");
}

/**
 * The changes as they are stored: without blanks around them.
 * @throws DomainError `validation_failed` with a sentence for each key that is wrong
 */
export function readChanges(changes: Readonly<Record<string, unknown>>): Map<SettingKey, unknown> {
  const fields: Record<string, string> = {};
  const read = new Map<SettingKey, unknown>();
  for (const [key, value] of Object.entries(changes)) {
    const isMadeHere = settingRow(key)?.kind === "made" && value !== "";
    const wrong = isMadeHere ? problem("made_here") : settingProblem(key, value);
    if (wrong || !isSettingKey(key)) fields[key] = (wrong ?? problem("unknown")).message;
    else read.set(key, settingTable[key].rule.parse(value));
  }
  if (Object.keys(fields).length === 0) return read;
  const message = Object.entries(fields)
    .map(([key, sentence]) => `${key}: ${sentence}`)
    .join("; ");
  throw new DomainError("validation_failed", message, { fields });
}
