import type { Knex } from "knex";

const DIMENSIONS = ["all", "country", "device", "browser", "os", "referrer"];
const TOLD = DIMENSIONS.map((name) => `('${name}', ${name === "all" ? "''" : name})`).join(", ");

/** All scans of a user by quarter hour, counted from the single scans independently of the product's code. */
const QUARTERS = `
  SELECT user_id, t.dimension, 'quarter' AS grain, date_bin('15 minutes', scanned_at, timestamptz '2000-01-01 UTC') AS start, t.value,
    count(*)::integer AS scans, count(*) FILTER (WHERE is_new_visitor)::integer AS visitors
  FROM scans CROSS JOIN LATERAL (VALUES ${TOLD}) AS t(dimension, value) GROUP BY 1, 2, 4, 5`;

const longer = (grain: string) => `
  SELECT user_id, dimension, '${grain}', date_trunc('${grain}', start, 'UTC'), value, sum(scans)::integer, sum(visitors)::integer
  FROM quarters GROUP BY 1, 2, 4, 5`;

/** Table expressions `quarters` and `recounted`, with the columns of user_scans. */
const RECOUNTED = `
  WITH quarters AS MATERIALIZED (${QUARTERS}),
  recounted AS (SELECT * FROM quarters UNION ALL ${longer("day")} UNION ALL ${longer("month")})`;

/** With the columns of scan_months. */
const RECOUNTED_MONTHS = `
  SELECT link_id, user_id, date_trunc('month', scanned_at AT TIME ZONE 'UTC')::date AS month, t.dimension, t.value,
    count(*)::integer AS scans, count(*) FILTER (WHERE is_new_visitor)::integer AS visitors
  FROM scans CROSS JOIN LATERAL (VALUES ${TOLD}) AS t(dimension, value) WHERE t.dimension <> 'all' GROUP BY 1, 2, 3, 4, 5`;

const differing = (one: string, other: string) => `
  (SELECT 'missing' AS what, * FROM (${one} EXCEPT ${other}) AS a UNION ALL SELECT 'too much', * FROM (${other} EXCEPT ${one}) AS b LIMIT 20)`;

/**
 * Differences between the sums and a recount of the single scans, in both directions; without quarter hours
 * that are no longer stored.
 */
export async function scanDifferences(knex: Knex): Promise<Record<string, unknown>[]> {
  const { rows: sums } = await knex.raw<{ rows: Record<string, unknown>[] }>(
    `${RECOUNTED}, kept AS (
       SELECT user_id, dimension, grain, start, value, scans, visitors FROM user_scans
     ), should AS (
       SELECT * FROM recounted r WHERE grain <> 'quarter' OR dimension = 'all' OR (user_id, dimension, grain, start) IN (
         SELECT user_id, dimension, grain, start FROM user_scans)
     ) ${differing("SELECT * FROM should", "SELECT * FROM kept")}`,
  );
  const { rows: months } = await knex.raw<{ rows: Record<string, unknown>[] }>(
    differing(
      RECOUNTED_MONTHS,
      "SELECT link_id, user_id, month, dimension, value, scans, visitors FROM scan_months",
    ),
  );
  return [...sums, ...months];
}
