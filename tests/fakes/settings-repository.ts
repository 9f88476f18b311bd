import type { SettingsRepository } from "../../core/settings/settings.ts";
import type { Tables } from "./tables.ts";

export function createFakeSettingsRepository({ settings }: Tables): SettingsRepository {
  return {
    async all() {
      return structuredClone(Object.fromEntries(settings));
    },

    async set(values) {
      for (const [key, value] of Object.entries(values)) {
        if (value !== undefined) settings.set(key, structuredClone(value));
      }
    },
  };
}
