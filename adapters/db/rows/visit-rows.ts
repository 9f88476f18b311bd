import type { PageView, EnteredPage } from "../../../core/analytics/visit.ts";
import type { ViewFacts } from "../../../core/analytics/visit-sums.ts";

/** The facts that the sums need from a row `v` of visitors. */
export const FACTS =
  "v.id, v.visited_at, v.country, v.page_url, v.referrer, v.utm_source, v.utm_medium, v.utm_campaign, v.device_type, v.browser, v.os";

export interface FactsRow {
  id: string;
  visited_at: Date;
  country: string;
  page_url: string;
  referrer: string;
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  device_type: EnteredPage["deviceType"];
  browser: string;
  os: string;
}

export const toFacts = (row: FactsRow): ViewFacts => ({
  id: row.id,
  visitedAt: row.visited_at,
  country: row.country,
  pageUrl: row.page_url,
  referrer: row.referrer,
  utmSource: row.utm_source,
  utmMedium: row.utm_medium,
  utmCampaign: row.utm_campaign,
  deviceType: row.device_type,
  browser: row.browser,
  os: row.os,
});

export interface VisitRow extends FactsRow {
  session_id: string | null;
  ip_address: string | null;
  user_agent: string;
  region: string;
  city: string;
  screen_resolution: string;
  page_title: string | null;
}

export const toVisit = (row: VisitRow): EnteredPage => ({
  ...toFacts(row),
  sessionId: row.session_id,
  ipAddress: row.ip_address,
  userAgent: row.user_agent,
  region: row.region,
  city: row.city,
  screenResolution: row.screen_resolution,
  pageTitle: row.page_title ?? "",
});

export interface PageViewRow {
  id: string;
  session_id: string | null;
  page_url: string;
  page_title: string;
  entered_at: Date;
  exited_at: Date | null;
  time_on_page: number | null;
  scroll_depth: number;
  clicks: number;
}

export const toPageView = (row: PageViewRow): PageView => ({
  id: row.id,
  sessionId: row.session_id,
  pageUrl: row.page_url,
  pageTitle: row.page_title,
  enteredAt: row.entered_at,
  exitedAt: row.exited_at,
  timeOnPage: row.time_on_page,
  scrollDepth: row.scroll_depth,
  clicks: row.clicks,
});
