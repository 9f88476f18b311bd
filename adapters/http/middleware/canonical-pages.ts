import type { Middleware } from "koa";
import { nameRoute } from "../routing/route-of.ts";

/**
 * Redirects a page in another spelling to its one address (308, RFC 9110 §15.4.9). Behind it, a path is either the
 * address of a page, letter by letter, or of none: whatever a page's answer says by its path holds for all of its spellings.
 * @param addressOf the address of the page that a path means; null where there is none
 */
export function canonicalPages(addressOf: (path: string) => Promise<string | null>): Middleware {
  return async function canonicalPagesMiddleware(ctx, next) {
    const asked = ctx.method === "GET" || ctx.method === "HEAD";
    const address = asked ? await addressOf(ctx.path) : null;
    if (address === null || address === ctx.path) {
      await next();
      return;
    }
    nameRoute(ctx, "page");
    ctx.redirect(address + ctx.search);
    ctx.status = 308;
    ctx.set("Cache-Control", "no-cache");
  };
}
