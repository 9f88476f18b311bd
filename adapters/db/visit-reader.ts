import type { Knex } from "knex";
import { NO_VISITS, type Grain, type VisitSums } from "../../core/analytics/visit-sums.ts";
import type { VisitReader } from "../../core/analytics/visit-report-service.ts";
import { splitParts, STRETCHES, stretchValues, wholeFrom } from "./stretches.ts";
import { toCount } from "./values.ts";
import { toVisit, type VisitRow } from "./visit-rows.ts";

const SUMS = ["visits", "sessions", "bounces", "timed", "seconds"]
  .map((measure) => `sum(${measure}) AS ${measure}`)
  .join(", ");

type SumsRow = Record<keyof VisitSums, string>;
const toSums = (row: SumsRow): VisitSums => ({
  visits: toCount(row.visits),
  sessions: toCount(row.sessions),
  bounces: toCount(row.bounces),
  timed: toCount(row.timed),
  seconds: toCount(row.seconds),
});

const rollupsOf = (grain: Grain, stretch: string) =>
  `SELECT value, visits, sessions, bounces, timed, seconds FROM visit_rollups
   WHERE dimension = :dimension AND grain = '${grain}' AND ${stretch}`;

/** Answers from the sums alone: how many rows are read depends on the length of a period, not on the number of visits. */
export function createVisitReader(knex: Knex): VisitReader {
  return {
    async sums(starts, until) {
      const { rows } = await knex.raw<{ rows: (SumsRow & { part: number })[] }>(
        `SELECT part, ${SUMS}
         FROM ${STRETCHES}
         CROSS JOIN LATERAL (
           SELECT visits, sessions, bounces, timed, seconds FROM visit_rollups
           WHERE dimension = 'all' AND grain = of_grain AND start >= first AND start < last
           OFFSET 0 -- a look into the index for each stretch, never all of them at once
         ) AS r GROUP BY part`,
        stretchValues(splitParts(starts, until)),
      );
      const found = new Map(rows.map((row) => [row.part, toSums(row)]));
      return starts.map((_start, index) => found.get(index) ?? NO_VISITS);
    },

    async shares(dimension, from, limit) {
      const { rows } = await knex.raw<{ rows: (SumsRow & { value: string })[] }>(
        `SELECT value, ${SUMS} FROM (
           ${rollupsOf("quarter", "start >= :from AND start < :firstDay")}
           UNION ALL ${rollupsOf("day", "start >= :firstDay AND start < :firstMonth")}
           UNION ALL ${rollupsOf("month", "start >= :firstMonth")}
         ) AS parts GROUP BY value HAVING sum(visits) > 0 ORDER BY sum(visits) DESC, value COLLATE "C" LIMIT :limit`,
        { dimension, from, limit, ...wholeFrom(from) },
      );
      return rows.map((row) => ({ value: row.value, ...toSums(row) }));
    },

    async recent(from, limit) {
      const { rows } = await knex.raw<{ rows: VisitRow[] }>(
        `SELECT v.*, p.page_title FROM (
           SELECT * FROM visitors WHERE visited_at >= :from ORDER BY visited_at DESC, id DESC LIMIT :limit
         ) v LEFT JOIN page_analytics p ON p.id = v.id ORDER BY v.visited_at DESC, v.id DESC`,
        { from, limit },
      );
      return rows.map(toVisit);
    },
  };
}
