import type { Context } from "koa";

/**
 * A cookie that scripts cannot read. With https, its name starts with `__Host-`: browsers then accept it only
 * from this host, so that no other host of the domain can plant one (RFC 6265bis §4.1.3.2). This requires the
 * path `/`. Lax, since users return from the pages of sign-in providers.
 * @param path path without https, which does not support such names
 */
export function createHostCookie(siteUrl: string, plainName: string, path = "/") {
  const isHttps = siteUrl.startsWith("https:");
  const name = isHttps ? `__Host-${plainName}` : plainName;
  const write = (ctx: Context, value: string, expires: Date): void => {
    // behind a proxy that terminates TLS, the connection itself is plain
    const secure = ctx.secure || isHttps;
    ctx.cookies.secure = secure;
    ctx.cookies.set(name, value, {
      httpOnly: true,
      sameSite: "lax",
      path: isHttps ? "/" : path,
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
