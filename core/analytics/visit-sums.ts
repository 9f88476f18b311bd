import { DIRECT, OTHER } from "./visit-report.ts";
import { readReferrer } from "./referrer.ts";
import type { Visit } from "./visit.ts";

/** By what visits are told apart. `all` is all of them. */
const VISIT_DIMENSIONS = [
  "all",
  "country",
  "page",
  "referrer",
  "campaign",
  "device",
  "browser",
  "os",
] as const;
export type VisitDimension = (typeof VISIT_DIMENSIONS)[number];

/** What is added up. `timed` pages said how many `seconds` somebody was on them; `bounces` are sessions with one page view so far. */
export interface VisitSums {
  visits: number;
  sessions: number;
  bounces: number;
  timed: number;
  seconds: number;
}
const MEASURES = ["visits", "sessions", "bounces", "timed", "seconds"] as const;
export const NO_VISITS: VisitSums = { visits: 0, sessions: 0, bounces: 0, timed: 0, seconds: 0 };

export const addSums = (one: VisitSums, other: VisitSums): VisitSums => ({
  visits: one.visits + other.visits,
  sessions: one.sessions + other.sessions,
  bounces: one.bounces + other.bounces,
  timed: one.timed + other.timed,
  seconds: one.seconds + other.seconds,
});

/** What of a visit the sums depend on. */
export type VisitFacts = Pick<
  Visit,
  | "id"
  | "visitedAt"
  | "country"
  | "pageUrl"
  | "referrer"
  | "utmSource"
  | "utmMedium"
  | "utmCampaign"
  | "deviceType"
  | "browser"
  | "os"
>;

/** Something to add to the sums of a visit's time and values. */
export interface VisitDelta {
  visit: VisitFacts;
  add: Partial<VisitSums>;
}

/** How long the stretches are that are summed up, all in UTC. */
const GRAINS = ["quarter", "day", "month"] as const;
export type Grain = (typeof GRAINS)[number];

export interface RollupRow extends VisitSums {
  dimension: VisitDimension;
  grain: Grain;
  start: Date;
  value: string;
}

const QUARTER_MS = 15 * 60_000;

/** The path without what follows it. */
const pathOf = (pageUrl: string): string => {
  const [path = ""] = pageUrl.split("?", 1);
  return path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
};

/** The value of a visit in each dimension; a visit of no campaign has none in that one. */
export function valuesOf(visit: VisitFacts): Partial<Record<VisitDimension, string>> {
  const { utmSource, utmMedium, utmCampaign } = visit;
  const hasCampaign = utmSource + utmMedium + utmCampaign !== "";
  return {
    all: "",
    country: visit.country,
    page: pathOf(visit.pageUrl),
    referrer: readReferrer(visit.referrer)?.host ?? DIRECT,
    ...(hasCampaign && { campaign: JSON.stringify([utmSource, utmMedium, utmCampaign]) }),
    device: visit.deviceType,
    browser: visit.browser,
    os: visit.os,
  };
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
export const monthOf = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`;

/** Tells whether a value is one of those that are told apart in that month, and since when: a day as `2026-01-31`. */
export type KnownSince = (dimension: VisitDimension, month: string, value: string) => string | null;

/**
 * The sums that change, each once.
 * @param knownSince a value that was not told apart yet on the visit's day is `Other`
 */
export function rollupRows(deltas: readonly VisitDelta[], knownSince: KnownSince): RollupRow[] {
  const quarters = new Map<string, RollupRow>();
  for (const { visit, add } of deltas) {
    const at = visit.visitedAt.getTime();
    const start = new Date(at - (at % QUARTER_MS));
    const day = dayOf(start);
    const month = monthOf(start);
    for (const [name, own] of Object.entries(valuesOf(visit))) {
      const dimension = name as VisitDimension;
      const since = dimension === "all" ? day : knownSince(dimension, month, own);
      const value = since !== null && since <= day ? own : OTHER;
      addUp(quarters, { dimension, grain: "quarter", start, value, ...NO_VISITS, ...add });
    }
  }
  const longer = new Map<string, RollupRow>();
  for (const row of quarters.values()) {
    addUp(longer, { ...row, grain: "day", start: new Date(dayOf(row.start)) });
    addUp(longer, { ...row, grain: "month", start: new Date(monthOf(row.start)) });
  }
  return [...quarters.values(), ...longer.values()];
}

function addUp(rows: Map<string, RollupRow>, more: RollupRow): void {
  const key = `${more.dimension} ${more.grain} ${more.start.getTime()} ${more.value}`;
  const row = rows.get(key);
  if (!row) {
    rows.set(key, more);
    return;
  }
  for (const measure of MEASURES) row[measure] += more[measure];
}
