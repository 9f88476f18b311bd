import type { Knex } from "knex";
import { vi } from "vitest";

/** Rows locked by a separate transaction, and the queries that wait for them. */
export interface HeldRows {
  /** Resolves once this many queries wait, directly or indirectly, for the rows. */
  waiting: (count: number) => Promise<unknown>;
  release: () => Promise<unknown>;
}

/**
 * Locks rows as `SELECT ... FOR UPDATE` does.
 * @param hold further work of the transaction on them, such as deleting them
 */
export async function holdRows(
  knex: Knex,
  table: string,
  where: Readonly<Record<string, string>>,
  hold: (rows: Knex.QueryBuilder) => PromiseLike<unknown> = (rows) => rows.forUpdate(),
): Promise<HeldRows> {
  const holder = await knex.transaction();
  await hold(holder(table).where(where));
  const { rows: own } = await holder.raw<{ rows: { pid: number }[] }>("SELECT pg_backend_pid() AS pid");
  const isReached = async (count: number) => {
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      `WITH RECURSIVE blocked (pid) AS (SELECT ?::int UNION SELECT activity.pid FROM pg_stat_activity AS activity
         JOIN blocked ON blocked.pid = ANY (pg_blocking_pids(activity.pid))) SELECT pid FROM blocked`,
      [own[0]?.pid ?? 0],
    );
    return rows.length > count;
  };
  return {
    waiting: (count) => vi.waitUntil(() => isReached(count), { timeout: 60_000, interval: 20 }),
    release: () => holder.commit(),
  };
}

/**
 * Starts the second call once the first waits for these rows, and releases them once both wait, so that the
 * first finishes first.
 */
export async function inTurn<A, B>(
  { waiting, release }: HeldRows,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const one = first();
  await waiting(1);
  const two = second();
  await waiting(2);
  await release();
  return Promise.all([one, two]);
}
