import { MINUTE } from "../../../core/durations.ts";
import pkg from "../../../package.json" with { type: "json" };
import { DomainError } from "../../../core/errors.ts";
import type { SettingsService } from "../../../core/settings/settings-service.ts";
import { openApiDocument } from "../openapi/document.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { type AnyRoute, route } from "../routing/route.ts";
import type { V1Route } from "./v1/route.ts";

interface Dependencies {
  routes: readonly V1Route[];
  settings: SettingsService;
  limits: RateLimits;
  siteUrl: string;
}

/** `/api/openapi.json`: the public API, for people and for client generators. */
export function openApiRoutes({ routes, settings, limits, siteUrl }: Dependencies): AnyRoute[] {
  let made = { of: "", text: "" };

  return [
    route({
      method: "GET",
      path: "/api/openapi.json",
      guard: "anyone",
      limit: [limits.perAddressHere(120, MINUTE)],
      async handle(ctx) {
        const { enable_api, site_name: siteName, site_url } = await settings.publicSettings();
        if (!enable_api) throw new DomainError("forbidden", "The API of this site is switched off");
        const about = { siteUrl: site_url || siteUrl, siteName, version: pkg.version };
        const of = JSON.stringify(about);
        if (made.of !== of) made = { of, text: JSON.stringify(openApiDocument({ routes, ...about })) };
        ctx.type = "json";
        // generators and editors on other sites read it; it contains no personal data
        ctx.set("Access-Control-Allow-Origin", "*");
        ctx.set("Cache-Control", "no-cache");
        ctx.body = made.text;
      },
    }),
  ];
}
