import type { Knex } from "knex";
import type { MailViews, OutboxJob, OutboxJobs } from "../../../../core/mail/outbox.ts";
import type { Queue } from "../../../../core/ports/jobs.ts";
import { isUuid } from "../../rows/values.ts";

interface JobRow {
  id: string;
  queue: Queue;
  payload: string;
  attempts: number;
  run_at: Date;
  until: Date;
  created_at: Date;
  given_up_at: Date | null;
  reason: string | null;
}

const WAITING = `
  SELECT id, queue, payload, attempts, run_at, until, created_at, NULL::timestamptz AS given_up_at, NULL::text AS reason
  FROM jobs WHERE name IS NULL`;
const GIVEN_UP = `
  SELECT id, queue, payload, attempts, given_up_at AS run_at, until, created_at, given_up_at, reason FROM given_up_jobs WHERE true`;

export function createOutboxJobs(knex: Knex): OutboxJobs {
  const select = async (sql: string, values: Knex.ValueDict): Promise<OutboxJob[]> => {
    const { rows } = await knex.raw<{ rows: JobRow[] }>(sql, values);
    return rows.map(toJob);
  };

  return {
    async add({ id, queue, payload, until, now }) {
      await knex("jobs").insert({ id, queue, payload, run_at: now, until, created_at: now });
    },

    list: (limit) =>
      select(
        `(${WAITING} ORDER BY created_at DESC, id DESC LIMIT :limit)
         UNION ALL (${GIVEN_UP} ORDER BY given_up_at DESC, id DESC LIMIT :limit)`,
        { limit },
      ),

    async find(id) {
      if (!isUuid(id)) return null;
      const [job] = await select(`${WAITING} AND id = :id UNION ALL ${GIVEN_UP} AND id = :id`, { id });
      return job ?? null;
    },

    async retry(id, now) {
      if (!isUuid(id)) return "gone";
      const job = { id, name: null };
      // `run_at` is the end of the claim only while a process holds it
      const isFree = "(claimed_until IS DISTINCT FROM run_at OR run_at <= ?)";
      if ((await knex("jobs").where(job).whereRaw(isFree, [now]).update({ run_at: now })) > 0)
        return "queued";
      if (await knex("jobs").where(job).first("id")) return "being_sent";
      const { rows } = await knex.raw<{ rows: unknown[] }>(
        `WITH gone AS (DELETE FROM given_up_jobs WHERE id = :id RETURNING *)
         INSERT INTO jobs (id, queue, payload, attempts, run_at, until, created_at)
         SELECT id, queue, payload, 0, :now, until, created_at FROM gone RETURNING id`,
        { id, now },
      );
      return rows.length > 0 ? "queued" : "gone";
    },

    async remove(id) {
      if (!isUuid(id)) return false;
      const removed = await knex("jobs").where({ id, name: null }).delete();
      return removed + (await knex("given_up_jobs").where({ id }).delete()) > 0;
    },

    expired: (now) =>
      select(`${GIVEN_UP} AND until <= :now AND queue = 'mail' AND payload NOT LIKE '%••••••%' LIMIT 1000`, {
        now,
      }),

    async empty(id, payload) {
      await knex("given_up_jobs").where({ id }).update({ payload });
    },

    async clear(before) {
      await knex("given_up_jobs").where("given_up_at", "<", before).delete();
    },
  };
}

const toJob = (row: JobRow): OutboxJob => ({
  id: row.id,
  queue: row.queue,
  payload: row.payload,
  attempts: row.attempts,
  createdAt: row.created_at,
  runAt: row.run_at,
  until: row.until,
  givenUp: row.given_up_at && { at: row.given_up_at, reason: row.reason ?? "" },
});

export function createMailViews(knex: Knex): MailViews {
  return {
    async put({ tokenDigest, html, until }) {
      // PostgreSQL cannot store NUL
      await knex("mail_views").insert({ token_digest: tokenDigest, html: html.replaceAll("\0", ""), until });
    },

    async find(tokenDigest, now) {
      const row = await knex("mail_views")
        .where({ token_digest: tokenDigest })
        .where("until", ">", now)
        .first<{ html: string } | undefined>("html");
      return row?.html ?? null;
    },

    async clear(now) {
      await knex("mail_views").where("until", "<=", now).delete();
    },
  };
}
