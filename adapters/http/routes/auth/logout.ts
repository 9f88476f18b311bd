import { SIGN_OUT_SCOPES } from "../../../../core/auth/requests.ts";
import { FIVE_MINUTES } from "../../../../core/durations.ts";
import { DomainError } from "../../../../core/errors.ts";
import { requireSession, signedIn } from "../../middleware/authenticate.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { deviceOf } from "./send-session.ts";

export function logoutRoutes({ auth, cookie, limits }: AuthDependencies): AnyRoute[] {
  const checkSession = requireSession(auth);
  return [
    route({
      method: "POST",
      path: "/auth/v1/logout",
      // a browser whose access token has expired signs out with its cookie, so the handler checks the session
      guard: "anyone",
      limit: [limits.perAddressHere(600, FIVE_MINUTES)],
      async handle(ctx) {
        const asked = ctx.query["scope"] ?? "global";
        const scope = SIGN_OUT_SCOPES.find((each) => each === asked);
        if (!scope) {
          throw new DomainError("validation_failed", `scope should be one of ${SIGN_OUT_SCOPES.join(", ")}`);
        }
        const refreshToken = cookie.read(ctx);
        // first, so that this browser is signed out even if a later step fails
        if (scope !== "others") cookie.clear(ctx);
        try {
          await checkSession(ctx, () => auth.signOut(signedIn(ctx), scope, deviceOf(ctx)));
        } catch (error) {
          if (refreshToken === null || !(error instanceof DomainError)) throw error;
          // the cookie may belong to another user than the expired token
          if (scope !== "local" && ctx.get("Authorization") !== "") throw error;
          await auth.signOutByRefreshToken(refreshToken, scope, deviceOf(ctx));
        }
        ctx.status = 204;
      },
    }),
  ];
}
