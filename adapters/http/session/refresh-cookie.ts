import type { Context } from "koa";
import type { IssuedSession } from "../../../core/auth/sessions/session-tokens.ts";
import { createSessionMarker } from "./session-marker.ts";

/** The browser's refresh token: no script sees it, and only auth/v1 reads it. */
const NAME = "qz-refresh";

/** The site's own pages ask for cookies; every other client gets its refresh token in the body. */
const isBrowserClient = (ctx: Context): boolean => ctx.get("X-Client-Info") === "quietzone-web";

/**
 * With https its name begins with `__Host-`: browsers then take it from this very host alone, so that no other host of the
 * same domain can plant a session of its own (RFC 6265bis §4.1.3.2). That asks for the path `/`, which costs nothing: a
 * path keeps no page of the same origin from a cookie. Without https no such name is allowed, and the path is narrow.
 */
export function createRefreshCookie(siteUrl: string) {
  const isHttps = siteUrl.startsWith("https:");
  const name = isHttps ? `__Host-${NAME}` : NAME;
  const read = (ctx: Context): string | null => ctx.cookies.get(name) ?? null;
  const marker = createSessionMarker(siteUrl);
  const set = (ctx: Context, value: string, expires: Date): void => {
    // behind a proxy that ends TLS the connection itself is plain
    const secure = ctx.secure || isHttps;
    ctx.cookies.secure = secure;
    const path = isHttps ? "/" : "/auth/v1";
    ctx.cookies.set(name, value, { httpOnly: true, sameSite: "lax", path, secure, expires, overwrite: true });
  };
  return {
    isBrowserClient,
    read,
    write(ctx: Context, { refreshToken, session }: Pick<IssuedSession, "refreshToken" | "session">): void {
      set(ctx, refreshToken, session.expiresAt);
      marker.write(ctx, session.id, session.expiresAt);
    },
    clear(ctx: Context): void {
      if (read(ctx) !== null) set(ctx, "", new Date(0));
      if (marker.read(ctx) !== null) marker.clear(ctx);
    },
  };
}
export type RefreshCookie = ReturnType<typeof createRefreshCookie>;
