import type { Span } from "../../core/analytics/day-range.ts";
import { filterParams, type ReportFilter } from "../../core/analytics/filters/report-filter.ts";
import type { VisitListName } from "../../core/analytics/visit-report.ts";

/** The zone by which this browser tells the time (IANA name). */
export const viewersTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** What a report is of. */
export interface ReportQuery {
  span: Span;
  filters: readonly ReportFilter[];
  timeZone: string;
}

const queryOf = ({ span, filters, timeZone }: ReportQuery) =>
  new URLSearchParams([
    ...Object.entries(typeof span === "string" ? { period: span } : span),
    ...filterParams(filters),
    ["time_zone", timeZone],
  ]);

/** How the site was visited. */
export const visitReportPath = (query: ReportQuery): string =>
  `/api/admin/analytics/report?${queryOf(query)}`;

/** All rows of a list of that report. */
export const visitListPath = (name: VisitListName, query: ReportQuery): string =>
  `/api/admin/analytics/lists/${name}?${queryOf(query)}`;

/** How many visits of that report reached each goal. */
export const goalsPath = (query: ReportQuery): string => `/api/admin/analytics/goals?${queryOf(query)}`;

export const VISITORS_NOW_PATH = "/api/admin/analytics/now";
