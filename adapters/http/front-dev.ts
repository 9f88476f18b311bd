import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type * as Server from "../../web/server.tsx";
import type * as SiteFiles from "../../web/site-files.ts";
import type { CreateFront } from "./front.ts";
import { pages } from "./pages.ts";
import { siteFiles } from "./site-files.ts";

const web = fileURLToPath(new URL("../../web", import.meta.url));

/** Has Vite make the pages at each request, and change them in the browser when a file is saved. */
export const createDevFront: CreateFront = async (services, server) => {
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: `${web}/vite.config.ts`,
    appType: "custom",
    server: { middlewareMode: { server }, hmr: { server } },
  });
  const page = pages(async (url) => {
    const { createRender } = (await vite.ssrLoadModule("/server.tsx")) as typeof Server;
    const template = await vite.transformIndexHtml(url, readFileSync(`${web}/index.html`, "utf8"));
    return { template, render: createRender(services) };
  }, services.siteUrl);
  const madeFiles = siteFiles(async () => {
    const { createSiteFiles } = (await vite.ssrLoadModule("/site-files.ts")) as typeof SiteFiles;
    return createSiteFiles(services);
  }, services.siteUrl);
  return {
    pages: (ctx, next) => madeFiles(ctx, () => page(ctx, next)),
    // What Vite does not know goes on to the app.
    wrap: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    close: () => vite.close(),
  };
};
