import type {
  Activity,
  LinkFigures,
  LinkReport,
  RecentScan,
  ScanFigures,
  Shares,
  UserReport,
} from "../analytics/analytics.ts";
import { shortLinkPath } from "../short-links/code.ts";
import type { ShortLink } from "../short-links/short-link.ts";

/** A short link with the address that its code holds. */
export const presentShortLink = (link: ShortLink, siteUrl: string) => ({
  id: link.id,
  code: link.code,
  url: siteUrl + shortLinkPath(link.code),
  name: link.name,
  target: link.target,
  paused: link.paused,
  taken_down_at: link.takenDownAt?.toISOString() ?? null,
  taken_down_reason: link.takenDownReason,
  scan_count: link.scanCount,
  unique_scan_count: link.visitorCount,
  last_scanned_at: link.lastScannedAt?.toISOString() ?? null,
  created_at: link.createdAt.toISOString(),
  updated_at: link.updatedAt.toISOString(),
});

/** The same for admins: what its owner calls it stays the owner's. */
export function presentAnyShortLink(link: ShortLink, siteUrl: string) {
  const { name: _name, ...shown } = presentShortLink(link, siteUrl);
  return { ...shown, user_id: link.userId };
}

const presentFigures = <F extends ScanFigures>({ visitors, ...figures }: F) => ({
  ...figures,
  unique_scans: visitors,
});

const presentLink = ({ id, code, name, target }: Pick<LinkFigures, "id" | "code" | "name" | "target">) => ({
  id,
  code,
  name,
  target,
});

const presentShares = (shares: Shares) => ({
  countries: shares.country.map(presentFigures),
  devices: shares.device.map(presentFigures),
  browsers: shares.browser.map(presentFigures),
  systems: shares.os.map(presentFigures),
  referrers: shares.referrer.map(presentFigures),
});

const presentRecent = ({ link, scannedAt, country, device, browser, os, referrer }: RecentScan) => ({
  link: presentLink(link),
  scanned_at: scannedAt.toISOString(),
  country,
  device,
  browser,
  os,
  referrer,
});

/** What both kinds of reports say. */
const presentReport = (report: LinkReport | UserReport) => ({
  period: report.period,
  time_zone: report.timeZone,
  bucket: report.bucket,
  from: report.from.toISOString(),
  until: report.until.toISOString(),
  totals: presentFigures(report.totals),
  previous: presentFigures(report.previous),
  series: report.series.map(({ start, ...figures }) => ({
    start: start.toISOString(),
    ...presentFigures(figures),
  })),
  ...presentShares(report.shares),
  recent: report.recent.map(presentRecent),
});
export const presentLinkReport = presentReport;

export const presentUserReport = (report: UserReport) => ({
  ...presentReport(report),
  links: report.links.map((link) => ({
    ...presentLink(link),
    scans: link.scans,
    unique_scans: link.visitors,
  })),
  link_count: report.linkCount,
});

export const presentActivity = (activity: Activity) =>
  activity.kind === "code_made"
    ? {
        kind: activity.kind,
        at: activity.at.toISOString(),
        name: activity.name,
        content: activity.content,
        type: activity.type,
        link: activity.link && presentLink(activity.link),
      }
    : activity.kind === "scanned"
      ? {
          kind: activity.kind,
          at: activity.at.toISOString(),
          link: presentLink(activity.link),
          scans: activity.scans,
        }
      : { kind: activity.kind, at: activity.at.toISOString(), browser: activity.browser, os: activity.os };
