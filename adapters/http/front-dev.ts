import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type * as Server from "../../web/server.tsx";
import type { CreateFront } from "./front.ts";
import { pages } from "./pages.ts";

const web = fileURLToPath(new URL("../../web", import.meta.url));

/** Has Vite make the pages at each request, and change them in the browser when a file is saved. */
export const createDevFront: CreateFront = async (services, server) => {
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: `${web}/vite.config.ts`,
    appType: "custom",
    server: { middlewareMode: { server }, hmr: { server } },
  });
  return {
    pages: pages(async (url) => {
      const { createRender } = (await vite.ssrLoadModule("/server.tsx")) as typeof Server;
      const template = await vite.transformIndexHtml(url, readFileSync(`${web}/index.html`, "utf8"));
      return { template, render: createRender(services) };
    }),
    // What Vite does not know goes on to the app.
    wrap: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    close: () => vite.close(),
  };
};
