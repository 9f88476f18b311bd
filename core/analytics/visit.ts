import type { PageReader } from "../lists/list-shape.ts";
import type { ScrollDepth } from "./visit-batch.ts";
import type { pageViewList, visitList } from "./visit-list.ts";
import type { DeviceType } from "./visit-report.ts";

/** A row of `visitors`: one page view. The server determines everything but the last two members. */
export interface EnteredPage {
  /** UUID of the page view. */
  id: string;
  /** Null for visitors who opted out of tracking, and if the browser stores none. */
  sessionId: string | null;
  /** Shortened unless the operator configures otherwise; null for visitors who opted out of tracking. */
  ipAddress: string | null;
  visitedAt: Date;
  /** Path and campaign parameters. */
  pageUrl: string;
  userAgent: string;
  /** ISO 3166-1 alpha-2 or `Unknown`; the next two may be `Unknown` as well. */
  country: string;
  region: string;
  city: string;
  /** Address without its query, or `Direct`. */
  referrer: string;
  /** "" if the page's address does not contain it. */
  utmSource: string;
  utmMedium: string;
  utmCampaign: string;
  deviceType: DeviceType;
  browser: string;
  os: string;
  screenResolution: string;
  pageTitle: string;
}

/** Activity on a page so far, as totals: the larger total wins. */
export interface PageProgress {
  id: string;
  /** Time of the update. */
  at: Date;
  clicks: number;
  scrollDepth: ScrollDepth | 0;
  /** Null until the page is left. */
  seconds: number | null;
}

/**
 * Link the views of one visitor: one key per day (UTC), which cannot be traced to a person or to another day.
 * The previous day's key continues a visit past midnight.
 */
export interface VisitorKeys {
  ofDay: string;
  ofDayBefore: string;
}

/** A page view to record. */
export interface NewView extends EnteredPage {
  /** Null for a view that is not linked to others: it counts as a page view only. */
  visitor: VisitorKeys | null;
}

/** An update from one request. */
export interface VisitUpdate {
  views: readonly NewView[];
  progress: readonly PageProgress[];
}

/** A view as older versions stored it; its address may be shortened, depending on the operator's setting. */
export type StoredView = Pick<EnteredPage, "visitedAt" | "ipAddress" | "userAgent">;

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

/** Port: stores and counts visits. */
export interface VisitRepository {
  /**
   * Stores new views, joins them into visits and adds them to the sums. Only inside a transaction. Views that
   * are already stored stay unchanged, and progress of unknown pages is dropped.
   */
  record(updates: readonly VisitUpdate[]): Promise<void>;
  /**
   * Joins stored views that belong to no visit yet, recorded by older versions, oldest first. Only inside a
   * transaction.
   * @returns the number of views joined; 0 if none are left
   */
  joinStored(limit: number, keysOf: (view: StoredView) => VisitorKeys): Promise<number>;
  /**
   * The salt of a day (`2026-01-31`, UTC), the same for every process; stores `fresh` if the day has none.
   * Deletes salts older than the previous day's.
   */
  saltOf(day: string, fresh: string): Promise<string>;
  /**
   * Deletes a batch of single views older than this instant. @returns the number deleted; 0 if none are left
   */
  purge(before: Date): Promise<number>;
  /** Deletes salts of past days, and quarter-hour rollups in which no period can start any more. */
  thin(today: Date): Promise<void>;
  /** Totals are counted up to 100,000. */
  list: PageReader<typeof visitList, EnteredPage>;
  listPageViews: PageReader<typeof pageViewList, PageView>;
}
