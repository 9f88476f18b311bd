import type { Context } from "koa";
import type { IssuedSession } from "../../../../core/auth/sessions/session-tokens.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { sendSession } from "./send-session.ts";

type Dependencies = Pick<AuthDependencies, "auth" | "cookie">;

/** Answers the session of a sign-in. The one that this browser had before ends. */
export async function beginSession(
  ctx: Context,
  dependencies: Dependencies,
  issued: IssuedSession,
): Promise<void> {
  const { cookie } = dependencies;
  if (cookie.isBrowserClient(ctx)) await endSessionBefore(ctx, dependencies);
  sendSession(ctx, cookie, issued);
}

/** The same for a browser that is sent on and gets no answer: its session is in the cookie alone. */
export async function beginSessionInCookie(
  ctx: Context,
  dependencies: Dependencies,
  issued: IssuedSession,
): Promise<void> {
  await endSessionBefore(ctx, dependencies);
  dependencies.cookie.write(ctx, issued);
}

/** Whichever account it belonged to: a cookie that someone else planted is worth nothing afterwards, and none is left behind. */
async function endSessionBefore(ctx: Context, { auth, cookie }: Dependencies): Promise<void> {
  const before = cookie.read(ctx);
  if (before !== null) await auth.signOutByRefreshToken(before, "local");
}
