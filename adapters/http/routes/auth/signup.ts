import type { Router } from "@koa/router";
import { signUpSchema } from "../../../../core/auth/requests.ts";
import { presentWaitingUser } from "../../presenters.ts";
import { validBody } from "../../valid-body.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { askedOf } from "./asked.ts";
import { beginSession } from "./begin-session.ts";
import { deviceOf } from "./send-session.ts";

const FIVE_MINUTES = 300;

export function signupRoutes(router: Router, dependencies: AuthDependencies): void {
  const { auth, limits, mailboxes, redirects } = dependencies;
  router.post("/signup", limits.perAddress(30, FIVE_MINUTES), async (ctx) => {
    const request = validBody(ctx, signUpSchema);
    const asked = askedOf(ctx, request, redirects);
    await mailboxes.spend(request.email);
    const signedUp = await auth.signUp(request, deviceOf(ctx), asked);
    if (signedUp.kind === "session") await beginSession(ctx, dependencies, signedUp.issued);
    else ctx.body = presentWaitingUser(signedUp.user);
  });
}
