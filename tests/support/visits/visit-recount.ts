import type { Knex } from "knex";

const SUMS = [
  "visits",
  "visitors",
  "last_visitors",
  "entries",
  "entry_bounces",
  "entry_seconds",
  "timed",
  "seconds",
];
const ADDED = SUMS.map((measure) => `sum(${measure})::bigint AS ${measure}`).join(", ");

/**
 * Visits: views of one visitor, each at most 30 minutes after the previous one. Independent of the product's
 * code.
 */
export const COUNTED_VISITS = `
  SELECT visitor, id, started_at, page_views, seconds,
    row_number() OVER (PARTITION BY visitor ORDER BY started_at) = 1 AS is_first,
    row_number() OVER (PARTITION BY visitor ORDER BY started_at DESC) = 1 AS is_last
  FROM (
    SELECT visitor, (array_agg(id ORDER BY visited_at, id))[1] AS id, min(visited_at) AS started_at, count(*) AS page_views,
      round(extract(epoch FROM max(visited_at) - min(visited_at))) AS seconds
    FROM (
      SELECT id, visitor, visited_at,
        count(*) FILTER (WHERE begins) OVER (PARTITION BY visitor ORDER BY visited_at, id) AS number
      FROM (
        SELECT id, visitor, visited_at,
          coalesce(visited_at - lag(visited_at) OVER (PARTITION BY visitor ORDER BY visited_at, id) > interval '30 minutes', true) AS begins
        FROM visitors WHERE visitor IS NOT NULL
      ) AS gaps
    ) AS numbered GROUP BY visitor, number
  ) AS joined`;

/** The contribution of each view, and its value in each dimension, computed from the single views. */
const FACTS = `
  SELECT date_bin('15 minutes', v.visited_at, timestamptz '2000-01-01 UTC') AS slot,
    1 AS visits,
    coalesce(s.is_first, false)::integer AS visitors,
    coalesce(s.is_last, false)::integer AS last_visitors,
    (s.id IS NOT NULL)::integer AS entries,
    coalesce(s.page_views = 1, false)::integer AS entry_bounces,
    coalesce(s.seconds, 0) AS entry_seconds,
    (p.time_on_page IS NOT NULL)::integer AS timed,
    coalesce(p.time_on_page, 0) AS seconds,
    '' AS "all",
    v.country,
    coalesce(nullif(rtrim(split_part(v.page_url, chr(63), 1), '/'), ''), '/') AS page,
    CASE WHEN v.referrer = 'Direct' THEN 'Direct'
      ELSE regexp_replace(split_part(split_part(v.referrer, '://', 2), '/', 1), '^www\\.', '') END AS referrer,
    CASE WHEN v.utm_source || v.utm_medium || v.utm_campaign <> ''
      THEN '[' || to_json(v.utm_source) || ',' || to_json(v.utm_medium) || ',' || to_json(v.utm_campaign) || ']' END AS campaign,
    v.device_type AS device, v.browser, v.os
  FROM visitors v JOIN page_analytics p ON p.id = v.id LEFT JOIN (${COUNTED_VISITS}) AS s ON s.id = v.id`;

const DIMENSIONS = ["all", "country", "page", "referrer", "campaign", "device", "browser", "os"];

/** One statement per dimension. Values that were not counted separately on that day are `Other`. */
const quartersOf = (dimension: string) =>
  dimension === "all"
    ? `SELECT 'all', 'quarter', slot, '', ${ADDED} FROM visit_facts GROUP BY slot`
    : `SELECT '${dimension}', 'quarter', slot, CASE WHEN k.since <= (slot AT TIME ZONE 'UTC')::date THEN f.value ELSE 'Other' END AS told,
         ${ADDED}
       FROM (SELECT slot, "${dimension}" AS value, ${ADDED} FROM visit_facts WHERE "${dimension}" IS NOT NULL GROUP BY 1, 2) f
       LEFT JOIN visit_values k ON k.dimension = '${dimension}' AND k.value = f.value
         AND k.month = date_trunc('month', slot AT TIME ZONE 'UTC')::date
       GROUP BY slot, told`;

const longer = (grain: string) =>
  `SELECT dimension, '${grain}', date_trunc('${grain}', start, 'UTC'), value, ${ADDED} FROM recounted
   WHERE grain = 'quarter' GROUP BY dimension, 3, value`;

/**
 * Fills a temporary table `visit_facts` with a row per view, which exists until the end of the transaction.
 */
export const readFacts = (transaction: Knex): Promise<unknown> =>
  transaction.raw(`CREATE TEMPORARY TABLE visit_facts ON COMMIT DROP AS ${FACTS}; ANALYZE visit_facts`);

/** Fills a temporary table `recounted` with the columns of visit_rollups from `visit_facts`. */
export async function recount(transaction: Knex): Promise<void> {
  await transaction.raw(
    `CREATE TEMPORARY TABLE recounted (dimension text, grain text, start timestamptz, value text,
       ${SUMS.map((measure) => `${measure} bigint`).join(", ")}) ON COMMIT DROP`,
  );
  for (const dimension of DIMENSIONS) await transaction.raw(`INSERT INTO recounted ${quartersOf(dimension)}`);
  for (const grain of ["day", "month"]) await transaction.raw(`INSERT INTO recounted ${longer(grain)}`);
  await transaction.raw("ANALYZE recounted");
}

/**
 * Differences between the sums and a recount of the single views, in both directions; without sums that are
 * no longer stored.
 */
export function differences(knex: Knex): Promise<Record<string, unknown>[]> {
  return knex.transaction(async (transaction) => {
    await transaction.raw("SET LOCAL work_mem = '256MB'");
    await readFacts(transaction);
    await recount(transaction);
    const columns = `dimension, grain, start, value, ${SUMS.join(", ")}`;
    const { rows } = await transaction.raw<{ rows: Record<string, unknown>[] }>(
      `WITH kept AS (SELECT ${columns} FROM visit_rollups WHERE visits <> 0),
       slots AS (SELECT DISTINCT dimension, start, true AS is_kept FROM kept WHERE grain = 'quarter'),
       should AS (SELECT ${columns} FROM recounted LEFT JOIN slots USING (dimension, start)
         WHERE dimension = 'all' OR grain <> 'quarter' OR is_kept)
       SELECT 'missing' AS what, * FROM (SELECT * FROM should EXCEPT SELECT * FROM kept) a
       UNION ALL SELECT 'too much', * FROM (SELECT * FROM kept EXCEPT SELECT ${columns} FROM recounted) b LIMIT 20`,
    );
    return rows;
  });
}
