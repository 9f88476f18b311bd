import type { Knex } from "knex";

/**
 * What apps keep with an account. `json` and not `jsonb`: nothing searches it, it comes back as it was written, and a number like
 * 1e308 stays five characters instead of three hundred digits.
 */
export const userMetadata = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      ALTER TABLE users
        ADD COLUMN user_metadata json NOT NULL DEFAULT '{}',
        ADD COLUMN app_metadata json NOT NULL DEFAULT '{}'
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE users DROP COLUMN app_metadata, DROP COLUMN user_metadata");
  },
};
