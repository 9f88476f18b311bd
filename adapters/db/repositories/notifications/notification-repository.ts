import type { Knex } from "knex";
import type {
  NotificationRepository,
  ReceivedNotification,
} from "../../../../core/notifications/notification.ts";
import { isUuid, storeText, toCount } from "../../rows/values.ts";
import { notificationColumns, type NotificationRow, toNotification } from "./notification-row.ts";

interface InboxRow extends NotificationRow {
  read: boolean;
}

/** Condition for notifications that a reader can see at a given time. */
const IS_VISIBLE = `n.starts_at <= :now AND (n.ends_at IS NULL OR n.ends_at > :now)
  AND (n.role IS NULL OR n.role = (SELECT role FROM users WHERE id = :userId))`;
const RECEIVED = `
  SELECT n.*, (n.read_from_start OR r.user_id IS NOT NULL) AS read
  FROM notifications n LEFT JOIN notification_reads r ON r.notification_id = n.id AND r.user_id = :userId
  WHERE ${IS_VISIBLE}`;
/** The same, with a reader and notifications that stay until it is stored that they were read: either may be deleted at this moment. */
const KEPT = `SELECT u.id AS user_id, n.id FROM users u, notifications n WHERE u.id = :userId AND ${IS_VISIBLE}`;

export function createNotificationRepository(knex: Knex): NotificationRepository {
  return {
    async insert({ id, createdAt, ...values }) {
      const row = { id, ...notificationColumns(values), created_at: createdAt, announced_at: createdAt };
      await storeText(knex("notifications").insert(row));
    },

    async inbox(userId, now, limit) {
      const [{ rows }, { rows: counts }] = await Promise.all([
        knex.raw<{ rows: InboxRow[] }>(`${RECEIVED} ORDER BY n.starts_at DESC, n.id DESC LIMIT :limit`, {
          userId,
          now,
          limit,
        }),
        knex.raw<{ rows: { unread: string }[] }>(
          `SELECT count(*) AS unread FROM (${RECEIVED}) received WHERE NOT read`,
          { userId, now },
        ),
      ]);
      return { items: rows.map(toReceived), unread: toCount(counts[0]?.unread) };
    },

    async markRead(userId, id, at) {
      if (!isUuid(id)) return false;
      const { rows } = await knex.raw<{ rows: unknown[] }>(
        `WITH seen AS (${KEPT} AND n.id = :id FOR KEY SHARE),
         marked AS (
           INSERT INTO notification_reads (user_id, notification_id, read_at)
           SELECT user_id, id, :now FROM seen ON CONFLICT DO NOTHING)
         SELECT id FROM seen`,
        { userId, id, now: at },
      );
      return rows.length > 0;
    },

    async markAllRead(userId, at) {
      await knex.raw(
        `WITH seen AS (${KEPT} FOR KEY SHARE)
         INSERT INTO notification_reads (user_id, notification_id, read_at)
         SELECT user_id, id, :now FROM seen ON CONFLICT DO NOTHING`,
        { userId, now: at },
      );
    },
  };
}

const toReceived = (row: InboxRow): ReceivedNotification => ({ ...toNotification(row), read: row.read });
