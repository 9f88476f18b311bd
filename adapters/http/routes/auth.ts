import { createFlowCookie } from "../session/flow-cookie.ts";
import { createRefreshCookie } from "../session/refresh-cookie.ts";
import { type AnyRoute, route } from "../routing/route.ts";
import { adminUserRoutes } from "./auth/admin-users.ts";
import { authorizeRoutes } from "./auth/authorize.ts";
import { CALLBACK_PATH, callbackRoutes } from "./auth/callback.ts";
import type { AuthServices } from "./auth/dependencies.ts";
import { factorRoutes } from "./auth/factors.ts";
import { identityLinkRoutes, LINK_PATHS } from "./auth/identity-links.ts";
import { identityRoutes } from "./auth/identities.ts";
import { logoutRoutes } from "./auth/logout.ts";
import { mailedRoutes } from "./auth/mailed.ts";
import { signupRoutes } from "./auth/signup.ts";
import { tokenRoutes } from "./auth/token.ts";
import { userRoutes } from "./auth/user.ts";
import { verifyRoutes } from "./auth/verify.ts";

/** Largest number of mails to one mailbox in a quarter hour. */
const MAILS = 5;
const QUARTER_HOUR = 900;

/** auth/v1 as `@supabase/auth-js` calls it. */
export function authRoutes(services: AuthServices): AnyRoute[] {
  const { siteUrl } = services.redirects;
  const dependencies = {
    ...services,
    cookie: createRefreshCookie(siteUrl),
    flowCookie: createFlowCookie(siteUrl),
    attempts: services.limits.loginAttempts("password"),
    mailboxes: services.limits.perMailbox(MAILS, QUARTER_HOUR),
  };
  return [
    ...callbackRoutes(dependencies),
    ...signupRoutes(dependencies),
    ...tokenRoutes(dependencies),
    ...logoutRoutes(dependencies),
    ...userRoutes(dependencies),
    ...mailedRoutes(dependencies),
    ...verifyRoutes(dependencies),
    ...factorRoutes(dependencies),
    ...authorizeRoutes(dependencies),
    ...identityRoutes(dependencies),
    ...identityLinkRoutes(dependencies),
    ...adminUserRoutes(dependencies),
    route({
      method: "GET",
      path: "/auth/v1/.well-known/jwks.json",
      guard: "anyone",
      limit: [],
      async handle(ctx) {
        ctx.body = await services.auth.jwks();
        ctx.set("Cache-Control", "public, max-age=600");
      },
    }),
  ].map(withHostAndCors);
}

/**
 * Browsers navigate to the callback, and only our own page connects providers: scripts of other origins may
 * call neither.
 */
const NOT_SHARED = [CALLBACK_PATH, ...LINK_PATHS];

/** Users sign in on both hosts. */
function withHostAndCors(row: AnyRoute): AnyRoute {
  const shared: AnyRoute = NOT_SHARED.includes(row.path) ? row : { ...row, cors: "redirect-allow" };
  return row.guard === "auth-admin" ? shared : { ...shared, host: "any" };
}
