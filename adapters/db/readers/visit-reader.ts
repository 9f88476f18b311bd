import type { Knex } from "knex";
import { MEASURES } from "../../../core/analytics/visit-sums.ts";
import type { PartSums, ShareSums } from "../../../core/analytics/visit-figures.ts";
import type { VisitReader } from "../../../core/analytics/visit-report-service.ts";
import type { VisitorsNow } from "../../../core/analytics/visit-report.ts";
import { filteredVisits, visitsThatReached } from "./filtered-visits.ts";
import { NOT_IN_VISITS } from "../rows/join-stored-views.ts";
import { splitParts, splitRange, STRETCHES, stretchValues, type Stretch } from "./stretches.ts";
import { toCount } from "../rows/values.ts";
import { SUM_COLUMNS } from "../rows/visit-rollups.ts";
import { toVisit, type VisitRow } from "../rows/visit-rows.ts";

/** Measures that add up across stretches. Visitors do not, since a person may visit in several. */
const SHARED = MEASURES.filter((measure) => measure !== "visitors" && measure !== "lastVisitors");
const SUMS = SHARED.map((measure) => `sum(${SUM_COLUMNS[measure]}) AS ${measure}`).join(", ");
const COLUMNS = MEASURES.map((measure) => SUM_COLUMNS[measure]).join(", ");

type SumsRow = Record<keyof ShareSums, string>;
const toSums = (row: SumsRow | undefined): ShareSums => ({
  views: toCount(row?.views),
  visits: toCount(row?.visits),
  bounces: toCount(row?.bounces),
  duration: toCount(row?.duration),
  timed: toCount(row?.timed),
  seconds: toCount(row?.seconds),
});

const DAY_MS = 86_400_000;
const isMidnight = (at: Date): boolean => at.getTime() % DAY_MS === 0;

/** Time of the oldest stored view, if there are sums of older ones. */
const STORED_SINCE = `
  SELECT coalesce(oldest, now()) FROM (SELECT min(visited_at) AS oldest FROM visitors) AS stored
  WHERE EXISTS (
    SELECT FROM visit_rollups WHERE dimension = 'all' AND grain = 'quarter' AND visits > 0
      AND start < coalesce(date_bin('15 minutes', oldest, timestamptz '2000-01-01 UTC'), 'infinity'))`;

/** Time of the latest view that is not assigned to a visit. */
const LAST_UNASSIGNED = `SELECT max(visited_at) FROM visitors WHERE ${NOT_IN_VISITS}`;

/** Whether a stretch starts and ends within a day (UTC): no rollup has its number of visitors. */
const isInside = ({ from, until }: Stretch): boolean => !isMidnight(from) && !isMidnight(until);

/**
 * Reads rollups only: the number of rows depends on the length of the period, not on the number of views.
 * Only the visitors of partial days are counted from that day's visits.
 */
