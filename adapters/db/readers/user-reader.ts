import type { Knex } from "knex";
import type { User } from "../../../core/users/user.ts";
import {
  accountList,
  type UserFilter,
  type UserReader,
  type UserSort,
} from "../../../core/users/user-list.ts";
import { anywhere, type ListSql, listSql, onePage, whereColumns } from "../rows/list-query.ts";
import { NEW_EMAIL, selectUsers, toUser } from "../rows/user-rows.ts";
import { storeText, toCount } from "../rows/values.ts";

/** The expression of migration 020's index. */
const NAME_PARTS = "lower(first_name || ' ' || last_name || ' ' || full_name)";
const STATUS = `CASE WHEN banned_until > :now THEN 'suspended' WHEN email_confirmed_at IS NULL THEN 'unconfirmed'
  ELSE 'active' END`;

const PROFILE = [
  "first_name",
  "last_name",
  "full_name",
  "avatar_url",
  "phone",
  "bio",
  "location",
  "website",
  "date_of_birth",
  "gender",
  "timezone",
  "language",
] as const satisfies readonly UserSort[];

const listAt = (now: Date): ListSql<UserSort> =>
  listSql(
    accountList,
    {
      id: "users.id",
      email: "users.email",
      new_email: NEW_EMAIL,
      status: STATUS,
      has_password: "password_hash IS NOT NULL",
      created_at: "users.created_at",
      updated_at: "users.updated_at",
    },
    { order: { full_name: "lower(full_name)" }, values: { now } },
  );

/** Joined only if needed: most pages and counts need only the table of accounts. */
const needsProfile = (filter: UserFilter, sort?: UserSort): boolean =>
  PROFILE.some((name) => name === sort || Object.keys(filter).some((asked) => asked.startsWith(name)));

export function createUserReader(knex: Knex): UserReader {
  const matching = (filter: UserFilter, now: Date, sort?: UserSort) =>
    knex("users")
      .modify((query) => {
        if (needsProfile(filter, sort)) void query.join("user_profiles", "user_profiles.id", "users.id");
      })
      .where((builder) => narrow(builder, filter, now));

  /** The existing accounts among the ids, in the order of the ids. */
  async function inOrder(ids: readonly string[]): Promise<User[]> {
    if (ids.length === 0) return [];
    const rows = await selectUsers(knex).whereIn("users.id", ids);
    const users = new Map(rows.map((row) => [row.id, toUser(row)]));
    return ids.flatMap((id) => users.get(id) ?? []);
  }

  return {
    async list(query, filter, now) {
      // the ids of the page first: only its rows are worth reading whole
      const ids = onePage(matching(filter, now, query.sort), query, listAt(now)).pluck<string[]>("users.id");
      const count = matching(filter, now).count<{ count: string }[]>("* as count");
      const [page, counts] = await Promise.all([storeText(ids), storeText(count)]);
      return { items: await inOrder(page), total: toCount(counts[0]?.count) };
    },

    async olderThan(id, limit, filter, now) {
      const ids = matching(filter, now)
        .modify((query) => {
          if (id !== null) void query.where("users.id", "<", id);
        })
        .orderBy("users.id", "desc")
        .limit(limit)
        .pluck<string[]>("users.id");
      return inOrder(await storeText(ids));
    },

    async taken(emails) {
      const { rows } = await knex.raw<{ rows: { email: string }[] }>(
        "SELECT email FROM users WHERE email = ANY(:emails)",
        { emails: [...emails] },
      );
      return rows.map(({ email }) => email);
    },

    async stats({ month, week, today }) {
      const { rows } = await knex.raw<{ rows: Record<string, string>[] }>(
        `SELECT count(*) AS total, count(*) FILTER (WHERE role = 'admin') AS admins,
           count(*) FILTER (WHERE created_at >= :month) AS month,
           count(*) FILTER (WHERE created_at >= :week) AS week,
           count(*) FILTER (WHERE created_at >= :today) AS today
         FROM users`,
        { month, week, today },
      );
      const [row = {}] = rows;
      const [total, admins] = [toCount(row["total"]), toCount(row["admins"])];
      return {
        total,
        admins,
        customers: total - admins,
        monthlySignups: toCount(row["month"]),
        weeklySignups: toCount(row["week"]),
        signupsToday: toCount(row["today"]),
      };
    },

    async counts(id, now) {
      const { rows } = await knex.raw<{ rows: Record<string, string>[] }>(
        `SELECT (SELECT count(*) FROM sessions WHERE user_id = :id AND expires_at > :now) AS sessions,
           (SELECT count(*) FROM qr_history WHERE user_id = :id AND deleted_at IS NULL) AS codes,
           (SELECT count(*) FROM short_links WHERE user_id = :id) AS links`,
        { id, now },
      );
      const [row = {}] = rows;
      return {
        sessions: toCount(row["sessions"]),
        codes: toCount(row["codes"]),
        shortLinks: toCount(row["links"]),
      };
    },
  };
}

function narrow(builder: Knex.QueryBuilder, filter: UserFilter, now: Date): void {
  whereColumns(builder, listAt(now), filter);
  if (filter.q) {
    const part = anywhere(filter.q);
    // each half uses its own index; an OR over two tables would use neither
    builder.whereRaw(
      `users.id IN (SELECT id FROM users WHERE email LIKE lower(:part)
         UNION SELECT id FROM user_profiles WHERE ${NAME_PARTS} LIKE lower(:part))`,
      { part },
    );
  }
}
