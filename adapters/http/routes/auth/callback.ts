import type { Context } from "koa";
import { FIVE_MINUTES } from "../../../../core/durations.ts";
import { formFields } from "../../body/form-fields.ts";
import { callbackPage, withCode, withRefusal, withTokens } from "../../session/outcome-redirect.ts";
import { isOwnSite } from "../../session/redirect-target.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { beginSessionInCookie } from "./begin-session.ts";
import { deviceOf } from "./send-session.ts";

export const CALLBACK_PATH = "/auth/v1/callback";

/**
 * The callback address for providers. The call comes from another site, so only the flow cookie is trusted.
 */
export function callbackRoutes(dependencies: AuthDependencies): AnyRoute[] {
  const { identities, flowCookie, limits, redirects } = dependencies;
  const limit = limits.perAddress(60, FIVE_MINUTES);

  async function target(ctx: Context): Promise<string> {
    const { siteUrl } = redirects;
    const query = new URLSearchParams(ctx.querystring);
    const answer = {
      query: ctx.querystring,
      state: query.get("state") ?? "",
      error: query.get("error"),
    };
    const outcome = await identities.finish(answer, flowCookie.read(ctx), deviceOf(ctx));
    const redirectTo = outcome.redirectTo ?? callbackPage(siteUrl);
    if (outcome.kind === "refused") return withRefusal(redirectTo, outcome);
    if (outcome.kind === "connected") return redirectTo;
    if (!isOwnSite(redirectTo, redirects)) {
      return outcome.kind === "code"
        ? withCode(redirectTo, outcome.code)
        : withTokens(redirectTo, outcome.issued);
    }
    // a code for an address of this site can only be from before a configuration change, and is not delivered
    if (outcome.kind === "session") await beginSessionInCookie(ctx, dependencies, outcome.issued);
    return callbackPage(siteUrl);
  }

  return [
    route({
      method: "GET",
      path: CALLBACK_PATH,
      guard: "anyone",
      limit: [limit],
      async handle(ctx) {
        ctx.redirect(await target(ctx));
      },
    }),
    // response_mode=form_post: a POST from another site carries no cookie, the GET that follows does
    route({
      method: "POST",
      path: CALLBACK_PATH,
      guard: "anyone",
      limit: [limit],
      crossSite: true,
      body: formFields(),
      handle(ctx, fields) {
        ctx.redirect(`${CALLBACK_PATH}?${new URLSearchParams(fields)}`);
        ctx.status = 303;
      },
    }),
  ];
}
