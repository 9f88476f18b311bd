import type { Middleware } from "koa";
import type { Reauthentication } from "../../../core/auth/mailed/reauthentication.ts";
import { signedIn } from "./authenticate.ts";

/** After a guard for users: requires a sign-in within the last minutes. */
export function requireFreshSignIn(reauthentication: Pick<Reauthentication, "requireFresh">): Middleware {
  return async function requireFreshSignInMiddleware(ctx, next) {
    reauthentication.requireFresh(signedIn(ctx));
    await next();
  };
}
