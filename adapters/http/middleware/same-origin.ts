import type { Context, Middleware } from "koa";
import { DomainError } from "../../../core/errors.ts";
import type { RefreshCookie } from "../session/refresh-cookie.ts";
import { parseUrl } from "../../addresses/parse-url.ts";

const READING = ["GET", "HEAD", "OPTIONS"];

const hostOf = (origin: string): string | null => parseUrl(origin)?.host ?? null;

/** The host that was called, or that of SITE_URL where a proxy calls us by another name. */
function isOwnOrigin(ctx: Context, siteUrl: string): boolean {
  const host = hostOf(ctx.get("Origin"));
  return host !== null && (host === ctx.host || host === hostOf(siteUrl));
}

/** What a browser says itself (Fetch Metadata); "" from one that is too old, which `Origin` has to do for. */
const isFromElsewhere = (ctx: Context): boolean => !["", "same-origin"].includes(ctx.get("Sec-Fetch-Site"));

/** What a form of any site can send without asking first: no JSON (Fetch standard, CORS-safelisted content types). */
const isFormPost = (ctx: Context): boolean =>
  ctx.get("Content-Type") !== "" && !ctx.get("Content-Type").includes("json");

/**
 * Lets a cookie act only for pages of this site: a call that changes something and carries it needs an `Origin` of ours, must
 * not be said by the browser to come from elsewhere, and is JSON or nothing.
 */
export function sameOrigin(cookie: RefreshCookie, siteUrl: string): Middleware {
  return async function sameOriginMiddleware(ctx, next) {
    const acts = !READING.includes(ctx.method) && cookie.read(ctx) !== null;
    if (acts && (!isOwnOrigin(ctx, siteUrl) || isFromElsewhere(ctx) || isFormPost(ctx))) {
      throw new DomainError("forbidden", "This call is only for pages of this site");
    }
    await next();
  };
}
