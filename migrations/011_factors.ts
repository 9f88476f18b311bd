import type { Knex } from "knex";

/** Second factors, their challenges, and recovery codes. */
export const factors = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE mfa_factors (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        type text NOT NULL,
        friendly_name text NOT NULL,
        status text NOT NULL,
        secret text NOT NULL,
        last_used_step bigint,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        last_challenged_at timestamptz,
        CONSTRAINT mfa_factors_type_known CHECK (type = 'totp'),
        CONSTRAINT mfa_factors_status_known CHECK (status IN ('unverified', 'verified')),
        CONSTRAINT mfa_factors_secret_form CHECK (secret ~ '^[A-Z2-7]{32}$')
      );
      CREATE INDEX mfa_factors_of_user ON mfa_factors (user_id);

      CREATE TABLE mfa_challenges (
        id uuid PRIMARY KEY,
        factor_id uuid NOT NULL REFERENCES mfa_factors ON DELETE CASCADE,
        session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX mfa_challenges_of_factor ON mfa_challenges (factor_id);
      CREATE INDEX mfa_challenges_of_session ON mfa_challenges (session_id);
      CREATE INDEX mfa_challenges_expired ON mfa_challenges (created_at);

      CREATE TABLE recovery_codes (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        set_id uuid NOT NULL,
        digest text NOT NULL CONSTRAINT recovery_codes_digest_key UNIQUE,
        used_at timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT recovery_codes_digest_form CHECK (digest ~ '^[0-9a-f]{64}$')
      );
      CREATE INDEX recovery_codes_of_user ON recovery_codes (user_id);
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE recovery_codes, mfa_challenges, mfa_factors");
  },
};
