import type { Knex } from "knex";

/**
 * Notifications by mail, and their delivery state for the back office. `news_mails`: one row per recipient of
 * a notification, inserted before the mail is sent, so that nobody gets it twice. `given_up_jobs`: jobs that
 * expired or were rejected. `mail_views`: mails that an admin views, kept for a few minutes.
 */
export const news = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE news_mails (
        notification_id uuid NOT NULL REFERENCES notifications ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        state text NOT NULL,
        token_digest text NOT NULL CONSTRAINT news_mails_token_key UNIQUE,
        at timestamptz NOT NULL,
        PRIMARY KEY (notification_id, user_id),
        CONSTRAINT news_mails_state_known CHECK (state IN ('sending', 'sent', 'refused'))
      );
      CREATE INDEX news_mails_of_user ON news_mails (user_id);

      CREATE TABLE given_up_jobs (
        id uuid PRIMARY KEY,
        queue text NOT NULL,
        payload text NOT NULL,
        attempts integer NOT NULL,
        reason text NOT NULL,
        until timestamptz NOT NULL,
        created_at timestamptz NOT NULL,
        given_up_at timestamptz NOT NULL
      );
      CREATE INDEX given_up_jobs_newest ON given_up_jobs (given_up_at, id);

      CREATE TABLE mail_views (
        token_digest text PRIMARY KEY,
        html text NOT NULL,
        until timestamptz NOT NULL
      );
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE mail_views, given_up_jobs, news_mails");
  },
};
