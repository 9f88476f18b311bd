import type { EnteredPage } from "./visit.ts";
import type { CampaignShare, RecentView, ShareFigures, VisitFigures, VisitShare } from "./visit-report.ts";
import type { VisitSums } from "./visit-sums.ts";

export type ShareSums = Omit<VisitSums, "visitors" | "lastVisitors">;
/** `visitors`: distinct visitors who began a visit in that part. */
export type PartSums = ShareSums & { visitors: number };

const NOTHING: PartSums = { visitors: 0, views: 0, visits: 0, bounces: 0, duration: 0, timed: 0, seconds: 0 };

/** A rate or mean over zero visits is null. */
const shareOf = ({ views, visits, bounces, duration, timed, seconds }: ShareSums): ShareFigures => ({
  visits,
  page_views: views,
  bounce_rate: visits > 0 ? bounces / visits : null,
  visit_duration: visits > 0 ? duration / visits : null,
  time_on_page: timed > 0 ? seconds / timed : null,
});

const UNCOUNTED = { visitors: null, visits: null, bounce_rate: null, visit_duration: null };

/**
 * @param isCounted false for a range whose views belong to no visits, or, with filters, for one whose views
 * are no longer stored
 */
export const figuresOf = (
  sums: PartSums = NOTHING,
  isCounted: boolean,
  isFiltered = false,
): VisitFigures => ({
  visitors: sums.visitors,
  ...shareOf(sums),
  ...(!isCounted && { ...UNCOUNTED, ...(isFiltered && { page_views: null }) }),
});

/** A row of a list. */
export const toShare = ({ value, ...sums }: ShareSums & { value: string }): VisitShare => ({
  value,
  ...shareOf(sums),
});

/**
 * `value` is a JSON array of the three UTM parameters, or the name of the row for visits without a campaign.
 */
export function toCampaign({ value, ...sums }: ShareSums & { value: string }): CampaignShare {
  const [utm_source = "", utm_medium = "", utm_campaign = ""] = value.startsWith("[")
    ? (JSON.parse(value) as string[])
    : [value];
  return { utm_source, utm_medium, utm_campaign, ...shareOf(sums) };
}

/** An entry in the list of recent views. */
export const toRecent = (visit: EnteredPage): RecentView => ({
  id: visit.id,
  visited_at: visit.visitedAt.toISOString(),
  page_url: visit.pageUrl,
  page_title: visit.pageTitle,
  country: visit.country,
  region: visit.region,
  city: visit.city,
  referrer: visit.referrer,
  device_type: visit.deviceType,
  browser: visit.browser,
  os: visit.os,
});
