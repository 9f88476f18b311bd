import type { Knex } from "knex";
import { settingRow, type SettingsRepository } from "../../../../core/settings/settings.ts";
import { storeText } from "../../rows/values.ts";

interface Row {
  key: string;
  value: unknown;
  updated_at: Date;
}

/** Arbitrary key of the lock that serializes saving settings. */
const SAVING = 7_340_018;

export function createSettingsRepository(knex: Knex): SettingsRepository {
  async function all(): Promise<Record<string, unknown>> {
    const rows = await knex("settings").select<Pick<Row, "key" | "value">[]>("key", "value");
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  }

  return {
    all,

    async rows() {
      const rows = await knex("settings").select<Row[]>("key", "value", "updated_at").orderBy("key");
      return rows.map(({ key, value, updated_at: updatedAt }) => ({ key, value, updatedAt }));
    },

    async allForUpdate() {
      // missing rows cannot be locked
      await knex.raw("SELECT pg_advisory_xact_lock(?)", [SAVING]);
      return all();
    },

    async set(values) {
      const rows = Object.entries(values)
        .filter(([, value]) => value !== undefined)
        // in a fixed order, so that concurrent saves wait instead of deadlocking
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, value]) => ({
          key,
          value: JSON.stringify(value),
          category: settingRow(key)?.category ?? "general",
          updated_at: knex.fn.now(),
        }));
      if (rows.length === 0) return;
      await storeText(knex("settings").insert(rows).onConflict("key").merge());
    },
  };
}
