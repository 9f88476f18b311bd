import { Router } from "@koa/router";
import type { SettingsService } from "../../../core/settings/settings-service.ts";

const YEAR = "public, max-age=31536000, immutable";

/** The operator's own style sheet (setting `custom_css`), in a file of its own: there is nothing that it could break out of. */
export function customCssRoutes({ settings }: { settings: SettingsService }): Router {
  const router = new Router();
  router.get("/custom.css", async (ctx) => {
    const [{ custom_css: css }, { custom_css_version: version }] = await Promise.all([
      settings.get(),
      settings.publicSettings(),
    ]);
    ctx.type = "text/css";
    ctx.set("Cache-Control", ctx.query["v"] === version ? YEAR : "no-cache");
    // opened as a page of its own it is nothing, either
    ctx.set("Content-Security-Policy", "default-src 'none'; sandbox");
    ctx.body = css;
  });
  return router;
}
