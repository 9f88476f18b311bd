import type { Middleware } from "koa";
import type { AnalyticsService } from "../../../../core/analytics/analytics-service.ts";
import { MINUTE } from "../../../../core/durations.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { periodParam } from "../../query/period-param.ts";
import { presentActivity, presentUserReport } from "../../../../core/presenters/present-analytics.ts";
import { type AnyRoute, route } from "../../routing/route.ts";

interface Dependencies {
  analytics: AnalyticsService;
  limits: RateLimits;
  common: Middleware;
}

/** Statistics of the caller's codes, by day in the caller's time zone. */
export function analyticsRoutes({ analytics, limits, common }: Dependencies): AnyRoute[] {
  // each call sums over many rows
  const heavy = limits.perAddressHere(120, MINUTE);
  return [
    route({
      method: "GET",
      path: "/api/me/analytics",
      guard: "customer",
      limit: [heavy, common],
      async handle(ctx) {
        const { user } = signedIn(ctx);
        const report = await analytics.report(user.id, periodParam(ctx), user.profile.timezone);
        ctx.body = presentUserReport(report);
      },
    }),
    route({
      method: "GET",
      path: "/api/me/activity",
      guard: "customer",
      limit: [heavy, common],
      async handle(ctx) {
        const { user } = signedIn(ctx);
        ctx.body = (await analytics.activity(user.id, user.profile.timezone)).map(presentActivity);
      },
    }),
  ];
}
