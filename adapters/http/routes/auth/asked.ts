import type { Context } from "koa";
import { readChallenge } from "../../../../core/auth/pkce.ts";
import type { Asked } from "../../../../core/auth/sign-up.ts";
import { redirectTarget, type RedirectRules } from "../../redirect-target.ts";

/** What a request says of the way back: `redirect_to` of its query, and the challenge of its body. */
export const askedOf = (
  ctx: Context,
  body: Parameters<typeof readChallenge>[0],
  redirects: RedirectRules,
): Asked => ({
  redirectTo: redirectTarget(ctx.query["redirect_to"], redirects),
  challenge: readChallenge(body),
});
