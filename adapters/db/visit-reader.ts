import type { Knex } from "knex";
import { NO_VISITS, type Grain, type VisitSums } from "../../core/analytics/visit-sums.ts";
import type { VisitReader } from "../../core/analytics/visit-report-service.ts";
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

const rowsOf = (grain: Grain, stretch: string) =>
  `SELECT value, visits, sessions, bounces, timed, seconds FROM visit_rollups
   WHERE dimension = :dimension AND grain = '${grain}' AND ${stretch}`;

/** Answers from the sums alone: how many rows are read depends on the length of a period, not on the number of visits. */
export function createVisitReader(knex: Knex): VisitReader {
  return {
    async sums(starts, until) {
      const stretches = starts.flatMap((start, index) => split(start, starts[index + 1] ?? until, index));
      const { rows } = await knex.raw<{ rows: (SumsRow & { part: number })[] }>(
        `SELECT part, ${SUMS}
         FROM unnest(CAST(:parts AS integer[]), CAST(:grains AS text[]), CAST(:froms AS timestamptz[]), CAST(:untils AS timestamptz[]))
           AS s(part, of_grain, first, last)
         CROSS JOIN LATERAL (
           SELECT visits, sessions, bounces, timed, seconds FROM visit_rollups
           WHERE dimension = 'all' AND grain = of_grain AND start >= first AND start < last
           OFFSET 0 -- a look into the index for each stretch, never all of them at once
         ) AS r GROUP BY part`,
        {
          parts: stretches.map(({ part }) => part),
          grains: stretches.map(({ grain }) => grain),
          froms: stretches.map(({ from }) => from),
          untils: stretches.map((stretch) => stretch.until),
        },
      );
      const found = new Map(rows.map((row) => [row.part, toSums(row)]));
      return starts.map((_start, index) => found.get(index) ?? NO_VISITS);
    },

    async shares(dimension, from, limit) {
      const { firstDay, firstMonth } = wholeFrom(from);
      const { rows } = await knex.raw<{ rows: (SumsRow & { value: string })[] }>(
        `SELECT value, ${SUMS} FROM (
           ${rowsOf("quarter", "start >= :from AND start < :firstDay")}
           UNION ALL ${rowsOf("day", "start >= :firstDay AND start < :firstMonth")}
           UNION ALL ${rowsOf("month", "start >= :firstMonth")}
         ) AS parts GROUP BY value HAVING sum(visits) > 0 ORDER BY sum(visits) DESC, value COLLATE "C" LIMIT :limit`,
        { dimension, from, firstDay, firstMonth, limit },
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

const DAY_MS = 86_400_000;

interface Stretch {
  part: number;
  grain: "quarter" | "day";
  from: Date;
  until: Date;
}

/** A part of a chart as its whole days (UTC) and what is left before and after them. */
function split(from: Date, until: Date, part: number): Stretch[] {
  const firstDay = new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS);
  const lastDay = new Date(Math.floor(until.getTime() / DAY_MS) * DAY_MS);
  const stretches: Stretch[] =
    firstDay < lastDay
      ? [
          { part, grain: "quarter", from, until: firstDay },
          { part, grain: "day", from: firstDay, until: lastDay },
          { part, grain: "quarter", from: lastDay, until },
        ]
      : [{ part, grain: "quarter", from, until }];
  return stretches.filter((stretch) => stretch.from < stretch.until);
}

/** The first whole day and the first whole month (UTC) of a period that goes on until now. */
function wholeFrom(from: Date): { firstDay: Date; firstMonth: Date } {
  const firstDay = new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS);
  const year = firstDay.getUTCFullYear();
  const month = firstDay.getUTCMonth();
  return {
    firstDay,
    firstMonth: firstDay.getUTCDate() === 1 ? firstDay : new Date(Date.UTC(year, month + 1, 1)),
  };
}
