import type { Span } from "../../core/analytics/day-range.ts";
import { filterParams, type ReportFilter } from "../../core/analytics/filters/report-filter.ts";
import type { VisitListName } from "../../core/analytics/visit-report.ts";

/** The browser's time zone (IANA name). */
export const viewersTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Parameters of a report. */
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

/** Path of the visit report. */
export const visitReportPath = (query: ReportQuery): string =>
  `/api/admin/analytics/report?${queryOf(query)}`;

/** Path of all rows of one of the report's lists. */
export const visitListPath = (name: VisitListName, query: ReportQuery): string =>
  `/api/admin/analytics/lists/${name}?${queryOf(query)}`;

/** Path of the report's visits per goal. */
export const goalsPath = (query: ReportQuery): string => `/api/admin/analytics/goals?${queryOf(query)}`;

export const VISITORS_NOW_PATH = "/api/admin/analytics/now";
