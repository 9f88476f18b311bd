import type { Context } from "koa";

/** A browser that prefetches a page. */
const isAhead = (ctx: Context): boolean =>
  /prefetch|prerender|preview/i.test(ctx.get("Sec-Purpose") + ctx.get("Purpose"));

/**
 * A picture, style, script, frame or call of a page: its visitor followed no link. A style sheet could otherwise report what visitors
 * type. Apps and older browsers send no `Sec-Fetch-Dest`; in an app's own browser it is `document`.
 */
const isPartOfPage = (ctx: Context): boolean => !["", "document"].includes(ctx.get("Sec-Fetch-Dest"));

/** Whether this is a person who follows a link, which is counted. HEAD asks without following. */
export const isFollowed = (ctx: Context): boolean =>
  ctx.method === "GET" && !isAhead(ctx) && !isPartOfPage(ctx);
