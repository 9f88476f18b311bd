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

/** In the order of the page; what is made here is no field. */
const FIELDS = (Object.keys(settingTable) as SettingKey[])
  .map((key) => ({ key, ...settingTable[key] }) as SettingField)
  .filter(({ kind }) => kind !== "made");

/** What a tab edits, in groups under headings of their own: `settings.group.<name>`. */
export function groupsOf(tab: SettingCategory): { name: string; fields: readonly SettingField[] }[] {
  const own = FIELDS.filter(({ category }) => category === tab);
  return [...new Set(own.map(({ group }) => group))].map((name) => ({
    name,
    fields: own.filter(({ group }) => group === name),
  }));
}

/** The first of these settings in the order of the page, or null. */
export const firstShown = (keys: readonly string[]): string | null =>
  FIELDS.find(({ key }) => keys.includes(key))?.key ?? null;

/** The tab on which a key is edited; null for one that no tab has. */
export const tabOf = (key: string): SettingCategory | null =>
  FIELDS.find((field) => field.key === key)?.category ?? null;
