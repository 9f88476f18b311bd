import type { Context, Middleware } from "koa";
import { pageViewList, visitList } from "../../../../core/analytics/visit-list.ts";
import type { VisitReportService } from "../../../../core/analytics/visit-report-service.ts";
import type { VisitService } from "../../../../core/analytics/visit-service.ts";
import { visitTable, visitTableName } from "../../../../core/analytics/visit-table.ts";
import { VISIT_LISTS } from "../../../../core/analytics/visit-report.ts";
import { DomainError } from "../../../../core/errors.ts";
import { spanParam } from "../../query/period-param.ts";
import { presentPageView, presentVisit } from "../../../../core/presenters/present-visit.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { timeZoneParam } from "../../query/time-zone-param.ts";
import { visitFiltersParam } from "../../query/visit-filters-param.ts";
import { resourceRoutes } from "./resource.ts";

export interface AnalyticsAdminRoutes {
  visits: VisitService;
  visitReports: VisitReportService;
}

interface Dependencies extends AnalyticsAdminRoutes {
  common: Middleware;
  /** The limit of calls that sum over many rows. */
  heavy: Middleware;
}

/** Visits of the public pages: the report over a period, and the single visits and page views. */
export function analyticsAdminRoutes(dependencies: Dependencies): AnyRoute[] {
  const { visits, visitReports, common, heavy } = dependencies;
  const reportOf = (ctx: Context) =>
    visitReports.report(spanParam(ctx, "daily"), timeZoneParam(ctx), visitFiltersParam(ctx));
  return [
    route({
      method: "GET",
      path: "/api/admin/analytics/report",
      guard: "admin",
      limit: [heavy, common],
      async handle(ctx) {
        ctx.body = await reportOf(ctx);
      },
    }),
    route({
      method: "GET",
      path: "/api/admin/analytics/report.csv",
      guard: "admin",
      limit: [heavy, common],
      async handle(ctx) {
        const report = await reportOf(ctx);
        ctx.attachment(visitTableName(spanParam(ctx, "daily"), report.until));
        ctx.type = "text/csv; charset=utf-8";
        ctx.body = visitTable(report);
      },
    }),
    route({
      method: "GET",
      path: "/api/admin/analytics/lists/:name",
      guard: "admin",
      limit: [heavy, common],
      async handle(ctx) {
        const name = VISIT_LISTS.find((one) => one === ctx.params["name"]);
        if (name === undefined) throw new DomainError("not_found", "There is no such list");
        ctx.body = await visitReports.list(
          name,
          spanParam(ctx, "daily"),
          timeZoneParam(ctx),
          visitFiltersParam(ctx),
        );
      },
    }),
    route({
      method: "GET",
      path: "/api/admin/analytics/now",
      guard: "admin",
      limit: [common],
      async handle(ctx) {
        ctx.body = await visitReports.visitorsNow();
      },
    }),
    ...resourceRoutes({
      name: "visitors",
      one: "visit",
      common,
      shape: visitList,
      list: visits.list,
      get: visits.get,
      present: presentVisit,
    }),
    ...resourceRoutes({
      name: "page_analytics",
      one: "page view",
      common,
      shape: pageViewList,
      list: visits.listPageViews,
      get: visits.getPageView,
      present: presentPageView,
    }),
  ];
}
