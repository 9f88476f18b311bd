import type { Middleware } from "koa";
import { DomainError } from "../../../core/errors.ts";

/** A target that Node cannot read (`http://[`) names no path: anything that asks for the path would fail, including the log. */
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
 * Fields of a query. No address of the product has a tenth; Koa takes four times as long to read twice as many of one name, and
 * a head had room for half a second of that.
 */
const MAX_FIELDS = 500;

/**
 * Refuses what names no path: `OPTIONS *`, and addresses of other protocols (RFC 9112 §3.2), and queries of too many fields. Behind it,
 * `ctx.path` begins with a slash; Koa calls it a string, and gives null for some of them. Refuses a second Host too (same section):
 * a proxy may have decided by the other one.
 */
export function pathTarget(): Middleware {
  return async function pathTargetMiddleware(ctx, next) {
    const path: unknown = ctx.path;
    if (typeof path !== "string" || !path.startsWith("/")) {
      // the code that writes the refusal looks at the path as well
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
