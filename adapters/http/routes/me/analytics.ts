import type { Router } from "@koa/router";
import type { AnalyticsService } from "../../../../core/analytics/analytics-service.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import { periodParam } from "../../period-param.ts";
import { presentActivity, presentUserReport } from "../../present-analytics.ts";

/** What the caller's codes did, with days as the caller's time zone has them. */
export function analyticsRoutes(router: Router, { analytics }: { analytics: AnalyticsService }): void {
  router.get("/analytics", async (ctx) => {
    const { user } = signedIn(ctx);
    ctx.body = presentUserReport(await analytics.report(user.id, periodParam(ctx), user.profile.timezone));
  });

  router.get("/activity", async (ctx) => {
    const { user } = signedIn(ctx);
    ctx.body = (await analytics.activity(user.id, user.profile.timezone)).map(presentActivity);
  });
}
