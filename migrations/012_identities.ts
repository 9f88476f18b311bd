import type { Knex } from "knex";

/**
 * Identities at providers, and pending sign-in flows. A flow stores digests; the secrets stay in the browser.
 * One-time passwords get an expiry.
 */
export const identities = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE identities (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        provider text NOT NULL,
        subject text NOT NULL,
        email text,
        email_verified boolean NOT NULL,
        name text,
        last_sign_in_at timestamptz,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT identities_key UNIQUE (provider, subject),
        CONSTRAINT identities_provider_form CHECK (provider ~ '^[a-z][a-z0-9_]*$' AND provider <> 'email')
      );
      CREATE INDEX identities_of_user ON identities (user_id);

      CREATE TABLE oidc_flows (
        id uuid PRIMARY KEY,
        state_digest text NOT NULL CONSTRAINT oidc_flows_state_key UNIQUE,
        browser_digest text NOT NULL,
        provider text NOT NULL,
        redirect_to text NOT NULL,
        challenge text,
        session_id uuid REFERENCES sessions ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX oidc_flows_expired ON oidc_flows (expires_at);
      CREATE INDEX oidc_flows_of_session ON oidc_flows (session_id);

      ALTER TABLE users ADD COLUMN one_time_password_until timestamptz;
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw(`
      ALTER TABLE users DROP COLUMN one_time_password_until;
      DROP TABLE oidc_flows, identities;
    `);
  },
};