export function createVisitReader(knex: Knex): VisitReader {
  return {
    async sums(starts, until) {
      const stretches = splitParts(starts, until);
      const [sums, inside] = await Promise.all([
        sumsOf(stretches),
        visitorsInside(stretches.filter(isInside)),
      ]);
      return starts.map((_start, index): PartSums => {
        const row = sums.get(index);
        return { ...toSums(row), visitors: toCount(row?.visitors) + (inside.get(index) ?? 0) };
      });
    },

    async shares(dimension, { from, until }, limit) {
      const { rows } = await knex.raw<{ rows: (SumsRow & { value: string })[] }>(
        `SELECT value, ${SUMS} FROM ${STRETCHES}
         CROSS JOIN LATERAL (
           SELECT value, ${COLUMNS} FROM visit_rollups
           WHERE dimension = :dimension AND grain = of_grain AND start >= first AND start < last
           OFFSET 0 -- as below
         ) AS r GROUP BY value HAVING sum(visits) > 0
         ORDER BY ${dimension === "page" ? "" : "sum(entries) DESC, "}sum(visits) DESC, value COLLATE "C" LIMIT :limit`,
        { dimension, limit, ...stretchValues(splitRange(from, until)) },
      );
      return rows.map((row) => ({ value: row.value, ...toSums(row) }));
    },

    async recent({ from, until }, limit) {
      const { rows } = await knex.raw<{ rows: VisitRow[] }>(
        `SELECT v.*, p.page_title FROM (
           SELECT * FROM visitors WHERE visited_at >= :from AND visited_at < :until
           ORDER BY visited_at DESC, id DESC LIMIT :limit
         ) v LEFT JOIN page_analytics p ON p.id = v.id ORDER BY v.visited_at DESC, v.id DESC`,
        { from, until, limit },
      );
      return rows.map(toVisit);
    },

    async currentVisitors(since, limit) {
      const { rows } = await knex.raw<{
        rows: { views: number; visitors: number; pages: VisitorsNow["pages"] }[];
      }>(
        `WITH viewed AS (
           SELECT visitor, visited_at, id, split_part(page_url, chr(63), 1) AS path FROM visitors WHERE visited_at >= :since
         ), last AS (
           SELECT DISTINCT ON (visitor) CASE WHEN path = '' THEN path ELSE coalesce(nullif(rtrim(path, '/'), ''), '/') END AS value
           FROM viewed WHERE visitor IS NOT NULL ORDER BY visitor, visited_at DESC, id DESC
         ), pages AS (
           SELECT value, count(*)::integer AS visitors FROM last GROUP BY value ORDER BY count(*) DESC, value COLLATE "C" LIMIT :limit
         )
         SELECT (SELECT count(*) FROM viewed)::integer AS views, (SELECT count(*) FROM last)::integer AS visitors,
           coalesce((SELECT json_agg(pages) FROM pages), '[]') AS pages`,
        { since, limit },
      );
      const { views = 0, visitors = 0, pages = [] } = rows[0] ?? {};
      return { visitors, page_views: views, pages };
    },

    filtered: (ask) => filteredVisits(knex, ask),
    reached: (filters, stretch, paths) => visitsThatReached(knex, filters, stretch, paths),

    countedSince: () => latestOf(["SELECT since FROM visit_figures", LAST_UNASSIGNED]),
    storedSince: () => latestOf(["SELECT since FROM visit_figures", LAST_UNASSIGNED, STORED_SINCE]),
  };

  /** The latest of the times that the queries return; null if none returns one. */
  async function latestOf(queries: readonly string[]): Promise<Date | null> {
    const { rows } = await knex.raw<{ rows: { latest: Date | null }[] }>(
      `SELECT greatest(${queries.map((query) => `(${query})`).join(", ")}) AS latest`,
    );
    return rows[0]?.latest ?? null;
  }

  /**
   * A stretch that starts at midnight counts visitors by their first visit of the day, one that ends at
   * midnight by their last.
   */
  async function sumsOf(stretches: readonly Stretch[]) {
    const { rows } = await knex.raw<{ rows: (SumsRow & { part: number; visitors: string })[] }>(
      `SELECT part, ${SUMS}, sum(CASE
           WHEN date_trunc('day', first, 'UTC') = first THEN visitors
           WHEN date_trunc('day', last, 'UTC') = last THEN last_visitors
           ELSE 0 END) AS visitors
       FROM ${STRETCHES}
       CROSS JOIN LATERAL (
         SELECT ${COLUMNS} FROM visit_rollups
         WHERE dimension = 'all' AND grain = of_grain AND start >= first AND start < last
         OFFSET 0 -- a look into the index for each stretch, never all of them at once
       ) AS r GROUP BY part`,
      stretchValues(stretches),
    );
    return new Map(rows.map((row) => [row.part, row]));
  }

  async function visitorsInside(stretches: readonly Stretch[]): Promise<Map<number, number>> {
    if (stretches.length === 0) return new Map();
    const { rows } = await knex.raw<{ rows: { part: number; visitors: string }[] }>(
      `SELECT part, count(DISTINCT visitor) AS visitors
       FROM ${STRETCHES} JOIN visits ON started_at >= first AND started_at < last GROUP BY part`,
      stretchValues(stretches),
    );
    return new Map(rows.map(({ part, visitors }) => [part, toCount(visitors)]));
  }
}
