import { createHash, timingSafeEqual } from "node:crypto";
import { Router } from "@koa/router";
import { DomainError } from "../../../core/errors.ts";

/** What the server has counted, as its readers take it. */
export interface MetricsReport {
  type: string;
  report(): Promise<string>;
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * For Prometheus. Without a token there is no such address: whether a caller came through a proxy cannot be told for sure, since a
 * plain one leaves no trace, and figures of a site are not for everybody (docs/decisions/0024-operations.md).
 */
export function metricsRoutes(metrics: MetricsReport, token: string | null): Router {
  const router = new Router();
  if (token === null) return router;
  const expected = digest(token);
  router.get("/metrics", async (ctx) => {
    const shown = /^Bearer (\S+)$/i.exec(ctx.get("Authorization"))?.[1] ?? "";
    if (!timingSafeEqual(digest(shown), expected)) {
      ctx.set("WWW-Authenticate", 'Bearer realm="metrics"');
      throw new DomainError("no_authorization", "Show METRICS_TOKEN as a bearer token");
    }
    ctx.set("Cache-Control", "no-store");
    ctx.set("Content-Type", metrics.type);
    ctx.body = await metrics.report();
  });
  return router;
}
