import type { Knex } from "knex";

/** Differences between the counts of an account's records and a recount, in both directions. */
export async function historyDifferences(knex: Knex, userId: string): Promise<unknown[]> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `WITH kept AS (
       SELECT folder_id, type, favourite, records, downloads FROM history_counts WHERE user_id = :userId AND records <> 0
     ), counted AS (
       SELECT folder_id, type, favourite, count(*)::integer, sum(download_count)::bigint FROM qr_history
       WHERE user_id = :userId AND deleted_at IS NULL GROUP BY 1, 2, 3
     ) (SELECT * FROM kept EXCEPT SELECT * FROM counted) UNION ALL (SELECT * FROM counted EXCEPT SELECT * FROM kept)`,
    { userId },
  );
  return rows;
}
