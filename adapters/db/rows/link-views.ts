import type { Knex } from "knex";
import {
  joinViews,
  type JoinResult,
  type LinkedView,
  type Visit,
} from "../../../core/analytics/join-views.ts";
import { isSpread } from "../pool/spread.ts";
import { FACTS, toFacts, type FactsRow } from "./visit-rows.ts";

interface VisitColumns {
  visitor: string;
  started_at: Date;
  last_at: Date;
  page_views: number;
  first_view: string;
}
type JoinedRow = VisitColumns & (FactsRow | { id: null });

/** Joins views into visits. Only inside a transaction that holds the lock of the sums. @returns what it changes in them */
export async function linkViews(knex: Knex, views: readonly LinkedView[]): Promise<JoinResult> {
  const joined = joinViews(await findVisits(knex, views), views);
  await storeVisits(knex, joined);
  return joined;
}

/** Visits of the visitors of these views: all that `joinViews` has to know. */
export async function findVisits(knex: Knex, views: readonly LinkedView[]): Promise<Visit[]> {
  if (views.length === 0) return [];
  const keys = new Set(views.flatMap(({ visitor }) => [visitor.ofDay, visitor.ofDayBefore]));
  const rows = (await isSpread(knex)) ? await findApart(knex, [...keys]) : await findAtOnce(knex, [...keys]);
  return rows.map((row) => ({
    visitor: row.visitor,
    startedAt: row.started_at,
    lastAt: row.last_at,
    pageViews: row.page_views,
    firstView: row.first_view,
    facts: row.id === null ? null : toFacts(row),
  }));
}

async function findAtOnce(knex: Knex, keys: readonly string[]): Promise<JoinedRow[]> {
  const { rows } = await knex.raw<{ rows: JoinedRow[] }>(
    `SELECT s.*, ${FACTS}
     FROM unnest(CAST(:keys AS text[])) AS k(visitor)
     CROSS JOIN LATERAL (
       SELECT visitor, started_at, last_at, page_views, first_view FROM visits WHERE visits.visitor = k.visitor
       OFFSET 0 -- a look into the index for each, never all of them at once
     ) AS s
     LEFT JOIN LATERAL (SELECT * FROM visitors WHERE visitors.id = s.first_view OFFSET 0) AS v ON true`,
    { keys: [...keys] },
  );
  return rows;
}

/** With distributed tables, a visit and its first view are on different machines. */
async function findApart(knex: Knex, keys: readonly string[]): Promise<JoinedRow[]> {
  const { rows: visits } = await knex.raw<{ rows: VisitColumns[] }>(
    "SELECT visitor, started_at, last_at, page_views, first_view FROM visits WHERE visitor = ANY(CAST(:keys AS text[]))",
    { keys: [...keys] },
  );
  if (visits.length === 0) return [];
  const { rows: views } = await knex.raw<{ rows: FactsRow[] }>(
    `SELECT ${FACTS} FROM visitors v WHERE v.id = ANY(CAST(:ids AS uuid[]))`,
    { ids: visits.map(({ first_view }) => first_view) },
  );
  const facts = new Map(views.map((view) => [view.id, view]));
  return visits.map((visit) => ({ ...visit, ...(facts.get(visit.first_view) ?? { id: null }) }));
}

/** Sent together, done in this order. */
export async function storeVisits(knex: Knex, { gone, changed }: JoinResult): Promise<void> {
  await Promise.all([remove(knex, gone), upsert(knex, changed)]);
}

async function remove(knex: Knex, visits: readonly Visit[]): Promise<void> {
  if (visits.length === 0) return;
  await knex.raw(
    `DELETE FROM visits WHERE (visitor, started_at) IN (
       SELECT * FROM unnest(CAST(:visitors AS text[]), CAST(:starts AS timestamptz[])))`,
    columnsOf(visits),
  );
}

async function upsert(knex: Knex, visits: readonly Visit[]): Promise<void> {
  if (visits.length === 0) return;
  await knex.raw(
    `INSERT INTO visits (visitor, started_at, last_at, first_view, page_views)
     SELECT * FROM unnest(CAST(:visitors AS text[]), CAST(:starts AS timestamptz[]), CAST(:ends AS timestamptz[]),
       CAST(:firsts AS uuid[]), CAST(:views AS integer[]))
     ON CONFLICT (visitor, started_at) DO UPDATE SET
       last_at = excluded.last_at, first_view = excluded.first_view, page_views = excluded.page_views`,
    columnsOf(visits),
  );
}

const columnsOf = (visits: readonly Visit[]) => ({
  visitors: visits.map(({ visitor }) => visitor),
  starts: visits.map(({ startedAt }) => startedAt),
  ends: visits.map(({ lastAt }) => lastAt),
  firsts: visits.map(({ firstView }) => firstView),
  views: visits.map(({ pageViews }) => pageViews),
});
