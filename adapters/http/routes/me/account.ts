import type { Router } from "@koa/router";
import { removalSchema, type OwnRemoval } from "../../../../core/users/own-removal.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { jsonBody, validBody } from "../../valid-body.ts";

const FIVE_MINUTES = 300;

interface Dependencies {
  ownRemoval: OwnRemoval;
  limits: RateLimits;
}

/** The caller's account as a whole. */
export function accountRoutes(router: Router, { ownRemoval, limits }: Dependencies): void {
  // a POST: what is typed to confirm it belongs into a body, and proxies drop those of a DELETE
  router.post("/account/delete", limits.perAddress(10, FIVE_MINUTES), jsonBody(), async (ctx) => {
    await ownRemoval.remove(signedIn(ctx), validBody(ctx, removalSchema));
    ctx.status = 204;
  });
}
