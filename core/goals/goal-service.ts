import type { ReportFilter } from "../analytics/filters/report-filter.ts";
import { spanRange, type Span } from "../analytics/day-range.ts";
import type { VisitReader } from "../analytics/visit-report-service.ts";
import type { Actor } from "../audit/actor.ts";
import type { AuditRepository, AuditValues } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { DomainError } from "../errors.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { LockedCheck } from "../ports/transaction.ts";
import type { TransactAs } from "../users/acting-admin.ts";
import {
  MOST_GOALS,
  type Goal,
  type GoalChanges,
  type GoalReport,
  type GoalRepository,
  type NewGoal,
} from "./goal.ts";

interface Dependencies {
  goals: GoalRepository;
  visitReader: Pick<VisitReader, "reached" | "since">;
  transactAs: TransactAs<{ goals: GoalRepository; audit: AuditRepository }>;
  trail: AuditTrail;
  clock: Clock;
  ids: Ids;
}

export type GoalService = ReturnType<typeof createGoalService>;

const notFound = () => new DomainError("not_found", "There is no such goal");
const valuesOf = ({ name, path }: Goal): AuditValues => ({ name, path });
const subjectOf = ({ id, name }: Goal) => ({ type: "goals", id, name });

/** Pages that visits are meant to reach, and how many do. */
export function createGoalService({ goals, visitReader, transactAs, trail, clock, ids }: Dependencies) {
  /** @throws DomainError `not_found` */
  async function get(id: string): Promise<Goal> {
    const goal = await goals.find(id);
    if (!goal) throw notFound();
    return goal;
  }

  /** @throws DomainError `conflict` where there are as many as there can be */
  function create(by: Actor, { name, path }: NewGoal): Promise<Goal> {
    return transactAs(by, async (inside) => {
      if ((await inside.goals.all()).length >= MOST_GOALS) {
        throw new DomainError("conflict", `There are ${MOST_GOALS} goals at most: delete one first`);
      }
      const now = clock.now();
      const goal: Goal = { id: ids.next(), name, path, createdAt: now, updatedAt: now };
      await inside.goals.insert(goal);
      await trail.record(inside.audit, by, {
        action: "goal.created",
        subject: subjectOf(goal),
        after: valuesOf(goal),
      });
      return goal;
    });
  }

  /** @throws DomainError `not_found`, and what `refuse` throws */
  function update(by: Actor, id: string, changes: GoalChanges, refuse?: LockedCheck<Goal>): Promise<Goal> {
    return transactAs(by, async (inside) => {
      const before = await inside.goals.findForUpdate(id);
      if (!before) throw notFound();
      refuse?.(before);
      const { name = before.name, path = before.path } = changes;
      const after = { ...before, name, path, updatedAt: clock.now() };
      await inside.goals.update(after);
      await trail.record(inside.audit, by, {
        action: "goal.updated",
        subject: subjectOf(after),
        before: valuesOf(before),
        after: valuesOf(after),
      });
      return after;
    });
  }

  /** @throws DomainError `not_found`, and what `refuse` throws */
  function remove(by: Actor, id: string, refuse?: LockedCheck<Goal>): Promise<Goal> {
    return transactAs(by, async (inside) => {
      const before = await inside.goals.findForUpdate(id);
      if (!before) throw notFound();
      refuse?.(before);
      await inside.goals.remove(id);
      await trail.record(inside.audit, by, {
        action: "goal.deleted",
        subject: subjectOf(before),
        before: valuesOf(before),
      });
      return before;
    });
  }

  /** How many visits reached each goal. @param timeZone in which days begin: a name of the IANA database */
  async function report(span: Span, timeZone: string, filters: readonly ReportFilter[]): Promise<GoalReport> {
    const { from, until } = spanRange(span, clock.now(), timeZone);
    const known = await goals.all();
    const [{ visits, reached }, since] = await Promise.all([
      visitReader.reached(
        filters,
        { from, until },
        known.map(({ path }) => path),
      ),
      visitReader.since(true),
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

  return { list: goals.list, get, create, update, remove, report };
}
