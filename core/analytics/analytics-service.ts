import type { DeviceReader } from "../ports/device-reader.ts";
import type { Clock } from "../ports/system.ts";
import type { ShortLink, ShortLinkRepository } from "../short-links/short-link.ts";
import type {
  Activity,
  AnalyticsReader,
  Figures,
  LinkReport,
  RawActivity,
  ScanFigures,
  UserReport,
} from "./analytics.ts";
import { periodRange, type Period } from "./period.ts";

/** Number of rows in each list. */
const TOP = 5;
const RECENT = 10;
const ACTIVITY = 5;

interface Dependencies {
  analytics: AnalyticsReader;
  shortLinks: ShortLinkRepository;
  devices: DeviceReader;
  clock: Clock;
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

const NO_SCANS: ScanFigures = { scans: 0, visitors: 0 };

const sum = <F extends ScanFigures>(series: readonly F[], name: keyof F): number =>
  series.reduce((total, figures) => total + Number(figures[name]), 0);

/** Reports the scans of a user's codes. */
export function createAnalyticsService({ analytics, shortLinks, devices, clock }: Dependencies) {
  async function figures(userId: string, starts: readonly Date[], until: Date): Promise<Figures[]> {
    const [scans, codes, downloads] = await Promise.all([
      analytics.scans({ userId, linkId: null }, starts, until),
      analytics.codes(userId, starts, until),
      analytics.downloads(userId, starts, until),
    ]);
    return starts.map((_start, index) => ({
      codes: codes[index] ?? 0,
      downloads: downloads[index] ?? 0,
      ...(scans[index] ?? NO_SCANS),
    }));
  }

  /** Reports all codes of a user. @param timeZone time zone in which the days of the period start */
  async function report(userId: string, period: Period, timeZone: string): Promise<UserReport> {
    const { bucket, from, until, starts, previous } = periodRange(period, clock.now(), timeZone);
    const scope = { userId, linkId: null };
    const [series, before, shares, links, recent, linkCount] = await Promise.all([
      figures(userId, starts, until),
      figures(userId, [previous.from], previous.until),
      analytics.shares(scope, from, TOP),
      analytics.topLinks(userId, from, TOP),
      analytics.recentScans(scope, from, RECENT),
      shortLinks.count(userId),
    ]);
    return {
      period,
      timeZone,
      bucket,
      from,
      until,
      totals: {
        codes: sum(series, "codes"),
        downloads: sum(series, "downloads"),
        scans: sum(series, "scans"),
        visitors: sum(series, "visitors"),
      },
      previous: before[0] ?? { codes: 0, downloads: 0, ...NO_SCANS },
      series: series.map((one, index) => ({ start: starts[index] ?? from, ...one })),
      shares,
      links,
      recent,
      linkCount,
    };
  }

  /** Reports one short link. */
  async function linkReport(
    { userId, id }: Pick<ShortLink, "userId" | "id">,
    period: Period,
    timeZone: string,
  ): Promise<LinkReport> {
    const { bucket, from, until, starts, previous } = periodRange(period, clock.now(), timeZone);
    const scope = { userId, linkId: id };
    const [series, before, shares, recent] = await Promise.all([
      analytics.scans(scope, starts, until),
      analytics.scans(scope, [previous.from], previous.until),
      analytics.shares(scope, from, TOP),
      analytics.recentScans(scope, from, RECENT),
    ]);
    return {
      period,
      timeZone,
      bucket,
      from,
      until,
      totals: { scans: sum(series, "scans"), visitors: sum(series, "visitors") },
      previous: before[0] ?? NO_SCANS,
      series: series.map((one, index) => ({ start: starts[index] ?? from, ...one })),
      shares,
      recent,
    };
  }

  function toActivity(raw: RawActivity): Activity {
    if (raw.kind !== "signed_in") return raw;
    const { browser, os } = devices.read(raw.userAgent);
    return { kind: "signed_in", at: raw.at, browser, os };
  }

  /** Recent activity, newest first. */
  const activity = async (userId: string, timeZone: string): Promise<Activity[]> =>
    (await analytics.activity(userId, timeZone, ACTIVITY)).map(toActivity);

  return { report, linkReport, activity };
}
