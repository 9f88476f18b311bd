import { csvText } from "../csv-text.ts";
import type { Span } from "./day-range.ts";
import {
  VISIT_LISTS,
  type CampaignShare,
  type ShareFigures,
  type VisitFigures,
  type VisitListName,
  type VisitReport,
  type VisitShare,
} from "./visit-report.ts";

const HEAD = [
  "section",
  "value",
  "visitors",
  "visits",
  "page_views",
  "bounce_rate",
  "visit_duration_seconds",
  "time_on_page_seconds",
];

/** Empty if there is no figure. */
const cell = (figure: number | null, digits: number): string | number =>
  figure === null ? "" : Number(figure.toFixed(digits));

/** Visitors are counted for a whole range only, not per row of a list. */
const cells = (figures: ShareFigures | VisitFigures): (string | number)[] => [
  cell("visitors" in figures ? figures.visitors : null, 0),
  cell(figures.visits, 0),
  cell(figures.page_views, 0),
  cell(figures.bounce_rate, 4),
  cell(figures.visit_duration, 1),
  cell(figures.time_on_page, 1),
];

const listRows = (name: VisitListName, rows: readonly (VisitShare | CampaignShare)[]) =>
  rows.map((row) => [
    name,
    "value" in row ? row.value : [row.utm_source, row.utm_medium, row.utm_campaign].join(" / "),
    ...cells(row),
  ]);

/** A report as CSV: one row per figure, with its section. */
export const visitTable = (report: VisitReport): string =>
  csvText([
    HEAD,
    ...report.filters.map(({ dimension, value }) => ["filter", `${dimension}=${value}`]),
    ["totals", `${report.from} - ${report.until}`, ...cells(report.totals)],
    ["previous", "", ...cells(report.previous)],
    ...report.series.map((point) => ["series", point.start, ...cells(point)]),
    ...VISIT_LISTS.flatMap((name) => listRows(name, report[name])),
  ]);

/** One list as CSV with the same columns. */
export const visitListTable = (name: VisitListName, rows: readonly (VisitShare | CampaignShare)[]): string =>
  csvText([HEAD, ...listRows(name, rows)]);

/** File name of such a CSV. @param until end of the report, ISO 8601 */
export const visitTableName = (span: Span, until: string): string =>
  typeof span === "string"
    ? `visits-${span}-${until.slice(0, 10)}.csv`
    : `visits-${span.from}-${span.to}.csv`;
