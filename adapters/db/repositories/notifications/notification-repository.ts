import type { Knex } from "knex";
import {
  readPath,
  type NotificationKind,
  type NotificationRepository,
  type ReceivedNotification,
} from "../../../../core/notifications/notification.ts";
import { isUuid, storeText, toCount } from "../../rows/values.ts";

interface InboxRow {
  id: string;
  kind: NotificationKind;
  title: string | null;
  body: string | null;
  path: string | null;
  created_at: Date;
  read: boolean;
}

/** Every notification as one reader has it. */
const RECEIVED = `
  SELECT n.*, (n.read_from_start OR r.user_id IS NOT NULL) AS read
  FROM notifications n LEFT JOIN notification_reads r ON r.notification_id = n.id AND r.user_id = :userId`;

export function createNotificationRepository(knex: Knex): NotificationRepository {
  return {
    async insert({ id, kind, words, path, createdAt }) {
      const row = { id, kind, title: words?.title, body: words?.text, path, created_at: createdAt };
      await storeText(knex("notifications").insert(row));
    },

    async inbox(userId, limit) {
      const [{ rows }, { rows: counts }] = await Promise.all([
        knex.raw<{ rows: InboxRow[] }>(`${RECEIVED} ORDER BY n.created_at DESC, n.id DESC LIMIT :limit`, {
          userId,
          limit,
        }),
        knex.raw<{ rows: { unread: string }[] }>(
          `SELECT count(*) AS unread FROM (${RECEIVED}) received WHERE NOT read`,
          { userId },
        ),
      ]);
      return { items: rows.map(toReceived), unread: toCount(counts[0]?.unread) };
    },

    async markRead(userId, id, at) {
      if (!isUuid(id)) return false;
      const found = await knex("notifications").where({ id }).first("id");
      if (!found) return false;
      await knex("notification_reads")
        .insert({ user_id: userId, notification_id: id, read_at: at })
        .onConflict(["user_id", "notification_id"])
        .ignore();
      return true;
    },

    async markAllRead(userId, at) {
      await knex.raw(
        `INSERT INTO notification_reads (user_id, notification_id, read_at)
         SELECT :userId, id, :at FROM notifications ON CONFLICT DO NOTHING`,
        { userId, at },
      );
    },
  };
}

function toReceived({ id, kind, title, body, path, created_at, read }: InboxRow): ReceivedNotification {
  const words = title === null || body === null ? null : { title, text: body };
  return { id, kind, words, path: readPath(path), createdAt: created_at, read };
}
