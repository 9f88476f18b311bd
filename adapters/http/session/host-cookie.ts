import type { Context } from "koa";

/**
 * A cookie that no script sees. With https its name begins with `__Host-`: browsers then take it from this very host alone, so that no
 * other host of the same domain can plant one (RFC 6265bis §4.1.3.2). That asks for the path `/`. Lax, since people come back from the
 * pages of sign-in providers.
 * @param path where it is sent without https, which allows no such name
 */
export function createHostCookie(siteUrl: string, plainName: string, path = "/") {
  const isHttps = siteUrl.startsWith("https:");
  const name = isHttps ? `__Host-${plainName}` : plainName;
  const write = (ctx: Context, value: string, expires: Date): void => {
    // behind a proxy that ends TLS the connection itself is plain
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
