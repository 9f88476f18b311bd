import type { Context } from "koa";

/**
 * A visitor's request as the pages see it, under the site's own address: what a page says must not depend on a Host header,
 * or on a path like //host, that anybody can send.
 */
export function pageRequest(ctx: Context, siteUrl: string): Request {
  const headers = { Cookie: ctx.get("Cookie"), "Accept-Language": ctx.get("Accept-Language") };
  return new Request(siteUrl + ctx.path + ctx.search, { headers });
}
