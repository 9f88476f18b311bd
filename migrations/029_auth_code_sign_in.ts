import type { Knex } from "knex";

/**
 * Time of the code owner's sign-in, if it was before the code was issued: the new session counts as no more
 * recent.
 */
export const authCodeSignIn = {
  async up(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE auth_codes ADD COLUMN signed_in_at timestamptz");
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE auth_codes DROP COLUMN signed_in_at");
  },
};
