import type { Middleware } from "koa";
import { DomainError } from "../../../core/errors.ts";
import { isAdminPath } from "../admin-page.ts";

interface Options {
  /** Origin of the panel, null where it has no host of its own. */
  adminUrl: string | null;
  siteUrl: string;
}

/** What the panel's host answers: the panel, signing in, and the files that both consist of. */
const OF_PANEL =
  /^\/(?:admin|api\/admin|api\/me|api\/public\/settings|auth|media|healthz|readyz|login|forgot-password|reset-password|assets|icons)(?:\/|$)|^\/(?:favicon\.\w+|apple-touch-icon\.png|manifest\.webmanifest|custom\.css)$/;
/** What only the panel's host answers, once there is one: neither its pages nor what they call. */
const ONLY_OF_PANEL = /^\/(?:api\/admin|auth\/v1\/(?:admin|invite))(?:\/|$)/;
/** The upload test page is a page of the site (D24). */
const OF_SITE = /^\/api\/admin\/images$/;

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : "");

/**
 * Gives the panel a host name of its own (ADMIN_URL, D23): the scripts that the site's pages may hold for other people then share no
 * origin with it. Only the `Host` header says which one is called; what a proxy adds beside it (X-Forwarded-Host) is anybody's to say.
 */
export function adminHost({ adminUrl, siteUrl }: Options): Middleware {
  return async function adminHostMiddleware(ctx, next) {
    if (adminUrl === null) return next();
    const called = hostOf(`${new URL(adminUrl).protocol}//${ctx.req.headers.host ?? ""}`);
    const isReading = ctx.method === "GET" || ctx.method === "HEAD";
    const sendTo = (address: string) => {
      if (!isReading)
        throw new DomainError("not_found", `There is no ${ctx.method} ${ctx.path} on this host`);
      ctx.set("Cache-Control", "no-store");
      ctx.redirect(address);
    };
    if (called === hostOf(adminUrl)) {
      if (ctx.path === "/") return sendTo("/admin/dashboard");
      return OF_PANEL.test(ctx.path) ? next() : sendTo(siteUrl + ctx.path + ctx.search);
    }
    if (isAdminPath(ctx.path)) return sendTo(adminUrl + ctx.path + ctx.search);
    if (ONLY_OF_PANEL.test(ctx.path) && !OF_SITE.test(ctx.path)) {
      throw new DomainError("not_found", `The back office is at ${adminUrl}`);
    }
    return next();
  };
}
