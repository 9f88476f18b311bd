import type { Middleware } from "koa";
import { pageRequest } from "./page-request.ts";
import { nameRoute } from "../routing/route-of.ts";

type SiteFiles = (request: Request) => Promise<{ type: string; body: string } | null>;

/** Serves the generated files of this site: robots.txt, sitemap.xml and the web manifest. */
export function siteFiles(source: () => Promise<SiteFiles>, siteUrl: string): Middleware {
  return async (ctx, next) => {
    const request = pageRequest(ctx, siteUrl);
    // an address with dot segments is only another spelling of a file's address, and is not served
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
