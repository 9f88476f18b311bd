import type { Middleware } from "koa";
import { pageRequest } from "./page-request.ts";
import { nameRoute } from "./route-of.ts";

type SiteFiles = (request: Request) => Promise<{ type: string; body: string } | null>;

/** Serves the files that are made for this site: robots.txt, sitemap.xml and the web manifest. */
export function siteFiles(source: () => Promise<SiteFiles>, siteUrl: string): Middleware {
  return async (ctx, next) => {
    const asked = ctx.method === "GET" || ctx.method === "HEAD";
    const file = asked ? await (await source())(pageRequest(ctx, siteUrl)) : null;
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
