import type { ListQuery, Page } from "../pagination.ts";
import type { ScrollDepth } from "./visit-batch.ts";
import type { DeviceType } from "./visit-report.ts";

/** One page that somebody entered, as it is kept (accounts §3, D26). The server has decided everything but the last two. */
export interface Visit {
  /** The page's own UUID. */
  id: string;
  /** Null for whoever asked not to be tracked, and where the browser keeps none. */
  sessionId: string | null;
  /** Shortened unless the operator says otherwise; null for whoever asked not to be tracked. */
  ipAddress: string | null;
  visitedAt: Date;
  /** Path and campaign parameters. */
  pageUrl: string;
  userAgent: string;
  /** ISO 3166-1 alpha-2, or `Unknown`, as the next two. */
  country: string;
  region: string;
  city: string;
  /** Address without its query, or `Direct`. */
  referrer: string;
  /** "" where the page's address names none. */
  utmSource: string;
  utmMedium: string;
  utmCampaign: string;
  deviceType: DeviceType;
  browser: string;
  os: string;
  screenResolution: string;
  pageTitle: string;
}

/** What somebody has done on a page until now. Totals: the larger one counts. */
export interface PageProgress {
  id: string;
  /** When the news came. */
  at: Date;
  clicks: number;
  scrollDepth: ScrollDepth | 0;
  /** Null while nobody left. */
  seconds: number | null;
}

/** What one request tells. */
export interface VisitNews {
  visits: readonly Visit[];
  progress: readonly PageProgress[];
}

/** A row of `page_analytics`. */
export interface PageView {
  id: string;
  sessionId: string | null;
  pageUrl: string;
  pageTitle: string;
  enteredAt: Date;
  exitedAt: Date | null;
  /** Seconds. */
  timeOnPage: number | null;
  scrollDepth: number;
  clicks: number;
}

export const VISIT_SORTS = [
  "visited_at",
  "page_url",
  "country",
  "city",
  "referrer",
  "device_type",
  "browser",
  "os",
] as const;
export type VisitSort = (typeof VISIT_SORTS)[number];

export const PAGE_VIEW_SORTS = ["entered_at", "page_url", "time_on_page", "scroll_depth", "clicks"] as const;
export type PageViewSort = (typeof PAGE_VIEW_SORTS)[number];

interface Common {
  ids?: readonly string[] | undefined;
  /** Part of the page's address, and what else people would look for. */
  q?: string | undefined;
  sessionId?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}
export interface VisitFilter extends Common {
  country?: string | undefined;
  deviceType?: DeviceType | undefined;
  browser?: string | undefined;
  os?: string | undefined;
}
export type PageViewFilter = Common;

/** Port: where visits are counted. */
export interface VisitRepository {
  /**
   * Keeps what is new and sums it up. Only inside a transaction. A visit that is there already is left as it is, and news of a page
   * that is not there are dropped.
   */
  record(news: readonly VisitNews[]): Promise<void>;
  /** Deletes some single visits of before that instant. @returns how many; 0 when none is left */
  purge(before: Date): Promise<number>;
  /** Throws away sums of quarters of an hour that no period can begin in any more. */
  thin(today: Date): Promise<void>;
  /** Totals are counted up to 100,000. */
  list(query: ListQuery<VisitSort>, filter: VisitFilter): Promise<Page<Visit>>;
  listPageViews(query: ListQuery<PageViewSort>, filter: PageViewFilter): Promise<Page<PageView>>;
}
