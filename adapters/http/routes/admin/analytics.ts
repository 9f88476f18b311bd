import type { Router } from "@koa/router";
import type { Context } from "koa";
import * as z from "zod/mini";
import { PAGE_VIEW_SORTS, VISIT_SORTS } from "../../../../core/analytics/visit.ts";
import type { VisitReportService } from "../../../../core/analytics/visit-report-service.ts";
import type { VisitService } from "../../../../core/analytics/visit-service.ts";
import { visitTable } from "../../../../core/analytics/visit-table.ts";
import { periodParam } from "../../period-param.ts";
import { presentPageView, presentVisit } from "../../present-visit.ts";
import { timeZoneParam } from "../../time-zone-param.ts";
import { resourceRoutes } from "./resource.ts";

const instant = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text)),
);
const text = z.string().check(z.maxLength(200));

/** Lower bounds are written as react-admin writes them, `visited_at_gte`. */
const visitFilterSchema = z.object({
  id: z.optional(z.array(z.string())),
  q: z.optional(text),
  session_id: z.optional(text),
  country: z.optional(text),
  device_type: z.optional(z.enum(["Desktop", "Mobile", "Tablet"])),
  browser: z.optional(text),
  os: z.optional(text),
  visited_at_gte: z.optional(instant),
  visited_at_lt: z.optional(instant),
});
const pageViewFilterSchema = z.object({
  id: z.optional(z.array(z.string())),
  q: z.optional(text),
  session_id: z.optional(text),
  entered_at_gte: z.optional(instant),
  entered_at_lt: z.optional(instant),
});

export interface AnalyticsAdminRoutes {
  visits: VisitService;
  visitReports: VisitReportService;
}

/** Visits of the public pages: summed up, and one by one (accounts §2, §3, §8). */
export function analyticsAdminRoutes(router: Router, { visits, visitReports }: AnalyticsAdminRoutes): void {
  const reportOf = (ctx: Context) => visitReports.report(periodParam(ctx, "daily"), timeZoneParam(ctx));

  router.get("/analytics/report", async (ctx) => {
    ctx.body = await reportOf(ctx);
  });

  router.get("/analytics/report.csv", async (ctx) => {
    const report = await reportOf(ctx);
    ctx.attachment(`visits-${report.period}-${report.until.slice(0, 10)}.csv`);
    ctx.type = "text/csv; charset=utf-8";
    ctx.body = visitTable(report);
  });

  resourceRoutes(router, {
    name: "visitors",
    fields: VISIT_SORTS,
    sort: { sort: "visited_at", order: "desc" },
    filter: visitFilterSchema,
    list: (query, { id, session_id, device_type, visited_at_gte, visited_at_lt, ...filter }) =>
      visits.list(query, {
        ...filter,
        ids: id,
        sessionId: session_id,
        deviceType: device_type,
        from: visited_at_gte,
        until: visited_at_lt,
      }),
    get: visits.get,
    present: presentVisit,
  });

  resourceRoutes(router, {
    name: "page_analytics",
    fields: PAGE_VIEW_SORTS,
    sort: { sort: "entered_at", order: "desc" },
    filter: pageViewFilterSchema,
    list: (query, { id, q, session_id, entered_at_gte, entered_at_lt }) =>
      visits.listPageViews(query, {
        q,
        ids: id,
        sessionId: session_id,
        from: entered_at_gte,
        until: entered_at_lt,
      }),
    get: visits.getPageView,
    present: presentPageView,
  });
}
