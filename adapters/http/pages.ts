import type { Middleware } from "koa";
import type { Render } from "../../web/server.tsx";
import { compress, encodingFor } from "./compression.ts";
import { pageRequest } from "./page-request.ts";

/** Where Vite puts the nonce of scripts and styles (`html.cspNonce` in web/vite.config.ts). */
const NONCE = /__NONCE__/g;
/** The icons of the product in index.html. */
const ICONS = /<link rel="(?:icon|apple-touch-icon)"[^>]*>/g;
/** Pages of one person: not kept anywhere. */
const PERSONAL = /^\/(?:login|signup|forgot-password|reset-password|auth|customer)(?:\/|$)/;

/** Fills the placeholders of index.html with what React rendered for this address. */
export function pages(
  source: (url: string) => Promise<{ template: string; render: Render }>,
  siteUrl: string,
): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") {
      await next();
      return;
    }
    const nonce = typeof ctx.state["nonce"] === "string" ? ctx.state["nonce"] : "";
    const { template, render } = await source(ctx.originalUrl);
    const rendered = await render(pageRequest(ctx, siteUrl), nonce);
    if (rendered instanceof Response) {
      ctx.redirect(rendered.headers.get("Location") ?? "/");
      ctx.status = rendered.status;
      return;
    }
    ctx.status = rendered.status;
    ctx.type = "html";
    ctx.set("Cache-Control", PERSONAL.test(ctx.path) ? "no-store" : "no-cache");
    ctx.vary(["Accept-Encoding", "Accept-Language", "Cookie"]);
    const html = template
      .replaceAll(ICONS, (icon) => (rendered.hasOwnIcon ? "" : icon))
      .replaceAll(NONCE, nonce)
      .replace('<html lang="en"', `<html lang="${rendered.language}"`)
      .replace("<!--head-->", () => rendered.head)
      .replace("<!--app-->", () => rendered.body);
    const encoding = encodingFor(ctx);
    if (encoding) ctx.set("Content-Encoding", encoding);
    ctx.body = encoding ? await compress(html, encoding, 4) : html;
  };
}
