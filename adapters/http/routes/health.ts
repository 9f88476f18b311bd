import { type AnyRoute, route } from "../routing/route.ts";

/** For load balancers and monitors: liveness and readiness. `ready` throws if the database is unreachable. */
export const healthRoutes = ({ ready }: { ready: () => Promise<void> }): AnyRoute[] => [
  route({
    method: "GET",
    path: "/healthz",
    guard: "anyone",
    host: "any",
    limit: [],
    handle(ctx) {
      ctx.body = { status: "ok" };
    },
  }),
  route({
    method: "GET",
    path: "/readyz",
    guard: "anyone",
    host: "any",
    limit: [],
    async handle(ctx) {
      await ready();
      ctx.body = { status: "ready" };
    },
  }),
];
