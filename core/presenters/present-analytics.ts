import type {
  Activity,
  LinkFigures,
  LinkReport,
  RecentScan,
  ScanFigures,
  Shares,
  UserReport,
} from "../analytics/analytics.ts";

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

/** Members of both kinds of reports. */
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
