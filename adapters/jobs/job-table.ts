import type { Knex } from "knex";

/** A claimed job: no other process runs it until the claim expires. */
export interface ClaimedJob {
  id: string;
  /** Name of a recurring job; null for any other. */
  name: string | null;
  /** JSON; null for a job that recurs. */
  payload: string | null;
  /** Number of attempts, including this one. */
  attempts: number;
  /** Null: forever. */
  until: Date | null;
}

export type JobTable = ReturnType<typeof createJobTable>;

/** The table `jobs`. Times come from the caller. */
export function createJobTable(knex: Knex) {
  const jobs = () => knex("jobs");

  return {
    async insert(job: { id: string; queue: string; payload: string; now: Date; until: Date }): Promise<void> {
      const { id, queue, payload, now, until } = job;
      await jobs().insert({ id, queue, payload, run_at: now, until, created_at: now });
    },

    /** Makes sure that a recurring job is there; one that is keeps its time. */
    async insertRecurring(job: { id: string; queue: string; name: string; now: Date; runAt: Date }) {
      const { id, queue, name, now, runAt } = job;
      await jobs().insert({ id, queue, name, run_at: runAt, created_at: now }).onConflict("name").ignore();
    },

    /** Claims up to `limit` due jobs, oldest first; no other process gets them before `claimedUntil`. */
    async claim(queue: string, limit: number, now: Date, claimedUntil: Date): Promise<ClaimedJob[]> {
      // materialized: of a small table the database may ask an inner query again for each row, and so take them all
      const { rows } = (await knex.raw(
        `WITH due AS MATERIALIZED (
           SELECT id FROM jobs WHERE queue = :queue AND run_at <= :now
           ORDER BY run_at, id LIMIT :limit FOR UPDATE SKIP LOCKED
         )
         UPDATE jobs SET run_at = :claimedUntil, claimed_until = :claimedUntil, attempts = attempts + 1 FROM due WHERE jobs.id = due.id
         RETURNING jobs.id, name, payload, attempts, until`,
        { queue, limit, now, claimedUntil },
      )) as { rows: ClaimedJob[] };
      return rows;
    },

    /** Keeps claims that would run out while their work goes on. What was done meanwhile, and waits for longer, keeps its time. */
    async extend(ids: readonly string[], claimedUntil: Date): Promise<void> {
      await jobs()
        .whereIn("id", ids)
        .where("run_at", "<", claimedUntil)
        .update({ run_at: claimedUntil, claimed_until: claimedUntil });
    },

    async retryAt(id: string, runAt: Date): Promise<void> {
      await jobs().where({ id }).update({ run_at: runAt });
    },

    /**
     * A job that waits longer than any delay was scheduled by a clock that was ahead: it gets the latest
     * possible time, which is now if it was never tried.
     */
    async bringNearer(
      now: Date,
      latest: readonly { queue: string; name: string | null; runAt: Date }[],
    ): Promise<void> {
      await knex.raw(
        `UPDATE jobs SET run_at = CASE WHEN jobs.name IS NULL AND jobs.attempts = 0 THEN :now ELSE latest.run_at END
         FROM unnest(CAST(:queues AS text[]), CAST(:names AS text[]), CAST(:times AS timestamptz[])) AS latest (queue, name, run_at)
         WHERE jobs.queue = latest.queue AND jobs.name IS NOT DISTINCT FROM latest.name
           AND jobs.run_at > CASE WHEN jobs.name IS NULL AND jobs.attempts = 0 THEN :now ELSE latest.run_at END`,
        {
          now,
          queues: latest.map(({ queue }) => queue),
          names: latest.map(({ name }) => name),
          times: latest.map(({ runAt }) => runAt),
        },
      );
    },

    /** A recurring job has done its work for this time. */
    async recurAt(id: string, runAt: Date): Promise<void> {
      await jobs().where({ id }).update({ run_at: runAt, attempts: 0 });
    },

    /** Nobody tries it any more: it is put aside, for people to see. */
    async giveUp(id: string, reason: string, now: Date): Promise<void> {
      await knex.raw(
        `WITH gone AS (DELETE FROM jobs WHERE id = :id RETURNING *)
         INSERT INTO given_up_jobs (id, queue, payload, attempts, reason, until, created_at, given_up_at)
         SELECT id, queue, payload, attempts, :reason, until, created_at, :now FROM gone`,
        { id, reason, now },
      );
    },

    async remove(id: string): Promise<void> {
      await jobs().where({ id }).delete();
    },
  };
}
