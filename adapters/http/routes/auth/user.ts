import type { Router } from "@koa/router";
import { userChangesSchema } from "../../../../core/auth/requests.ts";
import { requireSession, requireUser, signedIn } from "../../middleware/authenticate.ts";
import { presentUser } from "../../presenters.ts";
import { validBody } from "../../valid-body.ts";
import type { AuthDependencies } from "../auth.ts";

const FIVE_MINUTES = 300;

/** Who is calling, and what they change of themselves. */
export function userRoutes(router: Router, { auth, limits }: AuthDependencies): void {
  router.get("/user", requireSession(auth), (ctx) => {
    ctx.body = presentUser(signedIn(ctx).user);
  });

  router.put("/user", limits.perAddress(30, FIVE_MINUTES), requireUser(auth), async (ctx) => {
    ctx.body = presentUser(await auth.changeUser(signedIn(ctx), validBody(ctx, userChangesSchema)));
  });
}
