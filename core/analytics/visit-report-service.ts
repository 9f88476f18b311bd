import type { GeoLocator } from "../ports/geo-locator.ts";
import type { Clock } from "../ports/system.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import { periodRange, type Period } from "./period.ts";
import type { EnteredPage } from "./visit.ts";
import { figuresOf, shareOf, type PartSums, type ShareSums } from "./visit-figures.ts";
import type { CampaignShare, RecentView, VisitReport, VisitShare } from "./visit-report.ts";
import type { VisitDimension } from "./visit-sums.ts";

/** Rows of each list. */
const TOP = 5;
const RECENT = 10;
const SHORT_LIST = 10;
/** More countries than there are. */
const ALL_COUNTRIES = 500;

/** Port: what the screens read of visits. Sums come from what was summed up when it was counted. */
export interface VisitReader {
  /** One for each start, up to the next one, the last up to `until`. All are on quarters of an hour. */
  sums(starts: readonly Date[], until: Date): Promise<PartSums[]>;
  /** The values with most visits, of pages with most views, from `from` until now. */
  shares(
    dimension: Exclude<VisitDimension, "all">,
    from: Date,
    limit: number,
  ): Promise<(ShareSums & { value: string })[]>;
  recent(from: Date, limit: number): Promise<EnteredPage[]>;
  /** From when on views are in visits; null where all are. */
  since(): Promise<Date | null>;
}

interface Dependencies {
  visitReader: VisitReader;
  settings: Pick<SettingsService, "get">;
  geo: Pick<GeoLocator, "sources">;
  clock: Clock;
}

export type VisitReportService = ReturnType<typeof createVisitReportService>;

/** Reports visits of the public pages. */
export function createVisitReportService({ visitReader, settings, geo, clock }: Dependencies) {
  /** @param timeZone in which the days of the period begin: a name of the IANA database */
  async function report(period: Period, timeZone: string): Promise<VisitReport> {
    const { bucket, from, until, starts, previous } = periodRange(period, clock.now(), timeZone);
    const shares = (dimension: Exclude<VisitDimension, "all">, limit: number) =>
      visitReader.shares(dimension, from, limit);
    const [
      series,
      total,
      before,
      since,
      countries,
      pages,
      referrers,
      campaigns,
      devices,
      browsers,
      os,
      recent,
      { enable_analytics },
    ] = await Promise.all([
      visitReader.sums(starts, until),
      visitReader.sums([from], until),
      visitReader.sums([previous.from], previous.until),
      visitReader.since(),
      shares("country", ALL_COUNTRIES),
      shares("page", TOP),
      shares("referrer", SHORT_LIST),
      shares("campaign", SHORT_LIST),
      shares("device", SHORT_LIST),
      shares("browser", SHORT_LIST),
      shares("os", SHORT_LIST),
      visitReader.recent(from, RECENT),
      settings.get(),
    ]);
    return {
      period,
      time_zone: timeZone,
      bucket,
      from: from.toISOString(),
      until: until.toISOString(),
      since: since && since > from ? since.toISOString() : null,
      totals: figuresOf(total[0], since === null || until > since),
      previous: figuresOf(before[0], since === null || previous.from >= since),
      series: series.map((sums, index) => ({
        start: (starts[index] ?? from).toISOString(),
        ...figuresOf(sums, since === null || (starts[index + 1] ?? until) > since),
      })),
      countries: countries.map(toShare),
      pages: pages.map(toShare),
      referrers: referrers.map(toShare),
      campaigns: campaigns.map(toCampaign),
      devices: devices.map(toShare),
      browsers: browsers.map(toShare),
      os: os.map(toShare),
      recent: recent.map(toRecent),
      places: [...geo.sources],
      counting: enable_analytics,
    };
  }

  return { report };
}

const toShare = ({ value, ...sums }: ShareSums & { value: string }): VisitShare => ({
  value,
  ...shareOf(sums),
});

/** The rest has no campaign of its own. */
function toCampaign({ value, ...sums }: ShareSums & { value: string }): CampaignShare {
  const [utm_source = "", utm_medium = "", utm_campaign = ""] = value.startsWith("[")
    ? (JSON.parse(value) as string[])
    : [value];
  return { utm_source, utm_medium, utm_campaign, ...shareOf(sums) };
}

const toRecent = (visit: EnteredPage): RecentView => ({
  id: visit.id,
  visited_at: visit.visitedAt.toISOString(),
  page_url: visit.pageUrl,
  page_title: visit.pageTitle,
  country: visit.country,
  region: visit.region,
  city: visit.city,
  referrer: visit.referrer,
  device_type: visit.deviceType,
  browser: visit.browser,
  os: visit.os,
});
