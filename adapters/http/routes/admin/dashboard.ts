import type { Router } from "@koa/router";
import type { DashboardService } from "../../../../core/dashboard/dashboard-service.ts";
import { timeZoneParam } from "../../time-zone-param.ts";

export interface DashboardRoutes {
  dashboard: DashboardService;
}

/** How the site is doing, in one look (accounts §2). */
export function dashboardRoutes(router: Router, { dashboard }: DashboardRoutes): void {
  router.get("/dashboard", async (ctx) => {
    const { users, visits, advertisements, codes, activity, attention } = await dashboard.get(
      timeZoneParam(ctx),
    );
    ctx.body = {
      users: { total: users.total, monthly_signups: users.monthlySignups },
      visits: {
        today: visits.today,
        before: visits.before,
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
  });
}
