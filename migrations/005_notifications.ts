import type { Knex } from "knex";

/**
 * Notifications for everybody, and who has read them. Those without a title are the product's: their texts
 * are in the catalog, in six languages, by kind. The schema inserts the first three, two of them unread.
 */
export const notifications = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE notifications (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        title text,
        body text,
        path text,
        read_from_start boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT notifications_kind_known CHECK (kind IN ('blog_post', 'system_update', 'new_feature', 'announcement')),
        CONSTRAINT notifications_words_whole CHECK ((title IS NULL) = (body IS NULL)),
        CONSTRAINT notifications_path_own CHECK (path ~ '^/([^/\\\\]|$)')
      );
      CREATE INDEX notifications_newest ON notifications (created_at, id);

      CREATE TABLE notification_reads (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        notification_id uuid NOT NULL REFERENCES notifications ON DELETE CASCADE,
        read_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, notification_id)
      );
      CREATE INDEX notification_reads_of ON notification_reads (notification_id);

      INSERT INTO notifications (id, kind, path, read_from_start) VALUES
        ('019a9f00-0000-7000-8000-000000000001', 'new_feature', '/verify', true),
        ('019a9f00-0000-7000-8000-000000000002', 'system_update', '/qr-code-scanner-from-image', false),
        ('019a9f00-0000-7000-8000-000000000003', 'blog_post', '/#how-to-use', false);
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE notification_reads, notifications");
  },
};
