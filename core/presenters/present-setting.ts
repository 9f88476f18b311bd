import type { SettingEntry } from "../settings/settings-administration.ts";

/** The id is the key, as react-admin wants one. */
export const presentSetting = (entry: SettingEntry) => ({
  id: entry.key,
  key: entry.key,
  value: entry.value,
  category: entry.category,
  default: entry.default,
  is_secret: entry.isSecret,
  is_set: entry.isSet,
  is_unreadable: entry.isUnreadable,
  updated_at: entry.updatedAt?.toISOString() ?? null,
});
