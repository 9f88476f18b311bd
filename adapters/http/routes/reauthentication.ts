import type { Middleware } from "koa";
import { proofSchema, type Reauthentication } from "../../../core/auth/mailed/reauthentication.ts";
import { FIVE_MINUTES } from "../../../core/durations.ts";
import type { SettingsService } from "../../../core/settings/settings-service.ts";
import { signedIn } from "../middleware/authenticate.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { type AnyRoute, route } from "../routing/route.ts";
import { json } from "../body/valid-body.ts";

interface Dependencies {
  prefix: "/api/me" | "/api/admin";
  guard: "customer" | "admin";
  common: Middleware;
  reauthentication: Reauthentication;
  settings: SettingsService;
  limits: RateLimits;
}

/** `/reauthenticate` of an area, where users confirm their identity, as routes with `fresh` require. */
export function reauthenticationRoutes(dependencies: Dependencies): AnyRoute[] {
  const { prefix, guard, common, reauthentication, settings, limits } = dependencies;
  const attempts = limits.loginAttempts("reauthentication");
  return [
    route({
      method: "GET",
      path: `${prefix}/reauthenticate`,
      guard,
      limit: [common],
      handle(ctx) {
        const caller = signedIn(ctx);
        ctx.body = {
          ways: reauthentication.waysOf(caller),
          fresh_until: reauthentication.freshUntil(caller.session)?.toISOString() ?? null,
        };
      },
    }),
    route({
      method: "POST",
      path: `${prefix}/reauthenticate`,
      guard,
      limit: [limits.perAddress(60, FIVE_MINUTES), common],
      body: json(proofSchema),
      async handle(ctx, proof) {
        const caller = signedIn(ctx);
        const { max_login_attempts } = await settings.get();
        const until = await attempts.around(caller.user.id, max_login_attempts, () =>
          reauthentication.confirm(caller, proof),
        );
        ctx.body = { fresh_until: until.toISOString() };
      },
    }),
  ];
}
