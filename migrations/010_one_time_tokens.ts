import type { Knex } from "knex";

/** One-time tokens sent by mail, and the codes that a client with PKCE exchanges for its session. */
export const oneTimeTokens = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      -- whom the operator made needs no confirmation by mail: nobody else could have made them
      UPDATE users SET email_confirmed_at = created_at WHERE email_confirmed_at IS NULL AND role = 'admin';

      -- user_id is null where the address has no account: asking for a mail does the same work whether it has one
      CREATE TABLE one_time_tokens (
        id uuid PRIMARY KEY,
        user_id uuid REFERENCES users ON DELETE CASCADE,
        email text NOT NULL,
        purpose text NOT NULL,
        link_digest text CONSTRAINT one_time_tokens_link_key UNIQUE,
        link_expires_at timestamptz NOT NULL,
        code_digest text,
        code_expires_at timestamptz NOT NULL,
        code_failures integer NOT NULL DEFAULT 0,
        challenge text,
        new_account jsonb,
        needs_current_mailbox boolean NOT NULL DEFAULT false,
        used_at timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT one_time_tokens_purpose_known CHECK (purpose IN ('signup', 'recovery', 'magiclink', 'invite',
          'email_change_current', 'email_change_new', 'reauthentication')),
        -- a new one replaces the one before
        CONSTRAINT one_time_tokens_one_each UNIQUE NULLS NOT DISTINCT (email, purpose, user_id)
      );
      CREATE INDEX one_time_tokens_of_user ON one_time_tokens (user_id);
      CREATE INDEX one_time_tokens_expired ON one_time_tokens (link_expires_at);

      CREATE TABLE auth_codes (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        digest text NOT NULL CONSTRAINT auth_codes_digest_key UNIQUE,
        challenge text NOT NULL,
        method text NOT NULL,
        failures integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX auth_codes_of_user ON auth_codes (user_id);
      CREATE INDEX auth_codes_oldest ON auth_codes (created_at);
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE auth_codes, one_time_tokens");
  },
};
