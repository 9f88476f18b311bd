import type { Context } from "koa";

/** The browser's refresh token: no script sees it, and only auth/v1 gets it (design §6). */
const NAME = "qz-refresh";
const PATH = "/auth/v1";

/** The site's own pages ask for cookies; every other client gets its refresh token in the body. */
const isBrowserClient = (ctx: Context): boolean => ctx.get("X-Client-Info") === "quietzone-web";

const attributes = (ctx: Context, siteUrl: string) => ({
  httpOnly: true,
  sameSite: "lax" as const,
  path: PATH,
  // behind a proxy that ends TLS the connection itself is plain
  secure: ctx.secure || siteUrl.startsWith("https:"),
});

export function createRefreshCookie(siteUrl: string) {
  const write = (ctx: Context, value: string, expires: Date): void => {
    const options = attributes(ctx, siteUrl);
    ctx.cookies.secure = options.secure;
    ctx.cookies.set(NAME, value, { ...options, expires, overwrite: true });
  };
  return {
    isBrowserClient,
    read: (ctx: Context): string | null => ctx.cookies.get(NAME) ?? null,
    write,
    clear: (ctx: Context): void => {
      if (ctx.cookies.get(NAME) !== undefined) write(ctx, "", new Date(0));
    },
  };
}
export type RefreshCookie = ReturnType<typeof createRefreshCookie>;
