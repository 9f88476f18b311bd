import type { PlaceSource } from "../ports/geo-locator.ts";
import type { Bucket, Period } from "./period.ts";
import type { ReportFilter } from "./filters/report-filter.ts";

/** What stands for the rest, where a day brings more different values than are counted separately (docs/decisions/0017-visits.md). */
export const OTHER = "Other";
/** What stands for a place, a browser or a system that is not known. */
export const UNKNOWN = "Unknown";
/** What stands for no referrer. */
export const DIRECT = "Direct";

/** What a visit has led to counts where the visit began, by the values of its first page. */
export interface ShareFigures {
  /**
   * Sessions: views of one visitor, each at most 30 minutes after the one before. Views of people who ask not to be tracked are in
   * none.
   */
  visits: number;
  /** Pages that were entered. */
  page_views: number;
  /** Share of the visits with a single page view, 0 to 1; null without visits. */
  bounce_rate: number | null;
  /** Mean seconds from the first view of a visit to its last one, which is 0 for a bounce; null without visits. */
  visit_duration: number | null;
  /** Mean seconds on a page, of those that reported it; null if none did, and with filters. */
  time_on_page: number | null;
}

/**
 * Of a stretch of time. All but what is said of pages is null where versions before did not count it. With filters, which count stored
 * views, everything is null where none are stored any more.
 */
export interface VisitFigures extends Omit<ShareFigures, "visits" | "page_views"> {
  page_views: number | null;
  /** People who began a visit. Somebody is known again on the same day (UTC) only, so that two days bring two visitors. */
  visitors: number | null;
  visits: number | null;
}

export interface VisitShare extends ShareFigures {
  /** `Other`, `Unknown` and `Direct` as above; countries are ISO 3166-1 alpha-2, pages paths without a query, referrers hosts. */
  value: string;
}

/** "" where a visit named only one or two of them. */
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

/** The lists of a report, by the names that the API has for them. */
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

/** JSON of `GET /api/admin/analytics/lists/:name`, with the query of a report and its filters: the first 1,000 rows, in its order. */
export interface VisitListReport {
  rows: (VisitShare | CampaignShare)[];
  /** Whether there are more than these. */
  has_more: boolean;
}

/** JSON of `GET /api/admin/analytics/now`. */
export interface VisitorsNow {
  /** Different ones with a page view in the last 30 minutes. People who ask not to be tracked are none of them. */
  visitors: number;
  /** Pages that were entered in the last 30 minutes, by anybody. */
  page_views: number;
  /** The five pages that most of these visitors entered last. */
  pages: { value: string; visitors: number }[];
}

/**
 * JSON of `GET /api/admin/analytics/report?time_zone=` with `period=`, or `from=` and `to=` (days, both count). Lists begin with most visits,
 * that of the pages with most views. Filters are parameters as well: `page=`, of which there may be several, `country=`, `referrer=`, `campaign=`,
 * `device=`, `browser=` and `os=`.
 */
export interface VisitReport {
  /** `dates` for a range of days. */
  period: Period | "dates";
  time_zone: string;
  /** What a point of the series covers. */
  bucket: Bucket;
  /** First instant that counts, and the first that does not any more. */
  from: string;
  until: string;
  /** What it is narrowed by, in the order in which it was asked for. */
  filters: readonly ReportFilter[];
  /**
   * From when on visitors, visits, bounce rate and visit duration are counted, where that is later than `from`: versions before
   * counted page views only. With filters, from when on anything is: older views are summed up and not stored any more. Null where the
   * period has all of them.
   */
  since: string | null;
  totals: VisitFigures;
  /** Of the same stretch of the period before. Without visits where versions before counted some of it. */
  previous: VisitFigures;
  series: (VisitFigures & { start: string })[];
  /**
   * What the lists cover. Of the first and last day of a range that is more than ten days ago only the sums of the day in UTC are kept:
   * then the lists begin and end with it, and `is_exact` is false. Visits are null where versions before did not count them.
   */
  lists: { is_exact: boolean; visits: number | null; page_views: number | null };
  /** All of them, for the map; the first five are the top 5. */
  countries: VisitShare[];
  /** The top 5. */
  pages: VisitShare[];
  /** Ten of each at most. */
  referrers: VisitShare[];
  campaigns: CampaignShare[];
  devices: VisitShare[];
  browsers: VisitShare[];
  os: VisitShare[];
  /** The last ten, newest first. */
  recent: RecentView[];
  /** Local first, as they are asked. */
  places: PlaceSource[];
  /** Setting `enable_analytics`: whether visits are counted now. */
  counting: boolean;
}
