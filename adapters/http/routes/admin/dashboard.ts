import type { Middleware } from "koa";
import type { DashboardService } from "../../../../core/dashboard/dashboard-service.ts";
import { presentDashboard } from "../../../../core/presenters/present-dashboard.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { timeZoneParam } from "../../query/time-zone-param.ts";

export interface DashboardRoutes {
  dashboard: DashboardService;
}

interface Dependencies extends DashboardRoutes {
  common: Middleware;
  /** The limit of calls that sum over many rows. */
  heavy: Middleware;
}

/** The numbers of the dashboard: users, visits, advertisements, codes, recent activity, and what needs attention. */
export function dashboardRoutes({ dashboard, common, heavy }: Dependencies): AnyRoute[] {
  return [
    route({
      method: "GET",
      path: "/api/admin/dashboard",
      guard: "admin",
      limit: [heavy, common],
      async handle(ctx) {
        ctx.body = presentDashboard(await dashboard.get(timeZoneParam(ctx)));
      },
    }),
  ];
}
