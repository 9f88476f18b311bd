import type { Knex } from "knex";
import type { StoredView, VisitorKeys } from "../../../core/analytics/visit.ts";
import { linkViews } from "./link-views.ts";
import { lockSums, sumUp, type KnownValues } from "./visit-rollups.ts";
import { FACTS, toFacts, type FactsRow } from "./visit-rows.ts";

/** Condition of the partial index `visitors_not_in_visits`. */
export const NOT_IN_VISITS = "visitor IS NULL AND session_id IS NOT NULL";

type StoredRow = FactsRow & { ip_address: string | null; user_agent: string };

/** See `VisitRepository.joinStored`. Their page views are already in the sums. */
export async function joinStoredViews(
  knex: Knex,
  values: KnownValues,
  limit: number,
  keysOf: (view: StoredView) => VisitorKeys,
): Promise<number> {
  await lockSums(knex);
  const { rows } = await knex.raw<{ rows: StoredRow[] }>(
    `SELECT ${FACTS}, v.ip_address, v.user_agent FROM visitors v WHERE ${NOT_IN_VISITS}
     ORDER BY v.visited_at, v.id LIMIT :limit`,
    { limit },
  );
  if (rows.length === 0) return 0;
  const { keys, deltas } = await linkViews(
    knex,
    rows.map((row) => {
      const facts = toFacts(row);
      const stored = { visitedAt: facts.visitedAt, ipAddress: row.ip_address, userAgent: row.user_agent };
      return { facts, visitor: keysOf(stored) };
    }),
  );
  await setVisitors(knex, [...keys]);
  await sumUp(knex, values, deltas);
  return rows.length;
}

/** Notes by which key each view is in its visit. */
export async function setVisitors(
  knex: Knex,
  keys: readonly (readonly [id: string, visitor: string])[],
): Promise<void> {
  if (keys.length === 0) return;
  await knex.raw(
    `UPDATE visitors v SET visitor = k.visitor
     FROM unnest(CAST(:ids AS uuid[]), CAST(:visitors AS text[])) AS k(id, visitor) WHERE v.id = k.id`,
    { ids: keys.map(([id]) => id), visitors: keys.map(([, visitor]) => visitor) },
  );
}
