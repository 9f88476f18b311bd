import type { Knex } from "knex";

/** Whether a key signs in the name of its account. Keys from before do what they did: all that make codes sign as well. */
export const apiKeySigning = {
  async up(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE api_keys ADD COLUMN may_sign boolean NOT NULL DEFAULT true");
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE api_keys DROP COLUMN may_sign");
  },
};
