import type { Middleware } from "koa";
import { nameRoute } from "../routing/route-of.ts";

/**
 * Redirects other spellings of a page's path to its canonical address (308, RFC 9110 §15.4.9). After it, a
 * path is either exactly the address of a page, or of none: an answer that depends on the path holds for all
 * spellings.
 * @param addressOf the canonical address of a path; null if there is none
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
