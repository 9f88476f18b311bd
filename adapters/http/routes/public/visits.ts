import type { Router } from "@koa/router";
import type { Context } from "koa";
import { visitBatchSchema } from "../../../../core/analytics/visit-batch.ts";
import type { VisitService } from "../../../../core/analytics/visit-service.ts";
import type { AuthService } from "../../../../core/auth/auth-service.ts";
import { DomainError } from "../../../../core/errors.ts";
import { bearerToken } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { jsonBody, validBody } from "../../valid-body.ts";

const MINUTE = 60;
const DAY = 86_400;

interface Dependencies {
  auth: AuthService;
  visits: VisitService;
  limits: RateLimits;
  siteUrl: string;
}

/** Whether an admin looks at their own site: by the role that the database has now (D17). Any token that is not good is a visitor's. */
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
 * `POST /api/public/visits`, what the script of the public pages tells. Answers 204 once it is stored, or where there is nothing to
 * store; who is left out is not told. An address tells so much a minute, as many people at once do, and so much a day, as no disk minds.
 */
export function visitRoutes(router: Router, { auth, visits, limits, siteUrl }: Dependencies): void {
  const siteHost = new URL(siteUrl).hostname;
  router.post(
    "/visits",
    limits.perAddressHere(300, MINUTE),
    limits.perAddressHere(20_000, DAY),
    jsonBody(),
    async (ctx) => {
      const batch = validBody(ctx, visitBatchSchema);
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
  );
}
