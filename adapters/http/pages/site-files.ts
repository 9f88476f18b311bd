import type { Middleware } from "koa";
import { pageRequest } from "./page-request.ts";
import { nameRoute } from "../routing/route-of.ts";

type SiteFiles = (request: Request) => Promise<{ type: string; body: string } | null>;

/** Serves the files that are made for this site: robots.txt, sitemap.xml and the web manifest. */
export function siteFiles(source: () => Promise<SiteFiles>, siteUrl: string): Middleware {
  return async (ctx, next) => {
    const request = pageRequest(ctx, siteUrl);
    // an address with dot segments is another spelling of a file's, and no file
    const asked =
      (ctx.method === "GET" || ctx.method === "HEAD") && new URL(request.url).pathname === ctx.path;
    const file = asked ? await (await source())(request) : null;
    if (!file) {
      await next();
      return;
    }
    nameRoute(ctx, "site file");
    ctx.type = file.type;
    ctx.set("Cache-Control", "no-cache");
    ctx.vary(["Accept-Language", "Cookie"]);
    ctx.body = file.body;
  };
}
