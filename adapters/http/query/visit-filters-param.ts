import type { Context } from "koa";
import {
  filterSentence,
  readFilters,
  type ReportFilter,
} from "../../../core/analytics/filters/report-filter.ts";
import { shownName, wrongParam } from "./query-json.ts";

/** The other query parameters of a report. */
const OTHERS = ["period", "from", "to", "time_zone"];

/**
 * `?country=FR&page=/qr*`: filters of a report. @throws DomainError `validation_failed`, also for an unknown
 * filter
 */
export function visitFiltersParam(ctx: Context): ReportFilter[] {
  const { filters, fault } = readFilters(new URLSearchParams(ctx.querystring), OTHERS);
  if (fault) throw wrongParam(shownName(fault.name), filterSentence(fault));
  return filters;
}
