import type { Middleware } from "koa";
import { DomainError } from "../../../core/errors.ts";

/**
 * Refuses what names no path: `OPTIONS *`, and addresses of other protocols (RFC 9112 §3.2). Behind it, `ctx.path` begins with a
 * slash; Koa calls it a string, and gives null for some of them.
 */
export function pathTarget(): Middleware {
  return async function pathTargetMiddleware(ctx, next) {
    const path: unknown = ctx.path;
    if (typeof path !== "string" || !path.startsWith("/")) {
      // whoever words the refusal looks at the path as well
      ctx.url = "/";
      throw new DomainError("validation_failed", "The request names no path: send one that begins with /");
    }
    await next();
  };
}
