import { Router } from "@koa/router";
import { createFlowCookie } from "../flow-cookie.ts";
import { sameOrigin } from "../middleware/same-origin.ts";
import { createRefreshCookie } from "../refresh-cookie.ts";
import { jsonBody } from "../valid-body.ts";
import { adminUserRoutes } from "./auth/admin-users.ts";
import { authorizeRoutes } from "./auth/authorize.ts";
import { callbackRoutes } from "./auth/callback.ts";
import type { AuthServices } from "./auth/dependencies.ts";
import { factorRoutes } from "./auth/factors.ts";
import { identityRoutes } from "./auth/identities.ts";
import { logoutRoutes } from "./auth/logout.ts";
import { mailedRoutes } from "./auth/mailed.ts";
import { signupRoutes } from "./auth/signup.ts";
import { tokenRoutes } from "./auth/token.ts";
import { userRoutes } from "./auth/user.ts";
import { verifyRoutes } from "./auth/verify.ts";

/** Mails to one mailbox in a quarter of an hour. */
const MAILS = 5;
const QUARTER_HOUR = 900;

/** auth/v1 as `@supabase/auth-js` calls it (auth contract 1.4). */
export function authRoutes(services: AuthServices): Router {
  const { siteUrl } = services.redirects;
  const cookie = createRefreshCookie(siteUrl);
  const router = new Router({ prefix: "/auth/v1" });
  const dependencies = {
    ...services,
    cookie,
    flowCookie: createFlowCookie(siteUrl),
    attempts: services.limits.loginAttempts("password"),
    mailboxes: services.limits.perMailbox(MAILS, QUARTER_HOUR),
  };
  callbackRoutes(router, dependencies);
  router.use(sameOrigin(cookie, siteUrl), jsonBody());
  signupRoutes(router, dependencies);
  tokenRoutes(router, dependencies);
  logoutRoutes(router, dependencies);
  userRoutes(router, dependencies);
  mailedRoutes(router, dependencies);
  verifyRoutes(router, dependencies);
  factorRoutes(router, dependencies);
  authorizeRoutes(router, dependencies);
  identityRoutes(router, dependencies);
  adminUserRoutes(router, dependencies);

  router.get("/.well-known/jwks.json", async (ctx) => {
    ctx.body = await services.auth.jwks();
    ctx.set("Cache-Control", "public, max-age=600");
  });

  return router;
}
