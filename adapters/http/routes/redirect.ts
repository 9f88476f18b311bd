import type { Context, Middleware } from "koa";
import type { ScanService } from "../../../core/analytics/scan-service.ts";
import { MINUTE } from "../../../core/durations.ts";
import type { SettingsService } from "../../../core/settings/settings-service.ts";
import type { ClosedLink } from "../../../core/short-links/closed-link-texts.ts";
import type { ShortLinkService } from "../../../core/short-links/short-link-service.ts";
import type { RedirectTarget } from "../../../core/short-links/short-link.ts";
import { closedLinkPage, visitorLanguage } from "../pages/closed-link-page.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { type AnyRoute, route } from "../routing/route.ts";
import { parseUrl } from "../../addresses/parse-url.ts";
import { isLinkNavigation } from "./link-navigation.ts";

const STATUS: Record<ClosedLink, number> = { unknown: 404, paused: 410, taken_down: 410 };

interface Dependencies {
  shortLinks: ShortLinkService;
  scans: ScanService;
  settings: SettingsService;
  limits: RateLimits;
}

/** Host of the referring page. Cameras send none. */
function referrerHost(ctx: Context): string {
  const referrer = ctx.get("Referer");
  const host = parseUrl(referrer)?.hostname ?? "";
  return host === ctx.hostname ? "" : host.replace(/^www\./, "");
}

/**
 * `/s/:code`, the target of tracked codes. Redirects visitors at once and temporarily; the scan is counted
 * after the response. HEAD requests do not count. Only unknown codes are rate limited: a whole audience may
 * scan one poster.
 */
export function redirectRoutes({ shortLinks, scans, settings, limits }: Dependencies): AnyRoute[] {
  const guesses: Middleware = limits.perAddress(60, MINUTE);

  async function showClosed(ctx: Context, kind: ClosedLink): Promise<void> {
    const site = await settings.publicSettings();
    ctx.status = STATUS[kind];
    ctx.type = "html";
    ctx.vary(["Accept-Language", "Cookie"]);
    ctx.body = closedLinkPage(kind, visitorLanguage(ctx, site.language), site);
  }

  function countAfterwards(ctx: Context, { id, userId }: RedirectTarget): void {
    if (!isLinkNavigation(ctx)) return;
    const request = {
      linkId: id,
      userId,
      address: ctx.ip,
      userAgent: ctx.get("User-Agent"),
      referrer: referrerHost(ctx),
      optedOut: ctx.get("Sec-GPC") === "1" || ctx.get("DNT") === "1",
    };
    ctx.res.once("close", () => scans.record(request));
  }

  return [
    route({
      method: "GET",
      path: "/s/:code",
      guard: "anyone",
      limit: [],
      async handle(ctx) {
        ctx.set("X-Robots-Tag", "noindex");
        const link = await shortLinks.findByCode(ctx.params["code"] ?? "");
        if (link === null) {
          await guesses(ctx, () => showClosed(ctx, "unknown"));
          return;
        }
        if (link.isTakenDown || link.paused) {
          await showClosed(ctx, link.isTakenDown ? "taken_down" : "paused");
          return;
        }
        ctx.status = 302;
        // verbatim: Koa would encode it again
        ctx.set("Location", new URL(link.target).href);
        ctx.body = "";
        countAfterwards(ctx, link);
      },
    }),
  ];
}
