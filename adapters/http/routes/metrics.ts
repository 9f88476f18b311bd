import { type AnyRoute, route } from "../routing/route.ts";

/** The server's counters in the format that Prometheus scrapes. */
export interface MetricsReport {
  type: string;
  report(): Promise<string>;
}

/**
 * For Prometheus. Without METRICS_TOKEN the route does not exist: whether a caller came through a proxy cannot be known for sure, and
 * the figures of a site are not public (docs/decisions/0024-operations.md).
 */
export const metricsRoutes = (metrics: MetricsReport, token: string | null): AnyRoute[] =>
  token === null
    ? []
    : [
        route({
          method: "GET",
          path: "/metrics",
          guard: "metrics-token",
          limit: [],
          async handle(ctx) {
            ctx.set("Content-Type", metrics.type);
            ctx.body = await metrics.report();
          },
        }),
      ];
