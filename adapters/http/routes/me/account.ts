import type { Middleware } from "koa";
import { FIVE_MINUTES } from "../../../../core/durations.ts";
import { removalSchema, type OwnRemoval } from "../../../../core/users/own-removal.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { SettingsService } from "../../../../core/settings/settings-service.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";

interface Dependencies {
  ownRemoval: OwnRemoval;
  settings: SettingsService;
  limits: RateLimits;
  common: Middleware;
}

/** The caller's account as a whole. */
export function accountRoutes({ ownRemoval, settings, limits, common }: Dependencies): AnyRoute[] {
  const attempts = limits.loginAttempts("removal");
  return [
    // a POST, because the confirmation belongs in a body and proxies drop the body of a DELETE
    route({
      method: "POST",
      path: "/api/me/account/delete",
      guard: "customer",
      limit: [limits.perAddress(10, FIVE_MINUTES), common],
      body: json(removalSchema),
      async handle(ctx, removal) {
        const caller = signedIn(ctx);
        // with a stolen session, guessing the password is limited as at sign-in
        const device = { userAgent: ctx.get("User-Agent"), ipAddress: ctx.ip };
        await attempts.around(caller.user.id, (await settings.get()).max_login_attempts, () =>
          ownRemoval.remove(caller, removal, device),
        );
        ctx.status = 204;
      },
    }),
  ];
}
