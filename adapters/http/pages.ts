import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipCompress } from "node:zlib";
import type { Context, Middleware } from "koa";
import type { Render } from "../../web/server.tsx";

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Where Vite puts the nonce of scripts and styles (`html.cspNonce` in web/vite.config.ts). */
const NONCE = /__NONCE__/g;
/** Pages of one person: not kept anywhere. */
const PERSONAL = /^\/(?:login|signup|customer)(?:\/|$)/;

/** Brotli at a level that costs about a millisecond; nothing secret is in a page that an attacker could guess by its length. */
async function sendCompressed(ctx: Context, html: string): Promise<void> {
  ctx.vary("Accept-Encoding");
  const encoding = ctx.acceptsEncodings("br", "gzip", "identity");
  if (encoding !== "br" && encoding !== "gzip") {
    ctx.body = html;
    return;
  }
  ctx.set("Content-Encoding", encoding);
  ctx.body = encoding === "br" ? await brotli(html, { params: QUICK }) : await gzip(html);
}

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
    const html = template
      .replaceAll(NONCE, nonce)
      .replace("<!--head-->", () => rendered.head)
      .replace("<!--app-->", () => rendered.body);
    await sendCompressed(ctx, html);
  };
}
