import type { VisitorKeys } from "./visit.ts";
import {
  MEASURES,
  NO_VISITS,
  subtractSums,
  type VisitDelta,
  type ViewFacts,
  type VisitSums,
} from "./visit-sums.ts";
import { MINUTE_MS } from "../durations.ts";

/** A visit goes on while no more than this lies between two of its views. */
const VISIT_GAP_MS = 30 * MINUTE_MS;

/** Views of one visitor, each at most 30 minutes after the one before. */
export interface Visit {
  /** The key of the day (UTC) on which it began. */
  visitor: string;
  startedAt: Date;
  /** Time of the last view. */
  lastAt: Date;
  pageViews: number;
  firstView: string;
  /** Facts of the first view; null if it is no longer stored. */
  facts: ViewFacts | null;
}

export interface LinkedView {
  facts: ViewFacts;
  visitor: VisitorKeys;
}

export interface JoinResult {
  /** New visits, and known ones as they are now. */
  changed: Visit[];
  /** Known ones that begin elsewhere now, or have become part of another. */
  gone: Visit[];
  /** Key of each view's visitor. */
  keys: Map<string, string>;
  deltas: VisitDelta[];
}

const byStart = (one: Visit, other: Visit): number =>
  one.startedAt.getTime() - other.startedAt.getTime() || (one.firstView < other.firstView ? -1 : 1);

const visitOf = ({ facts }: LinkedView, visitor: string): Visit => ({
  visitor,
  startedAt: facts.visitedAt,
  lastAt: facts.visitedAt,
  pageViews: 1,
  firstView: facts.id,
  facts,
});

const isNear = (visit: Visit, at: Date): boolean =>
  at.getTime() >= visit.startedAt.getTime() - VISIT_GAP_MS &&
  at.getTime() <= visit.lastAt.getTime() + VISIT_GAP_MS;

/** The earlier one goes on: what it began with stays. */
const merged = (one: Visit, other: Visit): Visit => ({
  ...(byStart(one, other) < 0 ? one : other),
  lastAt: one.lastAt > other.lastAt ? one.lastAt : other.lastAt,
  pageViews: one.pageViews + other.pageViews,
});

/** A view between two visits makes them one. @returns in order */
function withView(visits: readonly Visit[], view: LinkedView, visitor: string): Visit[] {
  const near = visits.filter((visit) => isNear(visit, view.facts.visitedAt));
  return [
    ...visits.filter((visit) => !near.includes(visit)),
    near.reduce(merged, visitOf(view, visitor)),
  ].toSorted(byStart);
}

/** What each visit of one visitor and day adds to the sums, by its first view. */
const sumsOf = (visits: readonly Visit[]): Map<string, VisitSums> =>
  new Map(
    visits.map(({ firstView, startedAt, lastAt, pageViews }, index) => [
      firstView,
      {
        ...NO_VISITS,
        visits: 1,
        bounces: pageViews === 1 ? 1 : 0,
        duration: Math.round((lastAt.getTime() - startedAt.getTime()) / 1000),
        visitors: index === 0 ? 1 : 0,
        lastVisitors: index === visits.length - 1 ? 1 : 0,
      },
    ]),
  );

function differenceOf(before: readonly Visit[], after: readonly Visit[]): VisitDelta[] {
  const [old, now] = [sumsOf(before), sumsOf(after)];
  const facts = new Map([...before, ...after].map((visit) => [visit.firstView, visit.facts]));
  return [...facts].flatMap(([firstView, view]): VisitDelta[] => {
    const add = subtractSums(now.get(firstView) ?? NO_VISITS, old.get(firstView) ?? NO_VISITS);
    return view && MEASURES.some((measure) => add[measure] !== 0) ? [{ view, add }] : [];
  });
}

/**
 * Joins new views with the visits of their visitors. The order in which they come does not matter, but where a visit goes on over
 * midnight (UTC): then its views have to come before those of the next visit.
 * @param known all visits under the keys of the views
 */
export function joinViews(known: readonly Visit[], views: readonly LinkedView[]): JoinResult {
  const before = new Map<string, Visit[]>();
  for (const visit of known.toSorted(byStart)) {
    before.set(visit.visitor, [...(before.get(visit.visitor) ?? []), visit]);
  }
  const after = new Map(before);
  const keys = new Map<string, string>();
  const inOrder = views.toSorted(
    (one, other) => one.facts.visitedAt.getTime() - other.facts.visitedAt.getTime(),
  );
  for (const view of inOrder) {
    const { ofDay, ofDayBefore } = view.visitor;
    const goesOn = after.get(ofDayBefore)?.some((visit) => isNear(visit, view.facts.visitedAt));
    const visitor = goesOn ? ofDayBefore : ofDay;
    after.set(visitor, withView(after.get(visitor) ?? [], view, visitor));
    keys.set(view.facts.id, visitor);
  }
  const touched = [...new Set(keys.values())].map(
    (visitor) => [before.get(visitor) ?? [], after.get(visitor) ?? []] as const,
  );
  return {
    changed: touched.flatMap(([old, now]) => now.filter((visit) => !old.includes(visit))),
    gone: touched.flatMap(([old, now]) =>
      old.filter(({ startedAt }) => !now.some((visit) => visit.startedAt.getTime() === startedAt.getTime())),
    ),
    keys,
    deltas: touched.flatMap(([old, now]) => differenceOf(old, now)),
  };
}
