import { FILTER_DIMENSIONS } from "./filters/report-filter.ts";
import { DIRECT, OTHER } from "./visit-report.ts";
import { readReferrer } from "./referrer.ts";
import type { EnteredPage } from "./visit.ts";
import { MINUTE_MS } from "../durations.ts";

/** The dimensions by which views and visits are broken down. `all` is the total. */
const VISIT_DIMENSIONS = ["all", ...FILTER_DIMENSIONS] as const;
export type VisitDimension = (typeof VISIT_DIMENSIONS)[number];

/** Sums of page views and visits. Visits and their figures are attributed to the time of their first view. */
export interface VisitSums {
  views: number;
  visits: number;
  /** Visits that have a single view so far. */
  bounces: number;
  /** Seconds from the first to the last view. */
  duration: number;
  /** Visits that are the first of their visitor on that day (UTC). */
  visitors: number;
  /** Visits that are the last of their visitor on that day so far. */
  lastVisitors: number;
  /** Number of pages that reported `seconds`, the time spent on them. */
  timed: number;
  seconds: number;
}
export const NO_VISITS: VisitSums = {
  views: 0,
  visits: 0,
  bounces: 0,
  duration: 0,
  visitors: 0,
  lastVisitors: 0,
  timed: 0,
  seconds: 0,
};
export const MEASURES = Object.keys(NO_VISITS) as readonly (keyof VisitSums)[];

/** `one` minus `other`. */
export function subtractSums(one: VisitSums, other: VisitSums): VisitSums {
  const difference = { ...one };
  for (const measure of MEASURES) difference[measure] -= other[measure];
  return difference;
}

/** The facts of a view that the sums depend on. */
export type ViewFacts = Pick<
  EnteredPage,
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

/** A change to the sums of a view's time and values. */
export interface VisitDelta {
  view: ViewFacts;
  add: Partial<VisitSums>;
}

/** All changes of one view. */
export interface ViewSums {
  view: ViewFacts;
  values: Partial<Record<VisitDimension, string>>;
  add: VisitSums;
}

/** Lengths of the rollups, all in UTC. */
export type Grain = "quarter" | "day" | "month";

/** A change to the rollup of a quarter hour, and thereby to those of its day and month. */
export interface QuarterSums extends VisitSums {
  dimension: VisitDimension;
  start: Date;
  value: string;
}

const QUARTER_MS = 15 * MINUTE_MS;

/** The path without query and hash. */
const pathOf = (pageUrl: string): string => {
  const [path = ""] = pageUrl.split("?", 1);
  return path.length > 1 ? path.replace(/(?<!\/)\/+$/, "") || "/" : path;
};

/** The value of a view in each dimension; a view without a campaign has none in that dimension. */
function valuesOf(view: ViewFacts): Partial<Record<VisitDimension, string>> {
  const { utmSource, utmMedium, utmCampaign } = view;
  const hasCampaign = utmSource + utmMedium + utmCampaign !== "";
  return {
    all: "",
    country: view.country,
    page: pathOf(view.pageUrl),
    referrer: readReferrer(view.referrer)?.host ?? DIRECT,
    ...(hasCampaign && { campaign: JSON.stringify([utmSource, utmMedium, utmCampaign]) }),
    device: view.deviceType,
    browser: view.browser,
    os: view.os,
  };
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
export const monthOf = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`;

/** The day (`2026-01-31`) since which a value is counted separately in that month, if it is. */
export type KnownSince = (dimension: VisitDimension, month: string, value: string) => string | null;

/** One element per view, so that its values are computed once. */
export function sumsOfViews(deltas: readonly VisitDelta[]): ViewSums[] {
  const sums = new Map<string, ViewSums>();
  for (const { view, add } of deltas) {
    const known = sums.get(view.id);
    if (known) addTo(known.add, add);
    else sums.set(view.id, { view, values: valuesOf(view), add: { ...NO_VISITS, ...add } });
  }
  return [...sums.values()];
}

/**
 * The changed sums, each once.
 * @param knownSince decides which values are counted as `Other`: those not yet counted separately on the
 * view's day
 */
export function quarterSums(views: readonly ViewSums[], knownSince: KnownSince): QuarterSums[] {
  const quarters = new Map<string, QuarterSums>();
  for (const { view, values, add } of views) {
    const at = view.visitedAt.getTime();
    const start = at - (at % QUARTER_MS);
    const day = dayOf(view.visitedAt);
    const month = monthOf(view.visitedAt);
    for (const [name, own] of Object.entries(values)) {
      const dimension = name as VisitDimension;
      const since = dimension === "all" ? day : knownSince(dimension, month, own);
      const value = since !== null && since <= day ? own : OTHER;
      const key = `${dimension} ${start} ${value}`;
      const known = quarters.get(key);
      if (known) addTo(known, add);
      else quarters.set(key, { dimension, start: new Date(start), value, ...add });
    }
  }
  return [...quarters.values()];
}

function addTo(sums: VisitSums, more: Partial<VisitSums>): void {
  for (const measure of MEASURES) sums[measure] += more[measure] ?? 0;
}
