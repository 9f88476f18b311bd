import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type * as CanonicalPath from "../../../web/seo/canonical-path.ts";
import type * as Server from "../../../web/app/server.tsx";
import type * as SiteFiles from "../../../web/seo/site-files.ts";
import { adminPage, isAdminPath } from "./admin-page.ts";
import { canonicalPages } from "../middleware/canonical-pages.ts";
import type { CreateFront } from "./front.ts";
import { pages } from "./pages.ts";
import { siteFiles } from "./site-files.ts";

const folder = (name: string): string => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const web = folder("web");
const admin = folder("admin");

/** Has Vite make the pages at each request, and change them in the browser when a file is saved. */
export const createDevFront: CreateFront = async (services, server) => {
  const { createServer } = await import("vite");
  const start = (root: string) =>
    createServer({
      configFile: `${root}/vite.config.ts`,
      appType: "custom",
      server: { middlewareMode: { server }, hmr: { server } },
    });
  const [vite, panelVite] = await Promise.all([start(web), start(admin)]);
  const page = pages(
    async (url) => {
      const { createRender } = (await vite.ssrLoadModule("/app/server.tsx")) as typeof Server;
      const template = await vite.transformIndexHtml(url, readFileSync(`${web}/index.html`, "utf8"));
      return { template, render: createRender(services) };
    },
    services.siteUrl,
    services.pageSnippets,
  );
  const madeFiles = siteFiles(async () => {
    const { createSiteFiles } = (await vite.ssrLoadModule("/site-files.ts")) as typeof SiteFiles;
    return createSiteFiles(services);
  }, services.siteUrl);
  const canonical = canonicalPages(async (path) => {
    const { canonicalPath } = (await vite.ssrLoadModule("/canonical-path.ts")) as typeof CanonicalPath;
    return canonicalPath(path);
  });
  const panel = adminPage(
    (url) => panelVite.transformIndexHtml(url, readFileSync(`${admin}/index.html`, "utf8")),
    services,
  );
  return {
    pages: (ctx, next) => panel(ctx, () => madeFiles(ctx, () => canonical(ctx, () => page(ctx, next)))),
    // Requests that Vite does not handle go to the app.
    wrap: (listener) => (request, response) => {
      const { url = "/" } = request;
      const [path = "/"] = url.split("?");
      const { middlewares } = isAdminPath(path) ? panelVite : vite;
      middlewares(request, response, () => {
        // Vite has taken its base away
        request.url = url;
        listener(request, response);
      });
    },
    close: async () => void (await Promise.all([vite.close(), panelVite.close()])),
  };
};
