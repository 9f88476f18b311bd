import type { PageReader } from "../lists/list-shape.ts";
import type { ScrollDepth } from "./visit-batch.ts";
import type { pageViewList, visitList } from "./visit-list.ts";
import type { DeviceType } from "./visit-report.ts";

/** A row of `visitors`: one page that somebody entered. The server decides everything but the last two. */
export interface EnteredPage {
  /** The page's own UUID. */
  id: string;
  /** Null for visitors who asked not to be tracked, and if the browser keeps none. */
  sessionId: string | null;
  /** Shortened unless the operator says otherwise; null for visitors who asked not to be tracked. */
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

/**
 * What links a view to others of the same visitor: one key for each day (UTC), from which nothing leads back to a person or to
 * another day. The one of the day before continues a visit over midnight.
 */
export interface VisitorKeys {
  ofDay: string;
  ofDayBefore: string;
}

/** A page view to record. */
export interface NewView extends EnteredPage {
  /** Null for a view that is not linked to any other: it counts as a page view alone. */
  visitor: VisitorKeys | null;
}

/** What one request tells. */
export interface VisitUpdate {
  views: readonly NewView[];
  progress: readonly PageProgress[];
}

/** A visitor's address as older versions stored it, by the operator's setting. */
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

/** Port: where visits are counted. */
export interface VisitRepository {
  /**
   * Stores new views, joins them into visits and adds them to the sums. Only inside a transaction. A view that is stored already
   * stays as it is, and progress of a page that is not stored is dropped.
   */
  record(updates: readonly VisitUpdate[]): Promise<void>;
  /**
   * Joins stored views that are in no visit yet, the oldest first: those that older versions recorded. Only inside a transaction.
   * @returns how many; 0 when none is left
   */
  joinStored(limit: number, keysOf: (view: StoredView) => VisitorKeys): Promise<number>;
  /** The secret of a day (`2026-01-31`, UTC), `fresh` where it has none yet: the same for every process. Deletes those of days before the last one. */
  saltOf(day: string, fresh: string): Promise<string>;
  /** Deletes some single views of before that instant. @returns how many; 0 when none is left */
  purge(before: Date): Promise<number>;
  /** Deletes salts of days that are over, and sums of quarters of an hour that no period can begin in any more. */
  thin(today: Date): Promise<void>;
  /** Totals are counted up to 100,000. */
  list: PageReader<typeof visitList, EnteredPage>;
  listPageViews: PageReader<typeof pageViewList, PageView>;
}
