import type { Knex } from "knex";

/** Pending jobs by queue, for monitoring. Ages in seconds. */
export async function jobFigures(knex: Knex, now: Date) {
  const { rows: queues } = (await knex.raw(
    `SELECT queue, count(*)::int AS waiting, (count(*) FILTER (WHERE attempts > 0))::int AS tried,
       greatest(0, extract(epoch FROM :now - min(run_at)))::float8 AS "oldestDueSeconds"
     FROM jobs WHERE name IS NULL GROUP BY queue`,
    { now },
  )) as { rows: { queue: string; waiting: number; tried: number; oldestDueSeconds: number }[] };
  const { rows: givenUp } = (await knex.raw(
    "SELECT queue, count(*)::int AS jobs FROM given_up_jobs GROUP BY queue",
  )) as { rows: { queue: string; jobs: number }[] };
  return { queues, givenUp };
}

/** Connections of this process to the database. */
export function poolFigures(knex: Knex) {
  const { pool } = knex.client as {
    pool: { numUsed(): number; numFree(): number; numPendingAcquires(): number; max: number };
  };
  return {
    used: pool.numUsed(),
    idle: pool.numFree(),
    waiting: pool.numPendingAcquires(),
    limit: pool.max,
  };
}
