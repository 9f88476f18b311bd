import type { Middleware } from "koa";
import type { DashboardService } from "../../../../core/dashboard/dashboard-service.ts";
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
        const { users, visits, advertisements, codes, activity, attention } = await dashboard.get(
          timeZoneParam(ctx),
        );
        ctx.body = {
          users: { total: users.total, monthly_signups: users.monthlySignups },
          visits: {
            since: visits.since?.toISOString() ?? null,
            today: visits.today,
            before: visits.before,
            week: visits.week,
            week_before: visits.weekBefore,
            by_day: visits.byDay.map(({ start, ...counts }) => ({ start: start.toISOString(), ...counts })),
          },
          advertisements,
          codes,
          activity: activity.map(({ at, ...what }) => ({ at: at.toISOString(), ...what })),
          attention: {
            mails: {
              waiting: attention.mails.waiting,
              retried: attention.mails.retried,
              given_up: attention.mails.givenUp,
            },
            webhooks: { retried: attention.webhooks.retried, given_up: attention.webhooks.givenUp },
            files: attention.files,
          },
        };
      },
    }),
  ];
}
