import type { Router } from "@koa/router";
import { SIGN_OUT_SCOPES } from "../../../../core/auth/requests.ts";
import { DomainError } from "../../../../core/errors.ts";
import { requireSession, signedIn } from "../../middleware/authenticate.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { deviceOf } from "./send-session.ts";

const FIVE_MINUTES = 300;

export function logoutRoutes(router: Router, { auth, cookie, limits }: AuthDependencies): void {
  const guard = requireSession(auth);
  router.post("/logout", limits.perAddressHere(600, FIVE_MINUTES), async (ctx) => {
    const asked = ctx.query["scope"] ?? "global";
    const scope = SIGN_OUT_SCOPES.find((each) => each === asked);
    if (!scope) {
      throw new DomainError("validation_failed", `scope should be one of ${SIGN_OUT_SCOPES.join(", ")}`);
    }
    const refreshToken = cookie.read(ctx);
    // first, so that whatever fails below this browser is signed out
    if (scope !== "others") cookie.clear(ctx);
    try {
      await guard(ctx, () => auth.signOut(signedIn(ctx), scope, deviceOf(ctx)));
    } catch (error) {
      // a browser whose access token has died could still renew it: its cookie says which session to end
      if (refreshToken === null || !(error instanceof DomainError)) throw error;
      await auth.signOutByRefreshToken(refreshToken, scope, deviceOf(ctx));
    }
    ctx.status = 204;
  });
}
