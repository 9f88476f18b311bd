import type { SettingsRepository } from "../../core/settings/settings.ts";
import type { Tables } from "./tables.ts";

export function createFakeSettingsRepository({ settings }: Tables): SettingsRepository {
  const all = async () => structuredClone(Object.fromEntries(settings));
  return {
    all,
    allForUpdate: all,

    async rows() {
      const values = Object.entries(await all()).toSorted(([a], [b]) => (a < b ? -1 : 1));
      return values.map(([key, value]) => ({ key, value, updatedAt: new Date(0) }));
    },

    async set(values) {
      for (const [key, value] of Object.entries(values)) {
        if (value !== undefined) settings.set(key, structuredClone(value));
      }
    },
  };
}
