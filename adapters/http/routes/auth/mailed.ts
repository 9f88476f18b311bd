import type { Router } from "@koa/router";
import { otpSchema, recoverSchema, resendSchema } from "../../../../core/auth/requests.ts";
import { requireUser, signedIn } from "../../middleware/authenticate.ts";
import { validBody } from "../../valid-body.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { askedOf } from "./asked.ts";

const FIVE_MINUTES = 300;

/** Mails that are asked for with an address. All answer `{}`, whether it has an account or not (auth contract 2.3, 6). */
export function mailedRoutes(router: Router, { auth, limits, mailboxes, redirects }: AuthDependencies): void {
  router.post("/recover", limits.perAddress(30, FIVE_MINUTES), async (ctx) => {
    const request = validBody(ctx, recoverSchema);
    const asked = askedOf(ctx, request, redirects);
    await mailboxes.spend(request.email);
    await auth.recover(request, asked);
    ctx.body = {};
  });

  router.post("/otp", limits.perAddress(30, FIVE_MINUTES), async (ctx) => {
    const request = validBody(ctx, otpSchema);
    const asked = askedOf(ctx, request, redirects);
    await mailboxes.spend(request.email);
    await auth.sendMagicLink(request, asked);
    ctx.body = {};
  });

  router.post("/resend", limits.perAddress(30, FIVE_MINUTES), async (ctx) => {
    const request = validBody(ctx, resendSchema);
    const asked = askedOf(ctx, request, redirects);
    await mailboxes.spend(request.email);
    await auth.resend(request, asked);
    ctx.body = {};
  });

  // the client of auth/v1 uses GET; the bearer token makes it nobody else's
  const guards = [limits.perAddress(30, FIVE_MINUTES), requireUser(auth)] as const;
  router.get("/reauthenticate", ...guards, async (ctx) => {
    const caller = signedIn(ctx);
    await mailboxes.spend(caller.user.email);
    await auth.reauthenticate(caller);
    ctx.body = {};
  });
}
