import type { Knex } from "knex";

/** Sign-ins, their chains of refresh tokens, and the keys that sign access tokens. */
export const sessions = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        user_agent text NOT NULL,
        ip_address text NOT NULL,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX sessions_of_user ON sessions (user_id);
      CREATE INDEX sessions_expired ON sessions (expires_at);

      CREATE TABLE refresh_tokens (
        id uuid PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
        digest text NOT NULL CONSTRAINT refresh_tokens_digest_key UNIQUE,
        parent_id uuid REFERENCES refresh_tokens ON DELETE SET NULL,
        used_at timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT refresh_tokens_digest_form CHECK (digest ~ '^[0-9a-f]{64}$')
      );
      CREATE INDEX refresh_tokens_of_session ON refresh_tokens (session_id);
      CREATE INDEX refresh_tokens_parent ON refresh_tokens (parent_id);

      CREATE TABLE signing_keys (
        id text PRIMARY KEY,
        jwk jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        retired_at timestamptz
      );
      -- one key signs at a time, whatever number of servers start at once
      CREATE UNIQUE INDEX signing_keys_one_active ON signing_keys ((true)) WHERE retired_at IS NULL;
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE refresh_tokens, sessions, signing_keys");
  },
};
