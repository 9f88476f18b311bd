import type { Knex } from "knex";
import { SCAN_DIMENSIONS } from "../../../core/analytics/scan.ts";

const DIMENSION_ROWS = SCAN_DIMENSIONS.map((dimension) => `('${dimension}', ${dimension})`).join(", ");
const OF_LINK = "user_id = :userId AND link_id = :id";
const utc = (date: string) => `(${date}::timestamp AT TIME ZONE 'UTC')`;
const IS_KEPT = `date_trunc('day', scanned_at, 'UTC') IN (
  SELECT date_trunc('day', start, 'UTC') FROM user_scans WHERE user_id = :userId AND dimension = 'device' AND grain = 'quarter')`;

/** A scan has exactly one device, so the devices add up to `all`. */
const twice = (grain: string, table: string, start: string) => `
  SELECT CASE WHEN is_all THEN 'all' ELSE dimension END, '${grain}', ${utc(start)}, CASE WHEN is_all THEN '' ELSE value END,
    scans, visitors
  FROM ${table} JOIN (VALUES (true), (false)) AS twice(is_all) ON NOT is_all OR dimension = 'device' WHERE ${OF_LINK}`;

/** Counts of a link, as they were added to its user's sums (migration 022). */
const SINGLE = `
  SELECT 'all' AS dimension, 'quarter' AS grain, slot AS start, '' AS value, scans, visitors FROM scan_slots WHERE ${OF_LINK}
  UNION ALL
  SELECT told.dimension, 'quarter', date_bin('15 minutes', scanned_at, timestamptz '2000-01-01 UTC'), told.value,
    1, is_new_visitor::integer
  FROM scans CROSS JOIN LATERAL (VALUES ${DIMENSION_ROWS}) AS told(dimension, value) WHERE ${OF_LINK} AND ${IS_KEPT}
  UNION ALL ${twice("day", "scan_days", "day")}
  UNION ALL ${twice("month", "scan_months", "month")}`;

/**
 * Subtracts a link's counts from its user's sums. Run in the transaction that deletes the link, which it has
 * already locked; follows the lock order of counting scans, so that there is no deadlock.
 */
export async function takeOutScans(inside: Knex, userId: string, id: string): Promise<void> {
  await inside.raw(
    `WITH gone AS MATERIALIZED (
       SELECT dimension, grain, start, value, sum(scans)::integer AS scans, sum(visitors)::integer AS visitors
       FROM (${SINGLE}) AS single GROUP BY 1, 2, 3, 4
     ), held AS MATERIALIZED (
       SELECT u.dimension, u.grain, u.start, u.value, gone.scans, gone.visitors
       FROM user_scans u JOIN gone USING (dimension, grain, start, value)
       WHERE u.user_id = :userId ORDER BY u.dimension, u.grain, u.start, u.value FOR UPDATE OF u
     )
     UPDATE user_scans u SET scans = u.scans - held.scans, visitors = u.visitors - held.visitors FROM held
       WHERE u.user_id = :userId
         AND (u.dimension, u.grain, u.start, u.value) = (held.dimension, held.grain, held.start, held.value)`,
    { userId, id },
  );
  await inside("user_scans").where({ user_id: userId, scans: 0 }).delete();
}
