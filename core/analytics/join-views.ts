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

/** Longest pause between two views of a visit. */
const VISIT_GAP_MS = 30 * MINUTE_MS;

/** Views of one visitor, each at most 30 minutes after the one before. */
export interface Visit {
  /** Visitor key of the day (UTC) on which the visit began. */
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
  /** New visits, and existing ones in their new state. */
  changed: Visit[];
  /** Existing visits that now start at another view, or were merged into another visit. */
  gone: Visit[];
  /** Visitor key of each view. */
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

/** The earlier visit continues and keeps its first view. */
const merged = (one: Visit, other: Visit): Visit => ({
  ...(byStart(one, other) < 0 ? one : other),
  lastAt: one.lastAt > other.lastAt ? one.lastAt : other.lastAt,
  pageViews: one.pageViews + other.pageViews,
});

/** A view between two visits merges them. @returns the visits in order */
function withView(visits: readonly Visit[], view: LinkedView, visitor: string): Visit[] {
  const near = visits.filter((visit) => isNear(visit, view.facts.visitedAt));
  return [
    ...visits.filter((visit) => !near.includes(visit)),
    near.reduce(merged, visitOf(view, visitor)),
  ].toSorted(byStart);
}

/** The contribution to the sums of each visit of one visitor and day, by its first view. */
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
 * Joins new views into visits. Their order does not matter, except if a visit continues past midnight (UTC):
 * its views must come before those of the next visit.
 * @param known all visits under the visitor keys of the views
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
