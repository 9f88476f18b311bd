import type { Knex } from "knex";
import { createVisitRepository } from "../../../adapters/db/repositories/site/visit-repository.ts";
import { recount, readFacts } from "../../support/visits/visit-recount.ts";

/**
 * For each of ten visits: its position in its session, and the page count of that session. Three of five
 * sessions bounce.
 */
const PLACE = [0, 0, 0, 0, 1, 0, 1, 2, 3, 4];
const PAGES = [1, 1, 1, 2, 2, 5, 5, 5, 5, 5];
const SESSION = [0, 1, 2, 3, 3, 4, 4, 4, 4, 4];
const SESSIONS_OF_TEN = 5;
const DAYS = 730;

const listOf = (numbers: readonly number[]) => `ARRAY[${numbers.join(",")}]`;

/** Integers below `many`, a few of them common and most of them rare: a uniform share raised to `power`. */
const skewed = (many: number, seed: string, power = 3) =>
  `floor(${many} * power(((hashint8extended(${seed}) & 1048575) / 1048576.0), ${power}))::integer`;

/**
 * Everything about a session derives from its number, so a single statement can create any number of visits.
 * The number of distinct values per day stays below the limit up to which the product counts values
 * separately: beyond it, the result depends on the order in which values arrive.
 */
const MADE = `
  CREATE UNLOGGED TABLE made AS
  SELECT gen_random_uuid() AS id, md5('session ' || session_no)::uuid AS session_id, 'visitor-' || session_no AS visitor, session_no % 20 = 0 AS opted_out,
    place, pages,
    now() - interval '1 minute' - make_interval(days => :days) * (1 - power((n - place)::float8 / :visits, 0.8))
      + place * interval '40 seconds' AS visited_at,
    CASE WHEN hashint8extended(n, 7) & 31 = 0 THEN '/old/' || ${skewed(100, "n, 8", 1)}
      ELSE '/page-' || ${skewed(40, "n, 9", 2)} END AS path,
    'C' || chr(65 + country / 8) || chr(65 + country % 8) AS country,
    CASE WHEN referrer < 120 THEN 'Direct' ELSE 'https://www.site' || referrer - 120 || '.example/read' END AS referrer,
    CASE WHEN place = 0 AND campaign % 5 = 0 THEN campaign / 5 END AS campaign,
    device
  FROM (
    SELECT n, (${listOf(PLACE)})[n % 10 + 1] AS place, (${listOf(PAGES)})[n % 10 + 1] AS pages,
      n / 10 * ${SESSIONS_OF_TEN} + (${listOf(SESSION)})[n % 10 + 1] AS session_no
    FROM generate_series(0, :visits - 1) AS n
  ) AS numbered CROSS JOIN LATERAL (SELECT ${skewed(60, "session_no, 1")} AS country, ${skewed(220, "session_no, 2", 2)} AS referrer,
    ${skewed(200, "session_no, 3")} AS campaign, ${skewed(12, "session_no, 4", 1)} AS device) AS drawn`;

const STEPS = [
  `INSERT INTO visitors
   SELECT id, CASE WHEN NOT opted_out THEN session_id END, CASE WHEN NOT opted_out THEN '192.0.2.0' END, visited_at,
     path || CASE WHEN campaign IS NULL THEN '' ELSE '?utm_campaign=c' || campaign END,
     'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
     country, 'Unknown', 'Unknown', referrer, '', '', CASE WHEN campaign IS NULL THEN '' ELSE 'c' || campaign END,
     (ARRAY['Desktop', 'Mobile', 'Tablet'])[device % 3 + 1],
     (ARRAY['Chrome', 'Safari', 'Firefox', 'Edge', 'Opera', 'Samsung Internet'])[device % 6 + 1],
     (ARRAY['Windows', 'Android', 'iOS', 'macOS', 'Linux'])[device % 5 + 1], '1920x1080',
     CASE WHEN NOT opted_out THEN visitor END
   FROM made`,
  `INSERT INTO page_analytics
   SELECT id, CASE WHEN NOT opted_out THEN session_id END, path, 'Page', visited_at, visited_at + interval '40 seconds',
     CASE WHEN pages > 1 OR device < 6 THEN (hashtext(id::text) & 127) END, 50, 1
   FROM made`,
  `INSERT INTO visits SELECT visitor, min(visited_at), max(visited_at), (array_agg(id ORDER BY place))[1], count(*)
   FROM made WHERE NOT opted_out GROUP BY visitor`,
];

