import type { Context } from "koa";
import type { IssuedSession } from "../../../../core/auth/sessions/session-tokens.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { sendSession } from "./send-session.ts";

type Dependencies = Pick<AuthDependencies, "auth" | "cookie">;

/** Sends the session of a sign-in. The previous session of this browser ends. */
export async function beginSession(
  ctx: Context,
  dependencies: Dependencies,
  issued: IssuedSession,
): Promise<void> {
  const { cookie } = dependencies;
  if (cookie.isBrowserClient(ctx)) await endSessionBefore(ctx, dependencies);
  sendSession(ctx, cookie, issued);
}

/** The same for a browser that is redirected: the session is only in the cookie. */
export async function beginSessionInCookie(
  ctx: Context,
  dependencies: Dependencies,
  issued: IssuedSession,
): Promise<void> {
  await endSessionBefore(ctx, dependencies);
  dependencies.cookie.write(ctx, issued);
}

/**
 * Ends it whichever account it belonged to: a planted cookie is then worthless, and no session is left
 * behind.
 */
async function endSessionBefore(ctx: Context, { auth, cookie }: Dependencies): Promise<void> {
  const before = cookie.read(ctx);
  if (before !== null) await auth.signOutByRefreshToken(before, "local");
}
