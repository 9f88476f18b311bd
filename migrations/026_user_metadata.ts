import type { Knex } from "knex";

/**
 * Metadata that apps store with an account. `json` rather than `jsonb`: nothing searches it, it is returned
 * as written, and a number such as 1e308 stays five characters instead of three hundred digits.
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
