import type { Knex } from "knex";

/** When the owner of a code signed in, where that was before the code was issued: its session is no fresher. */
export const authCodeSignIn = {
  async up(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE auth_codes ADD COLUMN signed_in_at timestamptz");
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE auth_codes DROP COLUMN signed_in_at");
  },
};