/** Every distinct value of a month is counted separately. */
const valuesOf = (dimension: string) => `
  INSERT INTO visit_values (dimension, month, value, since)
  SELECT '${dimension}', month, value, since FROM (
    SELECT *, row_number() OVER (PARTITION BY month ORDER BY since, value) AS place,
      row_number() OVER (PARTITION BY since ORDER BY value) AS place_of_day
    FROM (
      SELECT date_trunc('month', day)::date AS month, value, min(day) AS since FROM (
        SELECT DISTINCT (slot AT TIME ZONE 'UTC')::date AS day, ${dimension} AS value FROM visit_facts WHERE ${dimension} IS NOT NULL
      ) AS of_day GROUP BY 1, 2
    ) AS firsts
  ) AS placed WHERE place <= 300 AND place_of_day <= 150`;

const TOLD_APART = ["country", "page", "referrer", "campaign", "device", "browser", "os"];

const INDEXES = [
  ["visitors", "visitors_pkey", "PRIMARY KEY (id)"],
  ["page_analytics", "page_analytics_pkey", "PRIMARY KEY (id)"],
  ["visits", "visits_pkey", "PRIMARY KEY (visitor, started_at)"],
] as const;
const TIMES = [
  ["visitors_newest", "visitors (visited_at, id)"],
  ["page_analytics_newest", "page_analytics (entered_at, id)"],
  ["visits_oldest", "visits (started_at) INCLUDE (visitor)"],
] as const;

/**
 * Fills the visit tables with two years of visits, more of them recent, and computes the sums from the single
 * visits.
 * @param visits a multiple of ten
 */
export async function makeVisits(knex: Knex, visits: number): Promise<void> {
  await knex.transaction(async (transaction) => {
    await transaction.raw("SET LOCAL work_mem = '256MB'; SET LOCAL maintenance_work_mem = '512MB'");
    for (const [table, name] of INDEXES)
      await transaction.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
    for (const [name] of TIMES) await transaction.raw(`DROP INDEX ${name}`);
    await transaction.raw(MADE, { visits, days: DAYS });
    for (const step of STEPS) await transaction.raw(step.replaceAll("?", "\\?"));
    await transaction.raw("DROP TABLE made");
    for (const [table, name, key] of INDEXES) {
      await transaction.raw(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${key}`);
    }
    for (const [name, on] of TIMES) await transaction.raw(`CREATE INDEX ${name} ON ${on}`);
    await transaction.raw("ANALYZE visitors, page_analytics, visits");
    await readFacts(transaction);
    for (const dimension of TOLD_APART) await transaction.raw(valuesOf(dimension));
    await transaction.raw("ANALYZE visit_values");
    await recount(transaction);
    await transaction.raw(
      "INSERT INTO visit_rollups (dimension, grain, start, value, visits, visitors, last_visitors, entries, entry_bounces, entry_seconds, timed, seconds) SELECT * FROM recounted WHERE dimension = 'all' OR grain <> 'quarter' OR start > now() - interval '14 months' AND (start > now() - interval '12 days' OR extract(day FROM start AT TIME ZONE 'UTC') = 1 OR extract(day FROM start AT TIME ZONE 'UTC' + interval '1 day') = 1) ORDER BY dimension, start, grain",
    );
  });
  await createVisitRepository(knex, new Map()).thin(new Date());
  await knex.raw("VACUUM ANALYZE visitors, page_analytics, visits, visit_values, visit_rollups");
}
