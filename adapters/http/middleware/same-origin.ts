import type { Context, Middleware } from "koa";
import { DomainError } from "../../../core/errors.ts";
import type { RefreshCookie } from "../session/refresh-cookie.ts";
import { parseUrl } from "../../addresses/parse-url.ts";

const READING = ["GET", "HEAD", "OPTIONS"];

const hostOf = (origin: string): string | null => parseUrl(origin)?.host ?? null;

/** Whether the origin is the requested host, or that of SITE_URL if a proxy uses another host name. */
function isOwnOrigin(ctx: Context, siteUrl: string): boolean {
  const host = hostOf(ctx.get("Origin"));
  return host !== null && (host === ctx.host || host === hostOf(siteUrl));
}

/** Fetch Metadata from the browser; "" in browsers without it, for which `Origin` must suffice. */
const isFromElsewhere = (ctx: Context): boolean => !["", "same-origin"].includes(ctx.get("Sec-Fetch-Site"));

/**
 * A content type that forms of other sites can send without a preflight, which JSON is not (Fetch standard,
 * CORS-safelisted content types).
 */
const isFormPost = (ctx: Context): boolean =>
  ctx.get("Content-Type") !== "" && !ctx.get("Content-Type").includes("json");

/**
 * Accepts a cookie only from pages of this site: a state-changing call with it must have our `Origin`, must
 * not be cross-site according to the browser, and must have a JSON body or none.
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
