import { FIVE_MINUTES } from "../../../../core/durations.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import { isFromOtherOrigin } from "../../middleware/cross-origin.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { askedOf } from "./asked.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { readAuthorize, providerOptionsOf } from "./authorize.ts";

/** The caller's accounts at providers. */
export function identityRoutes(dependencies: AuthDependencies): AnyRoute[] {
  const { identities, flowCookie, limits, redirects } = dependencies;
  const limit = limits.perAddress(30, FIVE_MINUTES);
  return [
    route({
      method: "GET",
      path: "/auth/v1/user/identities/authorize",
      guard: "user",
      limit: [limit],
      // a connected account can sign in, so an old token is not enough
      fresh: true,
      async handle(ctx) {
        const query = readAuthorize(ctx.query);
        const asked = {
          provider: query.provider,
          ...askedOf(query.redirect_to, query, redirects),
          wishes: providerOptionsOf(query),
        };
        if (isFromOtherOrigin(ctx)) {
          const ticket = await identities.prepareLink(asked, signedIn(ctx));
          ctx.body = { url: `${redirects.siteUrl}/auth/connect#ticket=${encodeURIComponent(ticket)}` };
          return;
        }
        const begin = { ...asked, browser: flowCookie.read(ctx) };
        const { url, browser, expiresAt } = await identities.begin(begin, signedIn(ctx));
        flowCookie.write(ctx, browser, expiresAt);
        if (ctx.query["skip_http_redirect"] === "true") ctx.body = { url };
        else ctx.redirect(url);
      },
    }),
    route({
      method: "DELETE",
      path: "/auth/v1/user/identities/:id",
      guard: "user",
      limit: [limit],
      fresh: true,
      async handle(ctx) {
        await identities.unlink(signedIn(ctx), ctx.params["id"] ?? "");
        ctx.body = {};
      },
    }),
  ];
}
