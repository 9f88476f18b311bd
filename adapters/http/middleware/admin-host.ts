import type { Context, Middleware } from "koa";
import { DomainError } from "../../../core/errors.ts";
import { isAdminPath } from "../pages/admin-page.ts";
import type { RouteHost } from "../routing/route.ts";
import { parseUrl } from "../../addresses/parse-url.ts";

interface Options {
  /** Origin of the panel; null if it has no separate host. */
  adminUrl: string | null;
  siteUrl: string;
}

/** Public pages that the panel's host also serves, and their files. */
const PAGES_OF_PANEL =
  /^\/(?:admin|auth|login|forgot-password|reset-password|assets|icons)(?:\/|$)|^\/(?:favicon\.\w+|apple-touch-icon\.png|manifest\.webmanifest)$/;

const hostOf = (address: string): string => parseUrl(address)?.host ?? "";

export interface HostRule {
  /** Middleware for a route. */
  only(host: RouteHost): Middleware;
  /** Middleware for the pages, after all routes. */
  pages: Middleware;
}

function redirect(ctx: Context, address: string): void {
  if (ctx.method !== "GET" && ctx.method !== "HEAD")
    throw new DomainError("not_found", `There is no ${ctx.method} ${ctx.path} on this host`);
  ctx.set("Cache-Control", "no-store");
  ctx.redirect(address);
}

/**
 * Gives the panel its own host name (ADMIN_URL), so that third-party scripts on the public pages do not share
 * its origin. Only the `Host` header determines the host; X-Forwarded-Host can be forged.
 */
export function createHostRule({ adminUrl, siteUrl }: Options): HostRule {
  const isPanelHost = (ctx: Context): boolean =>
    adminUrl !== null &&
    hostOf(`${new URL(adminUrl).protocol}//${ctx.req.headers.host ?? ""}`) === hostOf(adminUrl);

  return {
    only: (host) =>
      async function routeHostMiddleware(ctx, next) {
        if (adminUrl === null || host === "any") return next();
        if (isPanelHost(ctx)) {
          if (host === "site") return redirect(ctx, siteUrl + ctx.path + ctx.search);
        } else if (host === "panel") {
          throw new DomainError("not_found", `The back office is at ${adminUrl}`);
        }
        return next();
      },

    pages: async function pageHostMiddleware(ctx, next) {
      if (adminUrl === null) return next();
      if (isPanelHost(ctx)) {
        if (ctx.path === "/") return redirect(ctx, "/admin/dashboard");
        return PAGES_OF_PANEL.test(ctx.path) ? next() : redirect(ctx, siteUrl + ctx.path + ctx.search);
      }
      return isAdminPath(ctx.path) ? redirect(ctx, adminUrl + ctx.path + ctx.search) : next();
    },
  };
}
