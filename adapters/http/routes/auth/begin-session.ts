import type { Context } from "koa";
import type { IssuedSession } from "../../../../core/auth/session-tokens.ts";
import type { AuthDependencies } from "../auth.ts";
import { sendSession } from "./send-session.ts";

/**
 * Answers the session of a sign-in. The one that this browser had before ends, whoever's it was: a cookie that somebody else
 * planted is worth nothing afterwards, and one that is lost lies around nowhere.
 */
export async function beginSession(
  ctx: Context,
  { auth, cookie }: Pick<AuthDependencies, "auth" | "cookie">,
  issued: IssuedSession,
): Promise<void> {
  const before = cookie.isBrowserClient(ctx) ? cookie.read(ctx) : null;
  if (before !== null) await auth.signOutByRefreshToken(before, "local");
  sendSession(ctx, cookie, issued);
}
