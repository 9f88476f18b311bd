import type { Middleware } from "koa";
import { compress, encodingFor } from "../server/compression.ts";
import { refuseFrames } from "./content-security-policy.ts";
import { nameRoute } from "../routing/route-of.ts";

export const isAdminPath = (path: string): boolean => /^\/admin(?:\/|$)/.test(path);
/** Files of its build: a missing one is a 404, not the page. */
const FILE = /^\/admin\/assets\//;

/**
 * The back office is a single page for all addresses under /admin, whose script has its own router. Vite has
 * put `__NONCE__` on its scripts and styles (`html.cspNonce` in admin/vite.config.ts). On its own host
 * (`adminUrl`), it links to the site by absolute URLs.
 */
export function adminPage(
  template: (url: string) => Promise<string>,
  { siteUrl, adminUrl }: { siteUrl: string; adminUrl: string | null },
): Middleware {
  const site = adminUrl === null ? "" : siteUrl;
  return async (ctx, next) => {
    const asked = ctx.method === "GET" || ctx.method === "HEAD";
    if (!asked || !isAdminPath(ctx.path) || FILE.test(ctx.path)) {
      await next();
      return;
    }
    nameRoute(ctx, "/admin/*");
    const nonce = typeof ctx.state["nonce"] === "string" ? ctx.state["nonce"] : "";
    const html = (await template(ctx.originalUrl))
      .replaceAll("__NONCE__", nonce)
      .replace("__SITE_URL__", () => site);
    ctx.type = "html";
    ctx.set("Cache-Control", "no-store");
    // third-party code on a public page has the same origin: in a frame, it could operate the panel as its
    // admin
    refuseFrames(ctx);
    ctx.vary("Accept-Encoding");
    const encoding = encodingFor(ctx);
    if (encoding) ctx.set("Content-Encoding", encoding);
    ctx.body = encoding ? await compress(html, encoding, 4) : html;
  };
}
