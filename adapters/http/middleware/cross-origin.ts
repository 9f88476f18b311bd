import type { Context, Middleware } from "koa";
import { METHODS, type RouteCors } from "../routing/route.ts";
import { parseUrl } from "../../addresses/parse-url.ts";

/** Headers that clients of each kind send and read. */
const REQUEST_HEADERS: Readonly<Record<RouteCors, string>> = {
  // @supabase/auth-js
  "redirect-allow": "accept, authorization, apikey, content-type, x-client-info, x-supabase-api-version",
  "any-origin": "accept, authorization, content-type",
  // ra-data-simple-rest sends Range in addition to the query
  "admin-origins": "accept, authorization, content-type, if-match, range",
};
const RESPONSE_HEADERS: Readonly<Record<RouteCors, string>> = {
  "redirect-allow": "X-Total-Count, Link, X-Supabase-Api-Version",
  "any-origin":
    "Content-Disposition, ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Quietzone-Content, X-Quietzone-Failed, X-Quietzone-Key-Expires, X-Quietzone-Printed, X-Quietzone-Proof, X-Quietzone-Rows, X-Request-Id",
  "admin-origins": "Content-Disposition, Content-Range, ETag, Retry-After, X-Request-Id",
};
/** Seconds that a browser caches a preflight response. */
const MAX_AGE = 600;

const FROM_OTHER_ORIGIN = "fromOtherOrigin";

/** Whether a page of another origin makes this call: its cookies are ignored, and none are set. */
export const isFromOtherOrigin = (ctx: Context): boolean => FROM_OTHER_ORIGIN in ctx.state;

interface Options {
  siteUrl: string;
  redirectAllow: readonly string[];
  adminOrigins: readonly string[];
}

export interface CrossOrigin {
  /** Middleware for a route: sets the headers for other origins, and disables cookies. */
  allow(cors: RouteCors): Middleware;
  /** Answers the preflight request for a route. */
  preflight(cors: RouteCors): Middleware;
}

/**
 * Allows pages of other origins to call a route (CORS, Fetch standard §3.2). Never with cookies: they are
 * ignored and none are set, so other pages cannot act for a user who is signed in here, or plant a session.
 * Origins that are not allowed get no header.
 */
export function createCrossOrigin({ siteUrl, redirectAllow, adminOrigins }: Options): CrossOrigin {
  const allowed = {
    // a panel on another origin signs in its admins as well
    "redirect-allow": new Set([...redirectAllow, ...adminOrigins].filter((origin) => origin !== siteUrl)),
    "admin-origins": new Set(adminOrigins.filter((origin) => origin !== siteUrl)),
  };

  /** Sets the headers that both responses share. */
  function isAllowed(ctx: Context, cors: RouteCors): boolean {
    const origin = ctx.get("Origin");
    if (cors === "any-origin") {
      ctx.vary("Origin");
      if (origin === "" || isOwn(ctx, origin)) return false;
      ctx.set("Access-Control-Allow-Origin", "*");
      return true;
    }
    if (allowed[cors].size === 0) return false;
    ctx.vary("Origin");
    if (!allowed[cors].has(origin) || isOwn(ctx, origin)) return false;
    ctx.set("Access-Control-Allow-Origin", origin);
    return true;
  }

  return {
    allow: (cors) =>
      async function crossOriginMiddleware(ctx, next) {
        if (!isAllowed(ctx, cors)) return next();
        ctx.set("Access-Control-Expose-Headers", RESPONSE_HEADERS[cors]);
        delete ctx.req.headers.cookie;
        Object.assign(ctx.state, { [FROM_OTHER_ORIGIN]: true });
        try {
          return await next();
        } finally {
          ctx.remove("Set-Cookie");
        }
      },

    preflight: (cors) =>
      function preflightMiddleware(ctx, next) {
        if (ctx.get("Access-Control-Request-Method") === "" || !isAllowed(ctx, cors)) return next();
        ctx.set({
          "Access-Control-Allow-Headers": REQUEST_HEADERS[cors],
          "Access-Control-Allow-Methods": METHODS.join(", "),
          "Access-Control-Max-Age": String(MAX_AGE),
        });
        ctx.status = 204;
        return undefined;
      },
  };
}

const isOwn = (ctx: Context, origin: string): boolean => parseUrl(origin)?.host === ctx.host;
