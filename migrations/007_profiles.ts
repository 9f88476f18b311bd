import type { Knex } from "knex";

/** A user's preferences, and the authentication level of a session (aal and amr of its tokens). */
export const profiles = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      ALTER TABLE user_profiles
        ADD COLUMN language text,
        ADD COLUMN theme text,
        ADD COLUMN email_notifications boolean NOT NULL DEFAULT true,
        ADD COLUMN browser_notifications boolean NOT NULL DEFAULT false,
        ADD COLUMN default_design jsonb,
        ADD CONSTRAINT user_profiles_theme_known CHECK (theme IN ('dark', 'light'));

      ALTER TABLE sessions
        ADD COLUMN aal text NOT NULL DEFAULT 'aal1',
        ADD COLUMN amr jsonb NOT NULL DEFAULT '[]',
        ADD CONSTRAINT sessions_aal_known CHECK (aal IN ('aal1', 'aal2'));
      UPDATE sessions SET amr = jsonb_build_array(
        jsonb_build_object('method', 'password', 'timestamp', floor(extract(epoch FROM created_at))::bigint));
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw(`
      ALTER TABLE sessions DROP COLUMN amr, DROP COLUMN aal;
      ALTER TABLE user_profiles DROP COLUMN default_design, DROP COLUMN browser_notifications,
        DROP COLUMN email_notifications, DROP COLUMN theme, DROP COLUMN language;
    `);
  },
};
