import type { Middleware } from "koa";
import { goalChangesSchema, goalList, newGoalSchema, presentGoal } from "../../../../core/goals/goal.ts";
import type { GoalService } from "../../../../core/goals/goal-service.ts";
import { spanParam } from "../../query/period-param.ts";
import { timeZoneParam } from "../../query/time-zone-param.ts";
import { visitFiltersParam } from "../../query/visit-filters-param.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { resourceRoutes } from "./resource.ts";

interface Dependencies {
  goals: GoalService;
  common: Middleware;
  /** The limit of calls that sum over many rows. */
  heavy: Middleware;
}

/** Goals, and how many visits reached them. */
export function goalRoutes({ goals, common, heavy }: Dependencies): AnyRoute[] {
  return [
    route({
      method: "GET",
      path: "/api/admin/analytics/goals",
      guard: "admin",
      limit: [heavy, common],
      async handle(ctx) {
        ctx.body = await goals.report(spanParam(ctx, "daily"), timeZoneParam(ctx), visitFiltersParam(ctx));
      },
    }),
    ...resourceRoutes({
      name: "goals",
      one: "goal",
      common,
      shape: goalList,
      list: goals.list,
      get: goals.get,
      create: { schema: newGoalSchema, run: goals.create },
      update: { schema: goalChangesSchema, run: goals.update },
      remove: goals.remove,
      present: presentGoal,
    }),
  ];
}
