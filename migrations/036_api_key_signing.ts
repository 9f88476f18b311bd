import type { Knex } from "knex";

/**
 * Whether a key may sign on behalf of its account. Existing keys keep their rights: all that make codes can
 * sign as well.
 */
export const apiKeySigning = {
  async up(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE api_keys ADD COLUMN may_sign boolean NOT NULL DEFAULT true");
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE api_keys DROP COLUMN may_sign");
  },
};
