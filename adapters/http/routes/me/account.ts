import type { Router } from "@koa/router";
import { removalSchema, type OwnRemoval } from "../../../../core/users/own-removal.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { SettingsService } from "../../../../core/settings/settings-service.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { jsonBody, validBody } from "../../valid-body.ts";

const FIVE_MINUTES = 300;

interface Dependencies {
  ownRemoval: OwnRemoval;
  settings: SettingsService;
  limits: RateLimits;
}

/** The caller's account as a whole. */
export function accountRoutes(router: Router, { ownRemoval, settings, limits }: Dependencies): void {
  const attempts = limits.loginAttempts("removal");

  // a POST: what is typed to confirm it belongs into a body, and proxies drop those of a DELETE
  router.post("/account/delete", limits.perAddress(10, FIVE_MINUTES), jsonBody(), async (ctx) => {
    const caller = signedIn(ctx);
    // whoever holds somebody else's session guesses the password no faster than at the sign-in
    await attempts.spend(caller.user.id, (await settings.get()).max_login_attempts);
    await ownRemoval.remove(caller, validBody(ctx, removalSchema), {
      userAgent: ctx.get("User-Agent"),
      ipAddress: ctx.ip,
    });
    await attempts.forget(caller.user.id);
    ctx.status = 204;
  });
}
