import type { Knex } from "knex";
import { migrations, type Migration } from "../../../migrations/index.ts";

/** A step with which programs that do not know it go on: a column, a table, and an index of a table that may be large. */
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

/** The steps of a version that is not written yet. */
export const ofTomorrow: readonly Migration[] = [...migrations, addingStep];
