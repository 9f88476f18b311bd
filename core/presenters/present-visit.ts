import type { PageView, EnteredPage } from "../analytics/visit.ts";

/** A row of visitors. */
export const presentVisit = (visit: EnteredPage) => ({
  id: visit.id,
  session_id: visit.sessionId,
  ip_address: visit.ipAddress,
  visited_at: visit.visitedAt.toISOString(),
  page_url: visit.pageUrl,
  page_title: visit.pageTitle,
  user_agent: visit.userAgent,
  country: visit.country,
  region: visit.region,
  city: visit.city,
  referrer: visit.referrer,
  utm_source: visit.utmSource,
  utm_medium: visit.utmMedium,
  utm_campaign: visit.utmCampaign,
  device_type: visit.deviceType,
  browser: visit.browser,
  os: visit.os,
  screen_resolution: visit.screenResolution,
});

/** A row of page_analytics. */
export const presentPageView = (view: PageView) => ({
  id: view.id,
  session_id: view.sessionId,
  page_url: view.pageUrl,
  page_title: view.pageTitle,
  entered_at: view.enteredAt.toISOString(),
  exited_at: view.exitedAt?.toISOString() ?? null,
  time_on_page: view.timeOnPage,
  scroll_depth: view.scrollDepth,
  clicks: view.clicks,
});
