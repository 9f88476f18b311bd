import { settingProblem, type SettingProblem } from "../../core/settings/problem.ts";
import type { Conflict } from "../kit/form/conflict-rows.ts";
import type { Setting } from "./settings-api.ts";

/** Unsaved edits, by key. A secret is here only while a new one is typed. */
export type Draft = Readonly<Record<string, unknown>>;

/** The value that a field shows. */
export const shownValue = (setting: Setting, draft: Draft): unknown =>
  Object.hasOwn(draft, setting.key) ? draft[setting.key] : (setting.value ?? "");

/** Only values that differ from the saved ones: an edit that was undone is no change. */
export function changesOf(settings: readonly Setting[], draft: Draft): Record<string, unknown> {
  const changed = settings.filter(({ key, value, is_secret: isSecret }) => {
    if (!Object.hasOwn(draft, key)) return false;
    return isSecret || draft[key] !== value;
  });
  return Object.fromEntries(changed.map(({ key }) => [key, draft[key]]));
}

/** Edits made while `saved` was being sent. */
export const unsavedOf = (draft: Draft, saved: Readonly<Record<string, unknown>>): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(([key, value]) => !Object.hasOwn(saved, key) || saved[key] !== value),
  );

/** All defaults, as edits. Secrets have no visible default, and stay. */
export const defaultsOf = (settings: readonly Setting[]): Draft =>
  Object.fromEntries(
    settings.filter(({ is_secret: isSecret }) => !isSecret).map((setting) => [setting.key, setting.default]),
  );

/** Errors in the changes, by key, in the server's words. */
export function problemsOf(changes: Readonly<Record<string, unknown>>): Record<string, SettingProblem> {
  const found: Record<string, SettingProblem> = {};
  for (const [key, value] of Object.entries(changes)) {
    const problem = settingProblem(key, value);
    if (problem) found[key] = problem;
  }
  return found;
}

/** Users paste the whole tag that Google shows them. */
export const searchConsoleCode = (text: string): string =>
  (/content\s*=\s*["']([^"']+)["']/.exec(text)?.[1] ?? text).trim();

const HIDDEN = "••••••••";

/**
 * Settings edited here that another admin saved meanwhile, with the local values; null if there are none. For
 * a secret, only the fact that it changed is shown.
 */
export function settingsConflict(
  before: readonly Setting[],
  now: readonly Setting[],
  changes: Readonly<Record<string, unknown>>,
): { conflict: Conflict; keys: string[] } | null {
  const was = new Map(before.map((setting) => [setting.key, setting]));
  const others = now.filter(
    ({ key, updated_at, value }) =>
      Object.hasOwn(changes, key) && updated_at !== was.get(key)?.updated_at && value !== changes[key],
  );
  if (others.length === 0) return null;
  const shown = (value: (setting: Setting) => unknown, hidden: string) =>
    Object.fromEntries(others.map((setting) => [setting.key, setting.is_secret ? hidden : value(setting)]));
  return {
    keys: others.map(({ key }) => key),
    conflict: {
      before: shown(({ key }) => was.get(key)?.value, ""),
      typed: shown(({ key }) => changes[key], HIDDEN),
      now: shown(({ value }) => value, HIDDEN),
    },
  };
}
