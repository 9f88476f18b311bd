import type { Router } from "@koa/router";
import { koaBody } from "koa-body";
import type { Context } from "koa";
import { callbackPage, isCallbackPage, withCode, withRefusal, withTokens } from "../../outcome-redirect.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { beginSessionInCookie } from "./begin-session.ts";
import { deviceOf } from "./send-session.ts";

const FIVE_MINUTES = 300;

/**
 * Where providers send people back to. In front of everything that looks at bodies and at where a call comes from: this one comes
 * from another site, and trusts nothing but its own cookie.
 */
export function callbackRoutes(router: Router, dependencies: AuthDependencies): void {
  const { identities, flowCookie, limits, redirects } = dependencies;
  const limit = limits.perAddress(60, FIVE_MINUTES);
  const form = koaBody({
    json: false,
    text: false,
    multipart: false,
    urlencoded: true,
    formLimit: "16kb",
  });

  async function target(ctx: Context): Promise<string> {
    const { siteUrl } = redirects;
    const said = new URLSearchParams(ctx.querystring);
    const answer = { query: ctx.querystring, state: said.get("state") ?? "", error: said.get("error") };
    const outcome = await identities.finish(answer, flowCookie.read(ctx), deviceOf(ctx));
    const redirectTo = outcome.redirectTo ?? callbackPage(siteUrl);
    if (outcome.kind === "refused") return withRefusal(redirectTo, outcome);
    if (outcome.kind === "code") return withCode(redirectTo, outcome.code);
    if (outcome.kind === "connected") return redirectTo;
    if (!isCallbackPage(redirectTo, siteUrl)) return withTokens(redirectTo, outcome.issued);
    await beginSessionInCookie(ctx, dependencies, outcome.issued);
    return redirectTo;
  }

  router.get("/callback", limit, async (ctx) => {
    ctx.redirect(await target(ctx));
  });

  // response_mode=form_post: no cookie comes with a post from another site, but it does with the visit that follows
  router.post("/callback", limit, form, (ctx) => {
    const body: unknown = ctx.request.body;
    const fields = Object.entries(typeof body === "object" && body !== null ? body : {}).filter(
      (field): field is [string, string] => typeof field[1] === "string",
    );
    ctx.redirect(`/auth/v1/callback?${new URLSearchParams(fields)}`);
    ctx.status = 303;
  });
}
