import type { Knex } from "knex";
import { migrations, type Migration } from "../../../migrations/index.ts";

/** A step compatible with older programs: a column, a table, and an index on a table that may be large. */
export const addingStep: Migration = {
  name: "998_adding",
  up: async (knex: Knex) => {
    await knex.raw(`
      ALTER TABLE qr_history ADD COLUMN of_tomorrow text NOT NULL DEFAULT 'x';
      CREATE TABLE of_tomorrow (id uuid PRIMARY KEY);
    `);
  },
  down: async (knex: Knex) => {
    await knex.raw("DROP TABLE of_tomorrow; ALTER TABLE qr_history DROP COLUMN of_tomorrow");
  },
  indexes: [{ name: "qr_history_of_tomorrow", on: "qr_history (of_tomorrow)" }],
};

/** The migrations of a future version. */
export const ofTomorrow: readonly Migration[] = [...migrations, addingStep];
