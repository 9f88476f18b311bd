import type { Knex } from "knex";

/**
 * Codes that users signed, and their keys. The public key stays when an account is deleted, so that its codes
 * can still be told from forged ones; the private key and the signed content are deleted with the account.
 */
export const signatures = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE signature_keys (
        id text PRIMARY KEY,
        user_id uuid CONSTRAINT signature_keys_one_each UNIQUE REFERENCES users ON DELETE SET NULL,
        public_key text NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT signature_keys_id_form CHECK (id ~ '^[A-Za-z0-9_-]{11}$')
      );

      CREATE TABLE signature_private_keys (
        key_id text PRIMARY KEY REFERENCES signature_keys ON DELETE CASCADE,
        user_id uuid NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
        private_key text NOT NULL
      );

      CREATE TABLE signatures (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        key_id text NOT NULL REFERENCES signature_keys,
        content text NOT NULL,
        digest text NOT NULL CONSTRAINT signatures_digest_key UNIQUE,
        document_title text NOT NULL,
        security_level text NOT NULL,
        valid_until timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT signatures_digest_form CHECK (digest ~ '^[0-9a-f]{64}$'),
        CONSTRAINT signatures_level_known CHECK (security_level IN ('standard', 'high', 'maximum'))
      );
      CREATE INDEX signatures_newest ON signatures (user_id, created_at, id);
      CREATE INDEX signatures_of_key ON signatures (key_id);
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE signatures, signature_private_keys, signature_keys");
  },
};
