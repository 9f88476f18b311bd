import type { Context, Middleware } from "koa";
import type { RedirectRules } from "../redirect-target.ts";

/** What the client of auth/v1 sends and reads (auth contract 1.2). */
const REQUEST_HEADERS = "accept, authorization, apikey, content-type, x-client-info, x-supabase-api-version";
const RESPONSE_HEADERS = "X-Total-Count, Link, X-Supabase-Api-Version";
const METHODS = "GET, POST, PUT, DELETE";
/** How long a browser remembers an answer to its question, in seconds. */
const REMEMBERED = 600;

const PATHS = /^\/auth\/v1\//;

const isOwn = (ctx: Context, origin: string) => new URL(origin).host === ctx.host;

/**
 * Lets pages of the origins that people may be sent on to call auth/v1 with tokens (CORS, Fetch standard §3.2). Never with cookies:
 * those that come along are not looked at, and none is set, so that no other page acts for who is signed in here, or plants a
 * session. Pages of any other origin get nothing.
 */
export function crossOrigin({ siteUrl, redirectAllow }: RedirectRules): Middleware {
  const allowed = new Set(redirectAllow.filter((origin) => origin !== siteUrl));
  return async function crossOriginMiddleware(ctx, next) {
    if (allowed.size === 0 || !PATHS.test(ctx.path)) return next();
    ctx.vary("Origin");
    const origin = ctx.get("Origin");
    if (!allowed.has(origin) || isOwn(ctx, origin)) return next();
    ctx.set("Access-Control-Allow-Origin", origin);
    if (ctx.method === "OPTIONS" && ctx.get("Access-Control-Request-Method") !== "") {
      ctx.set({
        "Access-Control-Allow-Headers": REQUEST_HEADERS,
        "Access-Control-Allow-Methods": METHODS,
        "Access-Control-Max-Age": String(REMEMBERED),
      });
      ctx.status = 204;
      return undefined;
    }
    ctx.set("Access-Control-Expose-Headers", RESPONSE_HEADERS);
    delete ctx.req.headers.cookie;
    await next();
    ctx.remove("Set-Cookie");
    return undefined;
  };
}
