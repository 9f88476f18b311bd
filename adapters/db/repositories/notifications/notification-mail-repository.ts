import type { Knex } from "knex";
import type { Language } from "../../../../core/languages.ts";
import type { NotificationMailRepository } from "../../../../core/notifications/notification-mail.ts";

interface ReaderRow {
  id: string;
  email: string;
  language: Language | null;
}

const NOBODY = "00000000-0000-0000-0000-000000000000";

export function createNotificationMailRepository(knex: Knex): NotificationMailRepository {
  const of = (notificationId: string, userId: string) =>
    knex("news_mails").where({ notification_id: notificationId, user_id: userId });

  return {
    async next(notificationId, after, now, limit) {
      const { rows } = await knex.raw<{ rows: ReaderRow[] }>(
        `SELECT u.id, u.email, p.language
         FROM users u JOIN user_profiles p ON p.id = u.id
         JOIN notifications n ON n.id = :notificationId AND (n.role IS NULL OR n.role = u.role) AND n.starts_at >= u.created_at
         WHERE u.id > :after AND u.email_confirmed_at IS NOT NULL AND p.email_notifications
           AND (u.banned_until IS NULL OR u.banned_until <= :now)
           AND NOT EXISTS (
             SELECT FROM news_mails m WHERE m.notification_id = :notificationId AND m.user_id = u.id)
         ORDER BY u.id LIMIT :limit`,
        { notificationId, after: after ?? NOBODY, now, limit },
      );
      return rows.map(({ id, email, language }) => ({ userId: id, email, language }));
    },

    async claim({ notificationId, userId, tokenDigest, at }) {
      // a missing row is not an error: both may be deleted by now
      const { rows } = await knex.raw<{ rows: unknown[] }>(
        `INSERT INTO news_mails (notification_id, user_id, state, token_digest, at)
         SELECT n.id, u.id, 'sending', :tokenDigest, :at FROM notifications n, users u
         WHERE n.id = :notificationId AND u.id = :userId FOR KEY SHARE
         ON CONFLICT DO NOTHING RETURNING user_id`,
        { notificationId, userId, tokenDigest, at },
      );
      return rows.length > 0;
    },

    async settle(notificationId, userId, state) {
      await of(notificationId, userId).update({ state });
    },

    async release(notificationId, userId) {
      await of(notificationId, userId).where({ state: "sending" }).delete();
    },

    async switchOff(tokenDigest) {
      const { rows } = await knex.raw<{ rows: unknown[] }>(
        `UPDATE user_profiles SET email_notifications = false
         WHERE id = (SELECT user_id FROM news_mails WHERE token_digest = :tokenDigest) RETURNING id`,
        { tokenDigest },
      );
      return rows.length > 0;
    },
  };
}
