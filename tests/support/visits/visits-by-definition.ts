import type { StoredView } from "../../../core/analytics/visit.ts";
import type { VisitDelta } from "../../../core/analytics/visit-sums.ts";

const GAP_MS = 30 * 60_000;

interface Counted {
  visitors: number;
  visits: number;
  bounces: number;
  duration: number;
}

const personOf = ({ ipAddress, userAgent }: StoredView): string => `${ipAddress} ${userAgent}`;

/**
 * Figures counted by definition: a view more than 30 minutes after the previous one begins another visit, and
 * a visitor is a person who begins a visit on a day (UTC). Views without an address belong to no visit.
 */
export function figuresByDefinition(views: readonly StoredView[]): Counted {
  const counted: Counted = { visitors: 0, visits: 0, bounces: 0, duration: 0 };
  const people = new Set(views.flatMap((view) => (view.ipAddress === null ? [] : personOf(view))));
  for (const person of people) {
    const times = views
      .filter((view) => personOf(view) === person)
      .map(({ visitedAt }) => visitedAt.getTime())
      .toSorted((one, other) => one - other);
    const visits: number[][] = [];
    for (const time of times) {
      const current = visits.at(-1);
      if (current && time - (current.at(-1) ?? 0) <= GAP_MS) current.push(time);
      else visits.push([time]);
    }
    counted.visits += visits.length;
    counted.bounces += visits.filter(({ length }) => length === 1).length;
    counted.visitors += new Set(visits.map(([start = 0]) => new Date(start).toISOString().slice(0, 10))).size;
    for (const visit of visits) {
      counted.duration += Math.round(((visit.at(-1) ?? 0) - (visit[0] ?? 0)) / 1000);
    }
  }
  return counted;
}

export function addUpDeltas(deltas: readonly VisitDelta[]): Counted {
  const sum = (measure: keyof Counted) => deltas.reduce((total, { add }) => total + (add[measure] ?? 0), 0);
  return {
    visitors: sum("visitors"),
    visits: sum("visits"),
    bounces: sum("bounces"),
    duration: sum("duration"),
  };
}
