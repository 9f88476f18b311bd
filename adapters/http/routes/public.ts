import { Router } from "@koa/router";
import type { SettingsService } from "../../../core/settings/settings-service.ts";

/** What every visitor may ask. */
export function publicRoutes({ settings }: { settings: SettingsService }): Router {
  const router = new Router({ prefix: "/api/public" });
  router.get("/settings", async (ctx) => {
    ctx.body = await settings.publicSettings();
  });
  return router;
}
