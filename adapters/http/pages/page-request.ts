import type { Context } from "koa";

/**
 * A visitor's request as the pages see it, under the configured site URL: pages must not depend on a Host
 * header, or on a path such as //host, which anyone can send.
 */
export function pageRequest(ctx: Context, siteUrl: string): Request {
  const headers = { Cookie: ctx.get("Cookie"), "Accept-Language": ctx.get("Accept-Language") };
  return new Request(siteUrl + readable(ctx.path) + ctx.search, { headers });
}

/**
 * A path that cannot be decoded matches no page, and the router would log an error: it is looked up
 * literally.
 */
const readable = (path: string): string => (textOf(path) === null ? path.replaceAll("%", "%25") : path);

/** The result is used, since the bundler would otherwise drop the call together with its exception. */
function textOf(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
