import type { Middleware } from "koa";
import { DomainError } from "../../../core/errors.ts";

/**
 * A target that Node cannot parse (`http://[`) has no path: all code that reads the path would fail,
 * including the log.
 */
export function readableTarget(): Middleware {
  return async function readableTargetMiddleware(ctx, next) {
    try {
      void ctx.path;
    } catch {
      ctx.url = "*";
    }
    await next();
  };
}

/**
 * Largest number of query fields. No URL of the site has a tenth of it; Koa's parsing time grows
 * quadratically with repeated names, and the header could hold half a second's worth.
 */
const MAX_FIELDS = 500;

/**
 * Rejects requests without a path, such as `OPTIONS *`, URLs of other protocols (RFC 9112 §3.2), queries with
 * too many fields, and a second Host header (same section), since a proxy may have used the other one. After
 * it, `ctx.path` starts with a slash; Koa types it as a string, but returns null for some of these.
 */
export function pathTarget(): Middleware {
  return async function pathTargetMiddleware(ctx, next) {
    const path: unknown = ctx.path;
    if (typeof path !== "string" || !path.startsWith("/")) {
      // the error handler reads the path as well
      ctx.url = "/";
      throw new DomainError("validation_failed", "The request names no path: send one that begins with /");
    }
    if ((ctx.req.headersDistinct["host"]?.length ?? 0) > 1) {
      throw new DomainError("validation_failed", "The request has more than one Host header: send one");
    }
    if (ctx.querystring.split("&").length > MAX_FIELDS) {
      throw new DomainError("validation_failed", `An address has at most ${MAX_FIELDS} fields: send fewer`);
    }
    await next();
  };
}
