import type { Context } from "koa";
import { visitBatchSchema } from "../../../../core/analytics/visit-batch.ts";
import type { VisitService } from "../../../../core/analytics/visit-service.ts";
import type { AuthService } from "../../../../core/auth/auth-service.ts";
import { MINUTE, DAY } from "../../../../core/durations.ts";
import { DomainError } from "../../../../core/errors.ts";
import { bearerToken } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";

interface Dependencies {
  auth: AuthService;
  visits: VisitService;
  limits: RateLimits;
  siteUrl: string;
}

/**
 * Whether an admin views their own site, by the role in the database. An invalid token counts as a visitor's.
 */
async function isOwnUser(ctx: Context, auth: AuthService): Promise<boolean> {
  if (ctx.get("Authorization") === "") return false;
  try {
    return (await auth.authenticate(bearerToken(ctx))).user.role === "admin";
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/**
 * `POST /api/public/visits`, sent by the script of the public pages. Answers 204 once the batch is stored, or
 * if there is nothing to store. The limits allow for many users behind one address, and bound how much disk
 * space one of them can fill in a day.
 */
export function visitRoute({ auth, visits, limits, siteUrl }: Dependencies): AnyRoute {
  const siteHost = new URL(siteUrl).hostname;
  return route({
    method: "POST",
    path: "/api/public/visits",
    guard: "anyone",
    limit: [limits.perAddressHere(300, MINUTE), limits.perAddressHere(20_000, DAY)],
    body: json(visitBatchSchema),
    async handle(ctx, batch) {
      ctx.status = 204;
      const enters = batch.pages.some(({ entered }) => entered);
      if (enters && (await isOwnUser(ctx, auth))) return;
      await visits.record({
        batch,
        address: ctx.ip,
        userAgent: ctx.get("User-Agent"),
        optedOut: ctx.get("Sec-GPC") === "1" || ctx.get("DNT") === "1",
        ownHosts: [ctx.hostname, siteHost],
      });
    },
  });
}
