import type { Context, Middleware } from "koa";
import { METHODS, type RouteCors } from "../routing/route.ts";
import { parseUrl } from "../../addresses/parse-url.ts";

/** The headers that clients of each kind send and read. */
const REQUEST_HEADERS: Readonly<Record<RouteCors, string>> = {
  // @supabase/auth-js
  "redirect-allow": "accept, authorization, apikey, content-type, x-client-info, x-supabase-api-version",
  "any-origin": "accept, authorization, content-type",
  // ra-data-simple-rest sends Range beside the query
  "admin-origins": "accept, authorization, content-type, if-match, range",
};
const RESPONSE_HEADERS: Readonly<Record<RouteCors, string>> = {
  "redirect-allow": "X-Total-Count, Link, X-Supabase-Api-Version",
  "any-origin":
    "Content-Disposition, ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Quietzone-Content, X-Quietzone-Key-Expires, X-Quietzone-Proof, X-Request-Id",
  "admin-origins": "Content-Disposition, Content-Range, ETag, Retry-After, X-Request-Id",
};
/** Seconds that a browser remembers the answer to a preflight. */
const MAX_AGE = 600;

const FROM_OTHER_ORIGIN = "fromOtherOrigin";

/** Whether a page of another origin makes this call: its cookies were not read, and none can be set. */
export const isFromOtherOrigin = (ctx: Context): boolean => FROM_OTHER_ORIGIN in ctx.state;

interface Options {
  siteUrl: string;
  redirectAllow: readonly string[];
  adminOrigins: readonly string[];
}

export interface CrossOrigin {
  /** In front of a route: the headers for pages of other origins, and nothing of their cookies. */
  allow(cors: RouteCors): Middleware;
  /** Answers what a browser asks before it calls a route of another origin. */
  preflight(cors: RouteCors): Middleware;
}

/**
 * Lets pages of other origins call a route (CORS, Fetch standard §3.2). Never with cookies: those that come along are not read and
 * none is set, so no other page acts for the person who is signed in here, or plants a session. Pages of origins that are not allowed
 * get no header.
 */
export function createCrossOrigin({ siteUrl, redirectAllow, adminOrigins }: Options): CrossOrigin {
  const allowed = {
    // a panel on another origin signs its admins in, too
    "redirect-allow": new Set([...redirectAllow, ...adminOrigins].filter((origin) => origin !== siteUrl)),
    "admin-origins": new Set(adminOrigins.filter((origin) => origin !== siteUrl)),
  };

  /** Sets what both answers have in common. */
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
