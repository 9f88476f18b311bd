import type { Router } from "@koa/router";
import { readChallenge } from "../../../../core/auth/pkce.ts";
import { requireUser, signedIn } from "../../middleware/authenticate.ts";
import { redirectTarget } from "../../redirect-target.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { readAuthorize, wishesOf } from "./authorize.ts";

const FIVE_MINUTES = 300;

/** The accounts at providers that belong to who is signed in. */
export function identityRoutes(router: Router, dependencies: AuthDependencies): void {
  const { auth, identities, flowCookie, limits, redirects } = dependencies;
  const limit = limits.perAddress(30, FIVE_MINUTES);

  router.get("/user/identities/authorize", limit, requireUser(auth), async (ctx) => {
    const query = readAuthorize(ctx.query);
    const { url, browser, expiresAt } = await identities.begin(
      {
        provider: query.provider,
        redirectTo: redirectTarget(query.redirect_to, redirects),
        challenge: readChallenge(query),
        wishes: wishesOf(query),
        browser: flowCookie.read(ctx),
      },
      signedIn(ctx),
    );
    flowCookie.write(ctx, browser, expiresAt);
    if (ctx.query["skip_http_redirect"] === "true") ctx.body = { url };
    else ctx.redirect(url);
  });

  router.delete("/user/identities/:id", limit, requireUser(auth), async (ctx) => {
    await identities.unlink(signedIn(ctx), ctx.params["id"] ?? "");
    ctx.body = {};
  });
}
