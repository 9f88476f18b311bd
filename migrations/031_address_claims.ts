import type { Knex } from "knex";

/**
 * Addresses that several people signed up with stay disputed when the account changes its address or is
 * deleted: the claim is stored by the digest of the address and replaces `users.is_disputed`. Also marks
 * accounts whose address only an admin has confirmed.
 */
export const addressClaims = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE address_claims (
        digest bytea PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      INSERT INTO address_claims (digest) SELECT sha256(convert_to(email, 'UTF8')) FROM users WHERE is_disputed;
      ALTER TABLE users ADD COLUMN is_vouched boolean NOT NULL DEFAULT false;
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE users DROP COLUMN is_vouched; DROP TABLE address_claims");
  },
};
