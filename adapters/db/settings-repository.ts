import type { Knex } from "knex";
import { settingCategory } from "../../core/settings/category.ts";
import type { SettingsRepository } from "../../core/settings/settings.ts";
import { storeText } from "./values.ts";

export function createSettingsRepository(knex: Knex): SettingsRepository {
  return {
    async all() {
      const rows = await knex("settings").select<{ key: string; value: unknown }[]>("key", "value");
      return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    },

    async set(values) {
      const rows = Object.entries(values)
        .filter(([, value]) => value !== undefined)
        // in one order, so that two saves at once wait for each other instead of failing
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, value]) => ({
          key,
          value: JSON.stringify(value),
          category: settingCategory(key),
          updated_at: knex.fn.now(),
        }));
      if (rows.length === 0) return;
      await storeText(knex("settings").insert(rows).onConflict("key").merge());
    },
  };
}
