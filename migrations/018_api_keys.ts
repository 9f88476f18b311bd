import type { Knex } from "knex";

/**
 * API keys, as digests. A key without an owner belongs to the site. Revoked keys stay, so that admins can
 * review them.
 */
export const apiKeys = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE api_keys (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        prefix text NOT NULL,
        digest text NOT NULL UNIQUE,
        scopes text[] NOT NULL,
        owner_id uuid REFERENCES users (id) ON DELETE CASCADE,
        created_by uuid REFERENCES users (id) ON DELETE SET NULL,
        created_by_name text NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        last_used_at timestamptz,
        revoked_at timestamptz
      );
      CREATE INDEX api_keys_of_user ON api_keys (created_by);
      CREATE INDEX api_keys_of_owner ON api_keys (owner_id);
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE api_keys");
  },
};
