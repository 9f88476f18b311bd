import type { Context } from "koa";
import type { Actor } from "../../../core/audit/actor.ts";
import { signedIn } from "../middleware/authenticate.ts";

/** Returns the caller as an actor for the audit log. Use only after a guard. */
export function actorOf(ctx: Context): Actor {
  const { user, session } = signedIn(ctx);
  return {
    userId: user.id,
    sessionId: session.id,
    name: user.email,
    address: ctx.ip,
    userAgent: ctx.get("User-Agent"),
  };
}
