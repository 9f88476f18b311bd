import type { Middleware } from "koa";
import type { Reauthentication } from "../../../core/auth/mailed/reauthentication.ts";
import { signedIn } from "./authenticate.ts";

/** Behind a guard of people: only for who has shown within the last minutes that it is them. */
export function requireFreshSignIn(reauthentication: Pick<Reauthentication, "requireFresh">): Middleware {
  return async function requireFreshSignInMiddleware(ctx, next) {
    reauthentication.requireFresh(signedIn(ctx));
    await next();
  };
}
