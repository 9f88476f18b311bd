import { customCssVersion, type SettingsService } from "../../../core/settings/settings-service.ts";
import { type AnyRoute, route } from "../routing/route.ts";

const YEAR = "public, max-age=31536000, immutable";

/**
 * The operator's custom style sheet (setting `custom_css`), as a separate file, so that it cannot break out
 * of a style element.
 */
export function customCssRoutes({ settings }: { settings: Pick<SettingsService, "get"> }): AnyRoute[] {
  return [
    route({
      method: "GET",
      path: "/custom.css",
      guard: "anyone",
      host: "any",
      limit: [],
      async handle(ctx) {
        const { custom_css: css } = await settings.get();
        // an old style sheet must not be cached under the version of a new one
        const isVersioned = css !== "" && ctx.query["v"] === customCssVersion(css);
        ctx.type = "text/css";
        ctx.set("Cache-Control", isVersioned ? YEAR : "no-cache");
        // opened as a document, it is inert as well
        ctx.set("Content-Security-Policy", "default-src 'none'; sandbox");
        ctx.body = css;
      },
    }),
  ];
}
