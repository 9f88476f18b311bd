import type { Context } from "koa";
import type { Actor } from "../../../core/audit/actor.ts";
import { signedIn } from "../middleware/authenticate.ts";

/** Who makes a call, behind a guard that knows them. */
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
