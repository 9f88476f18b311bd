import type { Context } from "koa";

/** Whether a browser fetches the page ahead of time. */
const isPrefetch = (ctx: Context): boolean =>
  /prefetch|prerender|preview/i.test(ctx.get("Sec-Purpose") + ctx.get("Purpose"));

/**
 * Whether a page loads the address as a picture, style, script, frame or call, without the visitor following
 * a link. Otherwise, a style sheet could report user input. Apps and older browsers send no `Sec-Fetch-Dest`;
 * an in-app browser sends `document`.
 */
const isPartOfPage = (ctx: Context): boolean => !["", "document"].includes(ctx.get("Sec-Fetch-Dest"));

/** Whether a person follows a link, which is counted. HEAD requests are not. */
export const isLinkNavigation = (ctx: Context): boolean =>
  ctx.method === "GET" && !isPrefetch(ctx) && !isPartOfPage(ctx);
