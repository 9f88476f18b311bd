import type { PlaceSource } from "../ports/geo-locator.ts";
import type { Bucket, Period } from "./period.ts";
import type { ReportFilter } from "./filters/report-filter.ts";

/**
 * Stands for the remaining values of a day with more distinct values than are counted separately
 * (docs/decisions/0017-visits.md).
 */
export const OTHER = "Other";
/** Stands for an unknown place, browser or operating system. */
export const UNKNOWN = "Unknown";
/** Stands for no referrer. */
export const DIRECT = "Direct";

/** Figures of visits, attributed to the time and the values of the visit's first page. */
export interface ShareFigures {
  /**
   * Sessions: views of one visitor, each at most 30 minutes after the one before. Views of visitors who opted
   * out of tracking are not included.
   */
  visits: number;
  page_views: number;
  /** Share of visits with a single page view, 0 to 1; null without visits. */
  bounce_rate: number | null;
  /** Mean seconds from the first to the last view of a visit, 0 for a bounce; null without visits. */
  visit_duration: number | null;
  /** Mean seconds on a page, over the views that reported it; null if none did, or with filters. */
  time_on_page: number | null;
}

/**
 * Figures of a time range. Everything but page views and time on page is null if earlier versions did not
 * count it. With filters, figures are counted from stored views, and are null if no views of the range are
 * stored any more.
 */
export interface VisitFigures extends Omit<ShareFigures, "visits" | "page_views"> {
  page_views: number | null;
  /**
   * People who began a visit. A person is recognized only within one day (UTC), so a person who comes on two
   * days counts as two visitors.
   */
  visitors: number | null;
  visits: number | null;
}

export interface VisitShare extends ShareFigures {
  /**
   * `Other`, `Unknown` and `Direct` as above. Countries are ISO 3166-1 alpha-2, pages are paths without a
   * query, referrers are hosts.
   */
  value: string;
}

/** Parameters that the visit's address did not contain are "". */
export interface CampaignShare extends ShareFigures {
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
}

export interface RecentView {
  id: string;
  visited_at: string;
  page_url: string;
  page_title: string;
  country: string;
  region: string;
  city: string;
  /** Address without its query, or `Direct`. */
  referrer: string;
  device_type: DeviceType;
  browser: string;
  os: string;
}

export type DeviceType = "Desktop" | "Mobile" | "Tablet";

/** The lists of a report, by their API names. */
export const VISIT_LISTS = [
  "countries",
  "pages",
  "referrers",
  "campaigns",
  "devices",
  "browsers",
  "os",
] as const;
export type VisitListName = (typeof VISIT_LISTS)[number];

/**
 * JSON of `GET /api/admin/analytics/lists/:name`, with the query parameters and filters of a report: the
 * first 1,000 rows, in the report's order.
 */
export interface VisitListReport {
  rows: (VisitShare | CampaignShare)[];
  /** Whether there are more rows. */
  has_more: boolean;
}

/** JSON of `GET /api/admin/analytics/now`. */
export interface VisitorsNow {
  /** Distinct visitors with a page view in the last 30 minutes, without those who opted out of tracking. */
  visitors: number;
  /** Page views in the last 30 minutes, by all visitors. */
  page_views: number;
  /** The five pages with most current visitors, each counted on the last page they entered. */
  pages: { value: string; visitors: number }[];
}

/**
 * JSON of `GET /api/admin/analytics/report?time_zone=` with `period=`, or `from=` and `to=` (days, both
 * included). Lists are sorted by visits, the list of pages by views. Filters are parameters as well: `page=`,
 * which may be repeated, `country=`, `referrer=`, `campaign=`, `device=`, `browser=` and `os=`.
 */
export interface VisitReport {
  /** `dates` for a range of days. */
  period: Period | "dates";
  time_zone: string;
  /** The time that one point of the series covers. */
  bucket: Bucket;
  /** Start (inclusive) and end (exclusive). */
  from: string;
  until: string;
  /** The filters in the order of the request. */
  filters: readonly ReportFilter[];
  /**
   * Start of the data on visitors, visits, bounce rate and visit duration, if later than `from`: earlier
   * versions counted page views only. With filters, start of all data: older views are no longer stored one
   * by one. Null if the whole period has data.
   */
  since: string | null;
  totals: VisitFigures;
  /**
   * Figures of the same part of the preceding period. Without visits if earlier versions counted some of it.
   */
  previous: VisitFigures;
  series: (VisitFigures & { start: string })[];
  /**
   * The coverage of the lists. For days more than ten days ago, only sums of the UTC day are kept: if such a
   * day is the first or last of the range, the lists use its UTC sums, and `is_exact` is false. Visits are null
   * if earlier versions did not count them.
   */
  lists: { is_exact: boolean; visits: number | null; page_views: number | null };
  /** All countries, for the map; the first five are the top 5. */
  countries: VisitShare[];
  /** The top 5. */
  pages: VisitShare[];
  /** At most ten each. */
  referrers: VisitShare[];
  campaigns: CampaignShare[];
  devices: VisitShare[];
  browsers: VisitShare[];
  os: VisitShare[];
  /** The last ten, newest first. */
  recent: RecentView[];
  /** In lookup order: local sources first. */
  places: PlaceSource[];
  /** Setting `enable_analytics`: whether visits are counted now. */
  counting: boolean;
}
