import { type AnyRoute, route } from "../routing/route.ts";

/** For load balancers and monitors: the process is alive, and able to answer. `ready` throws where the database cannot be reached. */
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
