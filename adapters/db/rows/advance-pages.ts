import type { Knex } from "knex";
import { MAX_CLICKS, MAX_SECONDS } from "../../../core/analytics/visit-batch.ts";
import type { PageProgress } from "../../../core/analytics/visit.ts";
import type { VisitDelta } from "../../../core/analytics/visit-sums.ts";
import { isSpread } from "../pool/spread.ts";
import { FACTS, toFacts, type FactsRow } from "./visit-rows.ts";
import { lockSums } from "./visit-rollups.ts";

type Advanced = FactsRow & { timed: number; seconds: number };

/**
 * Stores the progress of visitors on their pages. Totals only grow, and the time on a page is capped at the
 * time since it was entered.
 * @returns the changes to the sums
 */
export async function advancePages(knex: Knex, progress: readonly PageProgress[]): Promise<VisitDelta[]> {
  if (progress.length === 0) return [];
  const rows = (await isSpread(knex))
    ? await advanceApart(knex, progress)
    : await advanceAtOnce(knex, progress);
  return rows.map(({ timed, seconds, ...row }) => ({ view: toFacts(row), add: { timed, seconds } }));
}

const PROGRESS_ROWS = `unnest(CAST(:ids AS uuid[]), CAST(:times AS timestamptz[]), CAST(:clicks AS integer[]),
  CAST(:depths AS smallint[]), CAST(:seconds AS integer[])) AS t(id, at, clicks, scroll_depth, seconds)`;

const spent = (entered: string): string =>
  `greatest(0, least(t.seconds, ceil(extract(epoch FROM t.at - ${entered})) + 1, ${MAX_SECONDS}))::integer`;

/** @param now SQL of the capped seconds on the page */
const changed = (now: string): string => `
  clicks = greatest(p.clicks, least(t.clicks, ${MAX_CLICKS})),
  scroll_depth = greatest(p.scroll_depth, t.scroll_depth),
  time_on_page = CASE WHEN t.seconds IS NULL THEN p.time_on_page ELSE greatest(p.time_on_page, ${now}) END,
  exited_at = CASE WHEN t.seconds IS NULL THEN p.exited_at ELSE greatest(p.exited_at, t.at) END`;

async function advanceAtOnce(knex: Knex, progress: readonly PageProgress[]): Promise<Advanced[]> {
  const { rows } = await knex.raw<{ rows: Advanced[] }>(
    `WITH told AS (
       SELECT * FROM ${PROGRESS_ROWS}
     ), old AS (
       SELECT id, entered_at, time_on_page FROM page_analytics WHERE id IN (SELECT id FROM told) ORDER BY id FOR NO KEY UPDATE
     ), told_of AS (
       SELECT t.*, o.time_on_page AS before, ${spent("o.entered_at")} AS now FROM told t JOIN old o ON o.id = t.id
     ), done AS (
       UPDATE page_analytics p SET ${changed("t.now")} FROM told_of t WHERE p.id = t.id
       RETURNING p.id, CASE WHEN t.before IS NULL AND p.time_on_page IS NOT NULL THEN 1 ELSE 0 END AS timed,
         coalesce(p.time_on_page, 0) - coalesce(t.before, 0) AS seconds
     )
     SELECT ${FACTS}, timed, seconds FROM done JOIN visitors v ON v.id = done.id WHERE timed > 0 OR seconds > 0`,
    columnsOf(progress),
  );
  return rows;
}

/**
 * Rows on several machines cannot be locked in a fixed order: the lock of the sums, which every transaction
 * takes anyway, comes first.
 */
async function advanceApart(knex: Knex, progress: readonly PageProgress[]): Promise<Advanced[]> {
  await lockSums(knex);
  const { rows: old } = await knex.raw<{ rows: (FactsRow & { time_on_page: number | null })[] }>(
    `SELECT ${FACTS}, p.time_on_page FROM page_analytics p JOIN visitors v ON v.id = p.id WHERE p.id = ANY(CAST(:ids AS uuid[]))`,
    { ids: progress.map(({ id }) => id) },
  );
  const { rows: done } = await knex.raw<{ rows: { id: string; time_on_page: number | null }[] }>(
    `UPDATE page_analytics p SET ${changed(spent("p.entered_at"))} FROM ${PROGRESS_ROWS} WHERE p.id = t.id
     RETURNING p.id, p.time_on_page`,
    columnsOf(progress),
  );
  const after = new Map(done.map(({ id, time_on_page: seconds }) => [id, seconds]));
  return old
    .map(({ time_on_page: before, ...facts }) => {
      const now = after.get(facts.id) ?? null;
      return {
        ...facts,
        timed: before === null && now !== null ? 1 : 0,
        seconds: (now ?? 0) - (before ?? 0),
      };
    })
    .filter(({ timed, seconds }) => timed > 0 || seconds > 0);
}

const columnsOf = (progress: readonly PageProgress[]) => ({
  ids: progress.map(({ id }) => id),
  times: progress.map(({ at }) => at),
  clicks: progress.map(({ clicks }) => Math.min(clicks, MAX_CLICKS)),
  depths: progress.map(({ scrollDepth }) => scrollDepth),
  seconds: progress.map(({ seconds }) => (seconds === null ? null : Math.min(seconds, MAX_SECONDS))),
});
