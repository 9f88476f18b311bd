import type { Middleware } from "koa";
import { DomainError } from "../../../core/errors.ts";
import type { RefreshCookie } from "../refresh-cookie.ts";

const READING = ["GET", "HEAD", "OPTIONS"];

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Lets a cookie act only for pages of this site: a call that changes something and carries it needs an `Origin` with the
 * host that was called, or that of SITE_URL where a proxy calls us by another name (auth contract 2.2, CSRF).
 */
export function sameOrigin(cookie: RefreshCookie, siteUrl: string): Middleware {
  return async function sameOriginMiddleware(ctx, next) {
    if (!READING.includes(ctx.method) && cookie.read(ctx) !== null) {
      const host = hostOf(ctx.get("Origin"));
      if (host === null || (host !== ctx.host && host !== hostOf(siteUrl))) {
        throw new DomainError("forbidden", "This call is only for pages of this site");
      }
    }
    await next();
  };
}
