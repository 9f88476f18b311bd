import type { Context } from "koa";
import type { Device, IssuedSession } from "../../../../core/auth/sessions/session-tokens.ts";
import { presentSession } from "../../../../core/presenters/present-session.ts";
import type { RefreshCookie } from "../../session/refresh-cookie.ts";

export const deviceOf = (ctx: Context): Device => ({
  userAgent: ctx.get("User-Agent"),
  ipAddress: ctx.ip,
});

/**
 * Sends a session: its refresh token as a cookie to the site's own pages, in the body to all other clients.
 */
export function sendSession(ctx: Context, cookie: RefreshCookie, issued: IssuedSession): void {
  const inCookie = cookie.isBrowserClient(ctx);
  if (inCookie) cookie.write(ctx, issued);
  ctx.body = { ...presentSession(issued), ...(inCookie ? {} : { refresh_token: issued.refreshToken }) };
}
