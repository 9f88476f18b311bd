import type { Context } from "koa";

/**
 * A visitor's request as the pages see it, under the site's own address: what a page says must not depend on a Host header,
 * or on a path like //host, that anybody can send.
 */
export function pageRequest(ctx: Context, siteUrl: string): Request {
  const headers = { Cookie: ctx.get("Cookie"), "Accept-Language": ctx.get("Accept-Language") };
  return new Request(siteUrl + readable(ctx.path) + ctx.search, { headers });
}

/** No page has an address that says no text, and the router would log it: it is looked up literally. */
const readable = (path: string): string => (textOf(path) === null ? path.replaceAll("%", "%25") : path);

/** The result is used, since the build leaves out a call whose result is not, error and all. */
function textOf(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
