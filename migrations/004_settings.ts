import type { Knex } from "knex";

/** One row per key; a key without a row has its default. */
export const settings = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE settings (
        key text PRIMARY KEY,
        value jsonb NOT NULL,
        category text NOT NULL DEFAULT 'general',
        updated_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE settings");
  },
};
