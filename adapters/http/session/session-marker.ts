import type { Context } from "koa";

const NAME = "qz-session";

/**
 * Says to the server which session a browser has when it asks for a page, so that pages of admins can be made without other
 * people's code. The id of a session opens nothing. Like the refresh cookie it is out of the reach of scripts, which could
 * otherwise take it away and be served to an admin the next time.
 */
export function createSessionMarker(siteUrl: string) {
  const isHttps = siteUrl.startsWith("https:");
  const name = isHttps ? `__Host-${NAME}` : NAME;
  const write = (ctx: Context, sessionId: string, expires: Date): void => {
    const secure = ctx.secure || isHttps;
    ctx.cookies.secure = secure;
    ctx.cookies.set(name, sessionId, {
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      secure,
      expires,
      overwrite: true,
    });
  };
  return {
    read: (ctx: Context): string | null => ctx.cookies.get(name) ?? null,
    write,
    clear: (ctx: Context): void => write(ctx, "", new Date(0)),
  };
}
