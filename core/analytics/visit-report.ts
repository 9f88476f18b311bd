import type { PlaceSource } from "../ports/geo-locator.ts";
import type { Bucket, Period } from "./period.ts";

/** What stands for the rest, where a day brings more different values than are told apart (docs/decisions/0017-visits.md). */
export const OTHER = "Other";
/** What stands for a place, a browser or a system that is not known. */
export const UNKNOWN = "Unknown";
/** What stands for no referrer (public tools §3). */
export const DIRECT = "Direct";

export interface VisitFigures {
  /** Rows of `visitors`: one for each page that was entered. */
  visits: number;
  /** Unique sessions, each where its first page was entered. */
  sessions: number;
  /** Rows of `page_analytics`. A visit brings one of each, so it is the number of visits. */
  page_views: number;
  /** Share of the sessions with a single page view, 0 to 1; null without sessions. */
  bounce_rate: number | null;
  /** Mean seconds on a page, of those that told it; null where none did. */
  time_on_page: number | null;
}

export interface VisitShare extends VisitFigures {
  /** `Other`, `Unknown` and `Direct` as above; countries are ISO 3166-1 alpha-2, pages paths without a query, referrers hosts. */
  value: string;
}

/** "" where a visit named only one or two of them. */
export interface CampaignShare extends VisitFigures {
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
}

export interface RecentVisit {
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

/** Public tools §9. */
export type DeviceType = "Desktop" | "Mobile" | "Tablet";

/** JSON of `GET /api/admin/analytics/report?period=&time_zone=`. Lists begin with what was visited most. */
export interface VisitReport {
  period: Period;
  time_zone: string;
  /** What a point of the series covers. */
  bucket: Bucket;
  /** First instant that counts, and the first that does not any more. */
  from: string;
  until: string;
  totals: VisitFigures;
  /** Of the same stretch of the period before (D12). */
  previous: VisitFigures;
  series: (VisitFigures & { start: string })[];
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
  recent: RecentVisit[];
  /** Local first, as they are asked. */
  places: PlaceSource[];
  /** Setting `enable_analytics`: whether visits are counted now. */
  counting: boolean;
}
