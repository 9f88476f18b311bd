import type { Knex } from "knex";

/**
 * Marks accounts whose unconfirmed address a second person signed up with: confirming it ends all earlier
 * sign-ins and credentials.
 */
export const disputedAddresses = {
  async up(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE users ADD COLUMN is_disputed boolean NOT NULL DEFAULT false");
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE users DROP COLUMN is_disputed");
  },
};
