import type { Middleware } from "koa";
import type { Render } from "../../web/server.tsx";

/** Where Vite puts the nonce of scripts and styles (`html.cspNonce` in web/vite.config.ts). */
const NONCE = /__NONCE__/g;
/** Pages of one person: not kept anywhere. */
const PERSONAL = /^\/(?:login|signup|customer)(?:\/|$)/;

/** Fills the placeholders of index.html with what React rendered for this address. */
export function pages(source: (url: string) => Promise<{ template: string; render: Render }>): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") {
      await next();
      return;
    }
    const nonce = typeof ctx.state["nonce"] === "string" ? ctx.state["nonce"] : "";
    const { template, render } = await source(ctx.originalUrl);
    // The host is made up: what a page says must not depend on a header that anybody can set.
    const rendered = await render(new Request(new URL(ctx.originalUrl, "http://localhost")), nonce);
    if (rendered instanceof Response) {
      ctx.redirect(rendered.headers.get("Location") ?? "/");
      ctx.status = rendered.status;
      return;
    }
    ctx.status = rendered.status;
    ctx.type = "html";
    ctx.set("Cache-Control", PERSONAL.test(ctx.path) ? "no-store" : "no-cache");
    ctx.body = template
      .replaceAll(NONCE, nonce)
      .replace("<!--head-->", () => rendered.head)
      .replace("<!--app-->", () => rendered.body);
  };
}
