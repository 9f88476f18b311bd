import type * as z from "zod/mini";
import { fillSentence, type SentenceValues } from "../codes/sentence.ts";
import { DomainError } from "../errors.ts";
import { SETTING_LENGTHS, SETTING_LIMITS } from "./setting-limits.ts";
import { isSettingKey, settingsSchema, type SettingKey } from "./settings.ts";

/** Sentences about settings; the catalog of the panel spreads them in. */
export const settingMessages = {
  "settings.unknown": "There is no such setting",
  "settings.range": "Enter a whole number from {from} to {to}",
  "settings.too_long": "At most {most} characters",
  "settings.one_line": "This should be one line, and not empty",
  "settings.email": "Enter an email address, or leave it empty",
  "settings.url": "Enter an address that begins with https:// or http://, or leave it empty",
  "settings.origin": "Enter an address like https://codes.example.org, without a path",
  "settings.color": "Enter a color like #00d4ff",
  "settings.analytics_id": "Enter a measurement id like G-ABCDE12345, or leave it empty",
  "settings.search_console": "Enter the code of the tag only: letters, digits, - and _",
  "settings.timezone": "Enter a time zone like Europe/Paris",
  "settings.choice": "Choose one of these: {options}",
  "settings.made_here": "Quietzone creates this value itself: ask for a new one instead",
} as const;

type Code = keyof typeof settingMessages extends `settings.${infer Name}` ? Name : never;

/** What is wrong with the value of a setting. */
export interface SettingProblem {
  code: Code;
  values: SentenceValues;
  message: string;
}

const problem = (code: Code, values: SentenceValues = {}): SettingProblem => ({
  code,
  values,
  message: fillSentence(settingMessages[`settings.${code}`], values),
});

const FORMS: Partial<Record<SettingKey, Code>> = {
  site_url: "origin",
  source_url: "url",
  admin_email: "email",
  timezone: "timezone",
  google_analytics_id: "analytics_id",
  google_search_console: "search_console",
  from_email: "email",
  primary_color: "color",
  secondary_color: "color",
  accent_color: "color",
  logo_url: "url",
  favicon_url: "url",
  slack_webhook: "url",
  discord_webhook: "url",
  webhook_url: "url",
};

const limitsOf = (key: string): { from: number; to: number } | undefined =>
  Object.entries(SETTING_LIMITS).find(([name]) => name === key)?.[1];
const lengthOf = (key: string): number | undefined =>
  Object.entries(SETTING_LENGTHS).find(([name]) => name === key)?.[1];

/** What may be chosen where a rule is a choice. */
function optionsOf(schema: z.core.$ZodType): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "default" || def.type === "nullable") return optionsOf(def.innerType);
  return def.type === "enum" ? Object.keys(def.entries) : ["true", "false"];
}

/** What is wrong with a value, by the rule of its key; null where it can be saved. */
export function settingProblem(key: string, value: unknown): SettingProblem | null {
  if (!isSettingKey(key)) return problem("unknown");
  if (value !== undefined && settingsSchema.shape[key].safeParse(value).success) return null;
  const limits = limitsOf(key);
  if (limits) return problem("range", limits);
  const form = FORMS[key];
  if (form) return problem(form);
  const most = lengthOf(key);
  if (most === undefined)
    return problem("choice", { options: optionsOf(settingsSchema.shape[key]).join(", ") });
  return typeof value === "string" && value.trim().length > most
    ? problem("too_long", { most })
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
    const wrong =
      key === "webhook_secret" && value !== "" ? problem("made_here") : settingProblem(key, value);
    if (wrong || !isSettingKey(key)) fields[key] = (wrong ?? problem("unknown")).message;
    else read.set(key, settingsSchema.shape[key].parse(value));
  }
  if (Object.keys(fields).length === 0) return read;
  const message = Object.entries(fields)
    .map(([key, sentence]) => `${key}: ${sentence}`)
    .join("; ");
  throw new DomainError("validation_failed", message, { fields });
}
