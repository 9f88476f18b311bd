import type { ReportFilter } from "../analytics/filters/report-filter.ts";
import { spanRange, type Span } from "../analytics/day-range.ts";
import type { VisitReader } from "../analytics/visit-report-service.ts";
import type { Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { createAuditedRows } from "../audit/audited-rows.ts";
import { DomainError } from "../errors.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { LockedCheck } from "../ports/transaction.ts";
import type { TransactAs } from "../users/acting-admin.ts";
import {
  MAX_GOALS,
  type Goal,
  type GoalChanges,
  type GoalReport,
  type GoalRepository,
  type NewGoal,
} from "./goal.ts";

interface Dependencies {
  goals: GoalRepository;
  visitReader: Pick<VisitReader, "reached" | "storedSince">;
  transactAs: TransactAs<{ goals: GoalRepository; audit: AuditRepository }>;
  trail: AuditTrail;
  clock: Clock;
  ids: Ids;
}

export type GoalService = ReturnType<typeof createGoalService>;

/** Pages that visits are meant to reach, and how many do. */
export function createGoalService({ goals, visitReader, transactAs, trail, clock, ids }: Dependencies) {
  const rows = createAuditedRows({
    rows: goals,
    rowsOf: (tx) => tx.goals,
    transactAs,
    trail,
    table: "goals",
    missing: "There is no such goal",
    nameOf: ({ name }: Goal) => name,
    valuesOf: ({ name, path }: Goal) => ({ name, path }),
  });

  /** @throws DomainError `conflict` if the largest number of goals is reached */
  const create = (by: Actor, { name, path }: NewGoal): Promise<Goal> =>
    rows.create(by, "goal.created", async (tx) => {
      if ((await tx.goals.all()).length >= MAX_GOALS) {
        throw new DomainError("conflict", `There are ${MAX_GOALS} goals at most: delete one first`);
      }
      const now = clock.now();
      const goal: Goal = { id: ids.next(), name, path, createdAt: now, updatedAt: now };
      await tx.goals.insert(goal);
      return goal;
    });

  /** @throws DomainError `not_found`, and what `refuse` throws */
  const update = (by: Actor, id: string, changes: GoalChanges, refuse?: LockedCheck<Goal>): Promise<Goal> =>
    rows.update(
      by,
      id,
      "goal.updated",
      (before) => {
        const { name = before.name, path = before.path } = changes;
        return { ...before, name, path, updatedAt: clock.now() };
      },
      refuse,
    );

  /** @throws DomainError `not_found`, and what `refuse` throws */
  const remove = (by: Actor, id: string, refuse?: LockedCheck<Goal>): Promise<Goal> =>
    rows.remove(by, id, "goal.deleted", (tx) => tx.goals.remove(id), refuse);

  /**
   * Number of visits that reached each goal. @param timeZone time zone in which days start, a name of the
   * IANA database
   */
  async function report(span: Span, timeZone: string, filters: readonly ReportFilter[]): Promise<GoalReport> {
    const { from, until } = spanRange(span, clock.now(), timeZone);
    const known = await goals.all();
    const [{ visits, reached }, since] = await Promise.all([
      visitReader.reached(
        filters,
        { from, until },
        known.map(({ path }) => path),
      ),
      visitReader.storedSince(),
    ]);
    const isCounted = since === null || until > since;
    return {
      since: since && since > from ? since.toISOString() : null,
      visits: isCounted ? visits : null,
      goals: known.map(({ id, name, path }, index) => ({
        id,
        name,
        path,
        visits: isCounted ? (reached[index] ?? 0) : null,
        conversion_rate: isCounted && visits > 0 ? (reached[index] ?? 0) / visits : null,
      })),
    };
  }

  return { list: goals.list, get: rows.get, create, update, remove, report };
}
