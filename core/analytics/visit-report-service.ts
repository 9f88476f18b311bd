import type { GeoLocator } from "../ports/geo-locator.ts";
import type { Clock } from "../ports/system.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import { spanRange, type Span } from "./day-range.ts";
import type { PeriodRange, Stretch } from "./period.ts";
import { FILTER_DIMENSIONS, type FilterDimension, type ReportFilter } from "./filters/report-filter.ts";
import { LIST_DIMENSIONS } from "./filters/row-filter.ts";
import type { EnteredPage } from "./visit.ts";
import { figuresOf, toCampaign, toRecent, toShare, type PartSums, type ShareSums } from "./visit-figures.ts";
import { listRange } from "./visit-list-range.ts";
import {
  VISIT_LISTS,
  type VisitListName,
  type VisitListReport,
  type VisitorsNow,
  type VisitReport,
} from "./visit-report.ts";
import { MINUTE_MS, DAY_MS } from "../durations.ts";

/** Number of rows of each list in a report. There are fewer than 500 countries. */
const ROWS: Readonly<Record<VisitListName, number>> = {
  countries: 500,
  pages: 5,
  referrers: 10,
  campaigns: 10,
  devices: 10,
  browsers: 10,
  os: 10,
};
const MAX_ROWS = 1000;
const RECENT = 10;
const PAGES_NOW = 5;
const NOW_MS = 30 * MINUTE_MS;

type Rows = (ShareSums & { value: string })[];

/** The query of a filtered report. */
export interface FilteredQuery {
  filters: readonly ReportFilter[];
  /** Start of each part of the chart. A part ends where the next one starts, the last one at `until`. */
  starts: readonly Date[];
  until: Date;
  /** Dimensions to list, with at most `limit` rows each. */
  dimensions: readonly FilterDimension[];
  limit: number;
  /** Number of recent views to return. */
  recent: number;
}

export interface FilteredFigures {
  parts: PartSums[];
  total: PartSums;
  lists: ReadonlyMap<FilterDimension, Rows>;
  recent: EnteredPage[];
}

/** Port: reads the figures of visits. `sums` and `shares` read rollups, which are written when a visit is counted. */
export interface VisitReader {
  /** The sums of each part, which ends where the next one starts, the last one at `until`. All times are on quarters of an hour. */
  sums(starts: readonly Date[], until: Date): Promise<PartSums[]>;
  /** The values with most visits, of pages with most views. */
  shares(dimension: FilterDimension, stretch: Stretch, limit: number): Promise<Rows>;
  recent(stretch: Stretch, limit: number): Promise<EnteredPage[]>;
  /** Figures of the views that match the filters, counted from the stored views. */
  filtered(ask: FilteredQuery): Promise<FilteredFigures>;
  /**
   * Number of matching visits that start in the range, and how many of them reached each page. @param paths
   * page filter patterns
   */
  reached(
    filters: readonly ReportFilter[],
    stretch: Stretch,
    paths: readonly string[],
  ): Promise<{ visits: number; reached: number[] }>;
  /** Visitors with a page view after `since`, and the pages they are on. @param limit largest number of pages */
  currentVisitors(since: Date, limit: number): Promise<VisitorsNow>;
  /** The time from which rollups count visits; null if they count all of them. */
  countedSince(): Promise<Date | null>;
  /** The time from which single views are stored and assigned to visits; null if all of them are. */
  storedSince(): Promise<Date | null>;
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
  /** Reads the figures of a report without filters from the rollups. */
  async function figuresFromRollups(
    { from, until, starts, previous }: PeriodRange,
    now: Date,
    timeZone: string,
  ) {
    const { isExact, ...listed } = listRange({ from, until }, now, timeZone);
    const [parts, [total], [before], inLists, rows, recent] = await Promise.all([
      visitReader.sums(starts, until),
      visitReader.sums([from], until),
      visitReader.sums([previous.from], previous.until),
      isExact ? null : visitReader.sums([listed.from], listed.until),
      Promise.all(
        VISIT_LISTS.map((name) =>
          visitReader.shares(LIST_DIMENSIONS[name], openEnd(listed, now), ROWS[name]),
        ),
      ),
      visitReader.recent({ from, until }, RECENT),
    ]);
    const lists = new Map(VISIT_LISTS.map((name, index) => [LIST_DIMENSIONS[name], rows[index] ?? []]));
    return { parts, total, before, listed: inLists ? inLists[0] : total, isExact, lists, recent };
  }

