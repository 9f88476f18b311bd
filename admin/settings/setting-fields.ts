import { settingTable, type SettingCategory, type SettingKey } from "../../core/settings/settings.ts";

export const TIMEZONES = [
  "UTC",
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "Europe/London",
  "Europe/Paris",
  "Asia/Tokyo",
] as const;

/** How a setting is edited. */
export type SettingField = { [Key in SettingKey]: { key: Key } & (typeof settingTable)[Key] }[SettingKey];

/** In page order; settings that the server generates have no field. */
const FIELDS = (Object.keys(settingTable) as SettingKey[])
  .map((key) => ({ key, ...settingTable[key] }) as SettingField)
  .filter(({ kind }) => kind !== "made");

/** The groups of a tab, with headings `settings.group.<name>`. */
export function groupsOf(tab: SettingCategory): { name: string; fields: readonly SettingField[] }[] {
  const own = FIELDS.filter(({ category }) => category === tab);
  return [...new Set(own.map(({ group }) => group))].map((name) => ({
    name,
    fields: own.filter(({ group }) => group === name),
  }));
}

/** The first of these settings in page order, or null. */
export const firstShown = (keys: readonly string[]): string | null =>
  FIELDS.find(({ key }) => keys.includes(key))?.key ?? null;

/** The tab that edits a key; null if none does. */
export const tabOf = (key: string): SettingCategory | null =>
  FIELDS.find((field) => field.key === key)?.category ?? null;
