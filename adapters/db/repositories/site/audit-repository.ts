import type { Knex } from "knex";
import {
  auditList,
  type AuditEntry,
  type AuditFilter,
  type AuditRepository,
  type AuditValues,
} from "../../../../core/audit/audit-entry.ts";
import { anywhere, listSql, readPage, whereColumns } from "../../rows/list-query.ts";
import { isSpread } from "../../pool/spread.ts";
import { isUuid, storeText } from "../../rows/values.ts";

interface AuditRow {
  id: string;
  at: Date;
  actor_id: string | null;
  actor_name: string;
  address: string;
  user_agent: string;
  action: AuditEntry["action"];
  subject_type: string;
  subject_id: string | null;
  subject_name: string;
  before: AuditValues | null;
  after: AuditValues | null;
}

const LIST = listSql(auditList);

const json = (values: AuditValues | null): string | null => (values === null ? null : JSON.stringify(values));

export function createAuditRepository(knex: Knex): AuditRepository {
  return {
    async append({ id, at, actor, action, subject, before, after }) {
      const row = {
        id,
        at,
        actor_id: actor.userId,
        actor_name: actor.name,
        address: actor.address,
        user_agent: actor.userAgent,
        action,
        subject_type: subject.type,
        subject_id: subject.id,
        subject_name: subject.name,
        before: json(before),
        after: json(after),
      };
      await storeText(knex("audit_log").insert(row));
    },

    list: (query, filter) =>
      readPage(
        knex("audit_log").where((builder) => matching(builder, filter)),
        query,
        LIST,
        ["*"],
        toEntry,
      ),

    async olderThan(id, limit, filter) {
      // ids sort by time
      const rows = knex("audit_log")
        .where((builder) => matching(builder, filter))
        .modify((query) => {
          if (id !== null) void query.where("id", "<", id);
        })
        .orderBy("id", "desc")
        .limit(limit)
        .select<AuditRow[]>("*");
      return (await storeText(rows)).map(toEntry);
    },

    async actions() {
      if (await isSpread(knex))
        return knex("audit_log").distinct().orderBy("action").pluck<string[]>("action");
      // a loose index scan, since there are few names and many entries
      const { rows } = await knex.raw<{ rows: { action: string }[] }>(
        `WITH RECURSIVE names AS (
           (SELECT action FROM audit_log ORDER BY action LIMIT 1)
           UNION ALL
           SELECT (SELECT action FROM audit_log WHERE action > names.action ORDER BY action LIMIT 1)
           FROM names WHERE names.action IS NOT NULL)
         SELECT action FROM names WHERE action IS NOT NULL`,
      );
      return rows.map(({ action }) => action);
    },
  };
}

function matching(builder: Knex.QueryBuilder, filter: AuditFilter): void {
  const { q, actor, subject, from, until } = filter;
  whereColumns(builder, LIST, filter);
  if (q) {
    const part = anywhere(q);
    builder.where((any) => {
      void any.whereILike("action", part).orWhereILike("actor_name", part).orWhereILike("subject_name", part);
    });
  }
  if (actor) {
    const id = [actor].filter(isUuid);
    builder.where((any) => {
      void any.whereILike("actor_name", anywhere(actor)).orWhereIn("actor_id", id);
    });
  }
  if (subject) {
    builder.where((any) => {
      void any.whereILike("subject_name", anywhere(subject)).orWhere({ subject_id: subject });
    });
  }
  if (from) builder.where("at", ">=", from);
  if (until) builder.where("at", "<", until);
}

const toEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at,
  actor: {
    userId: row.actor_id,
    name: row.actor_name,
    address: row.address,
    userAgent: row.user_agent,
  },
  action: row.action,
  subject: { type: row.subject_type, id: row.subject_id, name: row.subject_name },
  before: row.before,
  after: row.after,
});
