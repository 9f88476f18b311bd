import type { Router } from "@koa/router";
import { userChangesSchema } from "../../../../core/auth/requests.ts";
import { requireSession, requireUser, signedIn } from "../../middleware/authenticate.ts";
import { presentUser } from "../../presenters.ts";
import { validBody } from "../../valid-body.ts";
import type { AuthDependencies } from "../auth.ts";
import { askedOf } from "./asked.ts";

const FIVE_MINUTES = 300;

/** Who is calling, and what they change of themselves. */
export function userRoutes(
  router: Router,
  { auth, limits, mailboxes, attempts, redirects }: AuthDependencies,
): void {
  router.get("/user", requireSession(auth), (ctx) => {
    ctx.body = presentUser(signedIn(ctx).user);
  });

  router.put("/user", limits.perAddress(30, FIVE_MINUTES), requireUser(auth), async (ctx) => {
    const caller = signedIn(ctx);
    const changes = validBody(ctx, userChangesSchema);
    const asked = askedOf(ctx, changes, redirects);
    if (changes.email) await mailboxes.spend(changes.email);
    const user = await auth.changeUser(caller, changes, asked);
    // the guesses were at another password
    if (changes.password) attempts.forget(user.email);
    ctx.body = presentUser(user);
  });
}
