import type { Knex } from "knex";
import { readPath, type NotificationKind } from "../../../../core/notifications/notification.ts";
import {
  type PostedFilter,
  postedList,
  type PostedNotification,
  type PostedNotifications,
} from "../../../../core/notifications/posted-notification.ts";
import { anywhere, listSql, readPage, whereColumns } from "../../rows/list-query.ts";
import { isUuid, toCount } from "../../rows/values.ts";

interface PostedRow {
  id: string;
  kind: NotificationKind;
  title: string | null;
  body: string | null;
  path: string | null;
  created_at: Date;
  readers: string;
  mailed: string;
}

const LIST = listSql(postedList, { text: "body" });

/** Who can receive notifications: users who are not suspended. */
const REACHABLE = "(u.banned_until IS NULL OR u.banned_until <= :now)";

export function createPostedNotifications(knex: Knex): PostedNotifications {
  const counted = () =>
    knex("notifications").select<PostedRow[]>(
      "notifications.*",
      knex.raw(
        "(SELECT count(*) FROM notification_reads WHERE notification_id = notifications.id) AS readers",
      ),
      knex.raw(
        "(SELECT count(*) FROM news_mails WHERE notification_id = notifications.id AND state <> 'refused') AS mailed",
      ),
    );

  return {
    list: (query, filter) =>
      readPage(
        knex.from(counted().as("posted")).where((builder) => matching(builder, filter)),
        query,
        LIST,
        ["*"],
        toPosted,
      ),

    async find(id) {
      if (!isUuid(id)) return null;
      const [row] = await counted().where({ id });
      return row ? toPosted(row) : null;
    },

    async remove(id) {
      if (!isUuid(id)) return false;
      return (await knex("notifications").where({ id }).delete()) > 0;
    },

    async audience(now) {
      const { rows } = await knex.raw<{ rows: { people: string; by_mail: string }[] }>(
        `SELECT count(*) AS people,
           count(*) FILTER (WHERE u.email_confirmed_at IS NOT NULL AND p.email_notifications) AS by_mail
         FROM users u JOIN user_profiles p ON p.id = u.id WHERE ${REACHABLE}`,
        { now },
      );
      return { people: toCount(rows[0]?.people), byMail: toCount(rows[0]?.by_mail) };
    },
  };
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
  const { id, kind, title, body, path, created_at } = row;
  const words = title === null || body === null ? null : { title, text: body };
  const counts = { readers: toCount(row.readers), mailed: toCount(row.mailed) };
  return { id, kind, words, path: readPath(path), createdAt: created_at, ...counts };
}