  /** Counts the figures of a filtered report from the stored page views. */
  async function figuresFromViews(
    { until, starts, previous }: PeriodRange,
    filters: readonly ReportFilter[],
  ) {
    const [{ parts, total, lists, recent }, before] = await Promise.all([
      visitReader.filtered({
        filters,
        starts,
        until,
        dimensions: FILTER_DIMENSIONS,
        limit: Math.max(...Object.values(ROWS)),
        recent: RECENT,
      }),
      visitReader.filtered({
        filters,
        starts: [previous.from],
        until: previous.until,
        dimensions: [],
        limit: 0,
        recent: 0,
      }),
    ]);
    return { parts, total, before: before.total, listed: total, isExact: true, lists, recent };
  }

  /** @param timeZone in which days begin: a name of the IANA database */
  async function report(
    span: Span,
    timeZone: string,
    filters: readonly ReportFilter[] = [],
  ): Promise<VisitReport> {
    const now = clock.now();
    const range = spanRange(span, now, timeZone);
    const { bucket, from, until, starts, previous } = range;
    const isFiltered = filters.length > 0;
    const [figures, since, { enable_analytics, visitor_retention_days }] = await Promise.all([
      isFiltered ? figuresFromViews(range, filters) : figuresFromRollups(range, now, timeZone),
      isFiltered ? visitReader.storedSince() : visitReader.countedSince(),
      settings.get(),
    ]);
    const isCounted = (end: Date): boolean => since === null || end > since;
    const totals = figuresOf(figures.total, isCounted(until), isFiltered);
    const inLists = figuresOf(figures.listed, isCounted(until), isFiltered);
    // rollups don't say which visitors came in which hour; stored visits do, and are kept for at least two days
    const hoursFrom = now.getTime() - Math.max(visitor_retention_days, 2) * DAY_MS;
    const hasVisitors = isFiltered || bucket !== "hour" || from.getTime() >= hoursFrom;
    const rows = (name: VisitListName) =>
      (figures.lists.get(LIST_DIMENSIONS[name]) ?? []).slice(0, ROWS[name]);
    return {
      period: typeof span === "string" ? span : "dates",
      time_zone: timeZone,
      bucket,
      from: from.toISOString(),
      until: until.toISOString(),
      filters,
      since: since && since > from ? since.toISOString() : null,
      totals,
      previous: figuresOf(figures.before, since === null || previous.from >= since, isFiltered),
      series: figures.parts.map((sums, index) => ({
        start: (starts[index] ?? from).toISOString(),
        ...figuresOf(sums, isCounted(starts[index + 1] ?? until), isFiltered),
        ...(!hasVisitors && { visitors: null }),
      })),
      lists: { is_exact: figures.isExact, visits: inLists.visits, page_views: inLists.page_views },
      countries: rows("countries").map(toShare),
      pages: rows("pages").map(toShare),
      referrers: rows("referrers").map(toShare),
      campaigns: rows("campaigns").map(toCampaign),
      devices: rows("devices").map(toShare),
      browsers: rows("browsers").map(toShare),
      os: rows("os").map(toShare),
      recent: figures.recent.map(toRecent),
      places: [...geo.sources],
      counting: enable_analytics,
    };
  }

  /** A whole list, including the rows that the report leaves out. */
  async function list(
    name: VisitListName,
    span: Span,
    timeZone: string,
    filters: readonly ReportFilter[] = [],
  ): Promise<VisitListReport> {
    const now = clock.now();
    const range = spanRange(span, now, timeZone);
    const rows = await rowsOf(LIST_DIMENSIONS[name], range, MAX_ROWS + 1);
    return {
      rows: rows.slice(0, MAX_ROWS).map((row) => (name === "campaigns" ? toCampaign(row) : toShare(row))),
      has_more: rows.length > MAX_ROWS,
    };

    async function rowsOf(dimension: FilterDimension, { from, until }: Stretch, limit: number) {
      if (filters.length === 0) {
        const listed = listRange({ from, until }, now, timeZone);
        return visitReader.shares(dimension, openEnd(listed, now), limit);
      }
      const asked = { filters, starts: [from], until, dimensions: [dimension], limit, recent: 0 };
      return (await visitReader.filtered(asked)).lists.get(dimension) ?? [];
    }
  }

  const visitorsNow = (): Promise<VisitorsNow> =>
    visitReader.currentVisitors(new Date(clock.now().getTime() - NOW_MS), PAGES_NOW);

  return { report, list, visitorsNow };
}

/** Extends a stretch that reaches the present to the end of the month, so that the monthly rollup can be read. */
function openEnd({ from, until }: Stretch, now: Date): Stretch {
  if (until <= now) return { from, until };
  return { from, until: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)) };
}
