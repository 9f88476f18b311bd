import type { Router } from "@koa/router";
import { userChangesSchema } from "../../../../core/auth/requests.ts";
import { requireSession, requireUser, signedIn } from "../../middleware/authenticate.ts";
import { presentUser } from "../../presenters.ts";
import { validBody } from "../../valid-body.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { askedOf } from "./asked.ts";

const FIVE_MINUTES = 300;

/** Who is calling, and what they change of themselves. */
export function userRoutes(
  router: Router,
  { auth, settings, limits, mailboxes, attempts, redirects }: AuthDependencies,
): void {
  router.get("/user", limits.perAddressHere(3000, FIVE_MINUTES), requireSession(auth), (ctx) => {
    ctx.body = presentUser(signedIn(ctx).user);
  });

  router.put("/user", limits.perAddress(30, FIVE_MINUTES), requireUser(auth), async (ctx) => {
    const caller = signedIn(ctx);
    const changes = validBody(ctx, userChangesSchema);
    const asked = askedOf(ctx, changes, redirects);
    if (changes.email) await mailboxes.spend(changes.email);
    const { current_password, password } = changes;
    // a session in wrong hands guesses no faster than somebody who signs in
    if (current_password) await attempts.spend(caller.user.email, (await settings.get()).max_login_attempts);
    const user = await auth.changeUser(caller, changes, asked);
    // the right one, or the guesses were at another one
    if (current_password || password) await attempts.forget(caller.user.email);
    ctx.body = presentUser(user);
  });
}
