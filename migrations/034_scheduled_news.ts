import type { Knex } from "knex";

/**
 * When a notification becomes visible and when it ends, its target role (null: everyone), and the time of its
 * last correction.
 * `announced_at`: when open pages were last notified of its start or end.
 */
export const scheduledNews = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      ALTER TABLE notifications
        ADD COLUMN role text CONSTRAINT notifications_role_known CHECK (role IN ('customer', 'admin')),
        ADD COLUMN starts_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN ends_at timestamptz,
        ADD COLUMN corrected_at timestamptz,
        ADD COLUMN announced_at timestamptz NOT NULL DEFAULT now();
      UPDATE notifications SET starts_at = created_at;
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw(`
      ALTER TABLE notifications DROP COLUMN role, DROP COLUMN starts_at, DROP COLUMN ends_at,
        DROP COLUMN corrected_at, DROP COLUMN announced_at`);
  },
};
