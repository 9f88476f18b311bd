import type { Context } from "koa";
import { readChallenge } from "../../../../core/auth/pkce.ts";
import type { Asked } from "../../../../core/auth/sign-up.ts";
import { redirectTarget, type RedirectRules } from "../../session/redirect-target.ts";

/** Where a request wants to be sent back to: `redirect_to` of its query, and the challenge of its body. */
export const askedOf = (
  ctx: Context,
  body: Parameters<typeof readChallenge>[0],
  redirects: RedirectRules,
): Asked => ({
  redirectTo: redirectTarget(ctx.query["redirect_to"], redirects),
  challenge: readChallenge(body),
});
