import type { Router } from "@koa/router";
import { signUpSchema } from "../../../../core/auth/requests.ts";
import { validBody } from "../../valid-body.ts";
import type { AuthDependencies } from "../auth.ts";
import { deviceOf, sendSession } from "./send-session.ts";

const FIVE_MINUTES = 300;

export function signupRoutes(router: Router, { auth, limits, cookie }: AuthDependencies): void {
  router.post("/signup", limits.perAddress(30, FIVE_MINUTES), async (ctx) => {
    sendSession(ctx, cookie, await auth.signUp(validBody(ctx, signUpSchema), deviceOf(ctx)));
  });
}
