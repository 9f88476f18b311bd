import { Router } from "@koa/router";
import type { Context, Middleware } from "koa";
import type { ScanService } from "../../../core/analytics/scan-service.ts";
import type { SettingsService } from "../../../core/settings/settings-service.ts";
import type { ClosedLink } from "../../../core/short-links/closed-link-texts.ts";
import type { ShortLinkService } from "../../../core/short-links/short-link-service.ts";
import type { ShortLink } from "../../../core/short-links/short-link.ts";
import { closedLinkPage, visitorLanguage } from "../closed-link-page.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";

const MINUTE = 60;
const STATUS: Record<ClosedLink, number> = { unknown: 404, paused: 410 };

interface Dependencies {
  shortLinks: ShortLinkService;
  scans: ScanService;
  settings: SettingsService;
  limits: RateLimits;
}

/** Host of the page that led here. A camera names none. */
function referrerHost(ctx: Context): string {
  const referrer = ctx.get("Referer");
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : "";
  return host === ctx.hostname ? "" : host.replace(/^www\./, "");
}

/** A browser that fetches a page before anybody asked for it. */
const isAhead = (ctx: Context): boolean =>
  /prefetch|prerender|preview/i.test(ctx.get("Sec-Purpose") + ctx.get("Purpose"));

/**
 * `/s/:code`, what tracked codes hold (D20). Whoever asks is led on at once and for this time only; the scan is counted when the
 * answer is out. HEAD asks without scanning. Only codes that nobody gave out are limited: a whole hall may scan one poster.
 */
export function redirectRoutes({ shortLinks, scans, settings, limits }: Dependencies): Router {
  const router = new Router();
  const guesses: Middleware = limits.perAddress(60, MINUTE);

  async function showClosed(ctx: Context, kind: ClosedLink): Promise<void> {
    const site = await settings.publicSettings();
    ctx.status = STATUS[kind];
    ctx.type = "html";
    ctx.vary(["Accept-Language", "Cookie"]);
    ctx.body = closedLinkPage(kind, visitorLanguage(ctx, site.language), site);
  }

  function countAfterwards(ctx: Context, { id }: ShortLink): void {
    if (ctx.method !== "GET" || isAhead(ctx)) return;
    const request = {
      linkId: id,
      address: ctx.ip,
      userAgent: ctx.get("User-Agent"),
      referrer: referrerHost(ctx),
      optedOut: ctx.get("Sec-GPC") === "1" || ctx.get("DNT") === "1",
    };
    ctx.res.once("close", () => scans.record(request));
  }

  router.get("/s/:code", async (ctx) => {
    ctx.set("X-Robots-Tag", "noindex");
    ctx.set("Cache-Control", "no-store");
    const link = await shortLinks.findByCode(ctx.params["code"] ?? "");
    if (link === null) {
      await guesses(ctx, () => showClosed(ctx, "unknown"));
      return;
    }
    if (link.paused) {
      await showClosed(ctx, "paused");
      return;
    }
    ctx.status = 302;
    // as it was stored: koa would write it anew
    ctx.set("Location", new URL(link.target).href);
    ctx.body = "";
    countAfterwards(ctx, link);
  });
  return router;
}
