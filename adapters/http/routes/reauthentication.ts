import type { Router } from "@koa/router";
import { proofSchema, type Reauthentication } from "../../../core/auth/reauthentication.ts";
import type { SettingsService } from "../../../core/settings/settings-service.ts";
import { signedIn } from "../middleware/authenticate.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { jsonBody, validBody } from "../valid-body.ts";

interface Dependencies {
  reauthentication: Reauthentication;
  settings: SettingsService;
  limits: RateLimits;
}

/** `…/reauthenticate`: how the panel and the customer area ask again who is there, before what `requireFreshSignIn` guards. */
export function reauthenticationRoutes(
  router: Router,
  { reauthentication, settings, limits }: Dependencies,
): void {
  const attempts = limits.loginAttempts("reauthentication");
  const limit = limits.perAddress(60, 300);

  router.get("/reauthenticate", async (ctx) => {
    const caller = signedIn(ctx);
    ctx.body = {
      ways: reauthentication.waysOf(caller),
      fresh_until: reauthentication.freshUntil(caller.session)?.toISOString() ?? null,
    };
  });

  router.post("/reauthenticate", limit, jsonBody(), async (ctx) => {
    const caller = signedIn(ctx);
    const proof = validBody(ctx, proofSchema);
    await attempts.spend(caller.user.id, (await settings.get()).max_login_attempts);
    const until = await reauthentication.confirm(caller, proof);
    await attempts.forget(caller.user.id);
    ctx.body = { fresh_until: until.toISOString() };
  });
}
