import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Middleware } from "koa";
import { DomainError } from "../../../core/errors.ts";
import { canonicalPath } from "../../../web/seo/canonical-path.ts";
import { criticalCss } from "../../../web/app/critical-css.ts";
import { createRender } from "../../../web/app/server.tsx";
import { createSiteFiles } from "../../../web/seo/site-files.ts";
import { adminPage } from "./admin-page.ts";
import { canonicalPages } from "../middleware/canonical-pages.ts";
import type { CreateFront } from "./front.ts";
import { modulePreloads, type Manifest } from "./module-preloads.ts";
import { pages } from "./pages.ts";
import { siteFiles } from "./site-files.ts";
import { styleSheetOf } from "./style-sheet.ts";
import { staticFiles } from "./static-files.ts";

/** The folder with the output of `npm run build`: next to the bundled server, or in the root of a clone. */
function builtPages(directory = import.meta.dirname): string {
  const candidate = join(directory, "dist");
  if (["web", "admin"].every((part) => existsSync(join(candidate, part, "index.html")))) return candidate;
  const parent = dirname(directory);
  if (parent === directory)
    throw new DomainError("config_invalid", "The pages are not built yet. Run: npm run build");
  return builtPages(parent);
}

/** Serves the pages that `npm run build` made. */
export const createBuiltFront: CreateFront = async (services) => {
  const dist = builtPages();
  const directory = join(dist, "web");
  const template = readFileSync(join(directory, "index.html"), "utf8");
  const manifest = JSON.parse(readFileSync(join(directory, ".vite/manifest.json"), "utf8")) as Manifest;
  // The template already contains what every page needs.
  const preloads = (route: string) =>
    modulePreloads(manifest, route).filter((path) => !template.includes(path));
  const styles = styleSheetOf(template);
  const critical = criticalCss(styles === null ? "" : readFileSync(join(directory, styles), "utf8"));
  const render = createRender(services, preloads, critical);
  // a worker that is out already can only be ended by one that takes its place
  const instead = services.offline ? {} : { "/service-worker.js": "/service-worker-off.js" };
  const files = staticFiles(directory, instead);
  const makeSiteFile = createSiteFiles(services);
  const madeFiles = siteFiles(async () => makeSiteFile, services.siteUrl);
  const page = pages(async () => ({ template, render }), services.siteUrl, services.pageSnippets);
  const canonical = canonicalPages(async (path) => canonicalPath(path));
  const panelFiles = staticFiles(join(dist, "admin"), {}, "/admin");
  const panelTemplate = readFileSync(join(dist, "admin/index.html"), "utf8");
  const panel = adminPage(async () => panelTemplate, services);
  const site: Middleware = (ctx, next) =>
    files(ctx, () => madeFiles(ctx, () => canonical(ctx, () => page(ctx, next))));
  return {
    pages: (ctx, next) => panelFiles(ctx, () => panel(ctx, () => site(ctx, next))),
    wrap: (listener) => listener,
    close: async () => undefined,
  };
};
