import { createHash, timingSafeEqual } from "node:crypto";
import type { Middleware } from "koa";
import { DomainError } from "../../../core/errors.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Allows callers with METRICS_TOKEN. Without a configured token, rejects everyone. */
export function requireMetricsToken(token: string | null): Middleware {
  const expected = token === null ? null : digest(token);
  return async function requireMetricsTokenMiddleware(ctx, next) {
    const shown = /^Bearer (\S+)$/i.exec(ctx.get("Authorization"))?.[1] ?? "";
    if (expected === null || !timingSafeEqual(digest(shown), expected)) {
      ctx.set("WWW-Authenticate", 'Bearer realm="metrics"');
      throw new DomainError("no_authorization", "Show METRICS_TOKEN as a bearer token");
    }
    await next();
  };
}
