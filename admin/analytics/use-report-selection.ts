import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import {
  dayAt,
  dayRangeFault,
  type DayRange,
  type DayRangeFault,
  type Span,
} from "../../core/analytics/day-range.ts";
import { PERIODS } from "../../core/analytics/period.ts";
import {
  filterParams,
  readFilters,
  toggleFilter,
  type FilterFault,
  type ReportFilter,
} from "../../core/analytics/filters/report-filter.ts";
import { VISIT_LISTS, type VisitListName } from "../../core/analytics/visit-report.ts";

export interface ReportSelection {
  span: Span;
  filters: readonly ReportFilter[];
  /** What is wrong with the days in the address; null if nothing. */
  fault: DayRangeFault | null;
  filterFault: FilterFault | null;
  /** The list that is open in full. */
  list: VisitListName | null;
}

/** The other query parameters. */
const OTHERS = ["period", "from", "to", "list"];

/** Parses the address: `?period=weekly` or `?from=2026-01-01&to=2026-01-31`, filters as `&country=FR`, and `&list=pages`. */
function readReport(search: URLSearchParams, today: string): ReportSelection {
  const list = VISIT_LISTS.find((name) => name === search.get("list")) ?? null;
  const { filters, fault: filterFault } = readFilters(search, OTHERS);
  if (!search.has("from") && !search.has("to")) {
    const span = PERIODS.find((name) => name === search.get("period")) ?? "daily";
    return { span, filters, fault: null, filterFault, list };
  }
  const span: DayRange = { from: search.get("from") ?? "", to: search.get("to") ?? "" };
  return { span, filters, fault: dayRangeFault(span, today), filterFault, list };
}

const spanParams = (span: Span): [string, string][] =>
  Object.entries(typeof span === "string" ? { period: span } : span);

/** The report that the address names, which can be bookmarked, and functions that navigate to another one. */
export function useReportSelection(timeZone: string) {
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => dayAt(new Date(), timeZone));
  const asked = readReport(search, today);
  const show = (span: Span, filters: readonly ReportFilter[], list: VisitListName | null = null) =>
    setSearch([
      ...spanParams(span),
      ...filterParams(filters),
      ...(list === null ? [] : [["list", list] satisfies [string, string]]),
    ]);
  // read at the moment of a choice: the previous choice may not be rendered yet
  const current = () => readReport(new URLSearchParams(window.location.search), today);
  return {
    ...asked,
    today,
    setSpan: (span: Span) => show(span, current().filters),
    setFilters: (filters: readonly ReportFilter[]) => show(current().span, filters),
    toggle: (filter: ReportFilter) => {
      const { span, filters } = current();
      show(span, toggleFilter(filters, filter));
    },
    setList: (list: VisitListName | null) => {
      const { span, filters } = current();
      show(span, filters, list);
    },
  };
}
