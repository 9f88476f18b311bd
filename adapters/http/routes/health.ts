import { Router } from "@koa/router";

/** For whoever watches the server: alive, and able to answer. `ready` throws where the database cannot be reached. */
export function healthRoutes({ ready }: { ready: () => Promise<void> }): Router {
  const router = new Router();
  router.get("/healthz", (ctx) => {
    ctx.body = { status: "ok" };
  });
  router.get("/readyz", async (ctx) => {
    await ready();
    ctx.body = { status: "ready" };
  });
  return router;
}
