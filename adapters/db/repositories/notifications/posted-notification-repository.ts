import type { Knex } from "knex";
import {
  type NotificationState,
  type PostedFilter,
  postedList,
  type PostedNotification,
  type PostedNotifications,
} from "../../../../core/notifications/posted-notification.ts";
import { anywhere, listSql, readPage, whereColumns } from "../../rows/list-query.ts";
import { isUuid, storeText, toCount } from "../../rows/values.ts";
import { notificationColumns, type NotificationRow, toNotification } from "./notification-row.ts";

interface PostedRow extends NotificationRow {
  state: NotificationState;
  corrected_at: Date | null;
  readers: string;
  mailed: string;
}

const LIST = listSql(postedList, { text: "body" });

/** Users who can receive notifications: those who are not suspended. */
const REACHABLE = "(u.banned_until IS NULL OR u.banned_until <= :now)";

export function createPostedNotifications(knex: Knex): PostedNotifications {
  const counted = (now: Date) =>
    knex("notifications").select<PostedRow[]>(
      "notifications.*",
      knex.raw(
        "CASE WHEN starts_at > :now THEN 'scheduled' WHEN ends_at <= :now THEN 'ended' ELSE 'visible' END AS state",
        { now },
      ),
      knex.raw(
        "(SELECT count(*) FROM notification_reads WHERE notification_id = notifications.id) AS readers",
      ),
      knex.raw(
        "(SELECT count(*) FROM news_mails WHERE notification_id = notifications.id AND state <> 'refused') AS mailed",
      ),
    );

  return {
    list: (query, filter, now) =>
      readPage(
        knex.from(counted(now).as("posted")).where((builder) => matching(builder, filter)),
        query,
        LIST,
        ["*"],
        toPosted,
      ),

    find: async (id, now) => (isUuid(id) ? first(counted(now).where({ id })) : null),

    findForUpdate: async (id, now) => (isUuid(id) ? first(counted(now).where({ id }).forUpdate()) : null),

    async update({ id, correctedAt, ...values }) {
      const row = { ...notificationColumns(values), corrected_at: correctedAt };
      await storeText(knex("notifications").where({ id }).update(row));
    },

    async remove(id) {
      if (!isUuid(id)) return false;
      return (await knex("notifications").where({ id }).delete()) > 0;
    },

    async audience(role, now) {
      const { rows } = await knex.raw<{ rows: { people: string; by_mail: string }[] }>(
        `SELECT count(*) AS people,
           count(*) FILTER (WHERE u.email_confirmed_at IS NOT NULL AND p.email_notifications) AS by_mail
         FROM users u JOIN user_profiles p ON p.id = u.id WHERE ${REACHABLE} AND (:role::text IS NULL OR u.role = :role)`,
        { role, now },
      );
      return { people: toCount(rows[0]?.people), byMail: toCount(rows[0]?.by_mail) };
    },

    async due(now) {
      const { rows } = await knex.raw<{ rows: { id: string; starts_at: Date; is_new: boolean }[] }>(
        `SELECT id, starts_at, announced_at < starts_at AS is_new FROM notifications
         WHERE (starts_at <= :now AND announced_at < starts_at) OR (ends_at <= :now AND announced_at < ends_at)
         ORDER BY starts_at, id`,
        { now },
      );
      return rows.map(({ id, starts_at, is_new }) => ({ id, startsAt: starts_at, isNew: is_new }));
    },

    async markAnnounced(ids, now) {
      await knex("notifications").whereIn("id", ids).update({ announced_at: now });
    },
  };
}

async function first(query: Knex.QueryBuilder): Promise<PostedNotification | null> {
  const [row] = (await query) as PostedRow[];
  return row ? toPosted(row) : null;
}

function matching(builder: Knex.QueryBuilder, filter: PostedFilter): void {
  const { q } = filter;
  whereColumns(builder, LIST, filter);
  if (q) {
    const part = anywhere(q);
    builder.where((any) => void any.whereILike("title", part).orWhereILike("body", part));
  }
}

function toPosted(row: PostedRow): PostedNotification {
  const counts = { readers: toCount(row.readers), mailed: toCount(row.mailed) };
  return { ...toNotification(row), state: row.state, correctedAt: row.corrected_at, ...counts };
}
