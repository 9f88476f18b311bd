import type { Context } from "koa";

/** 256 bits as base64url. */
const SECRET = /^[\w-]{43}$/;

/**
 * The browser's side of a way to a sign-in provider: without it an answer is worth nothing. Lax, since the
 * browser comes back from another site; for the whole site, as the prefix `__Host-` asks, which keeps subdomains from setting it.
 */
export function createFlowCookie(siteUrl: string) {
  const https = siteUrl.startsWith("https:");
  const name = https ? "__Host-qz-flow" : "qz-flow";
  return {
    read(ctx: Context): string | null {
      const value = ctx.cookies.get(name);
      return value !== undefined && SECRET.test(value) ? value : null;
    },
    write(ctx: Context, value: string, expires: Date): void {
      const secure = ctx.secure || https;
      ctx.cookies.secure = secure;
      ctx.cookies.set(name, value, {
        httpOnly: true,
        sameSite: "lax",
        path: "/",
        secure,
        expires,
        overwrite: true,
      });
    },
  };
}
export type FlowCookie = ReturnType<typeof createFlowCookie>;
