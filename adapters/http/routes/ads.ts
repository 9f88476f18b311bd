import * as z from "zod/mini";
import type { AdCountService } from "../../../core/ads/ad-count-service.ts";
import type { RunningAds } from "../../../core/ads/running-ads.ts";
import { AD_PREVIEW_PATH, shownAd } from "../../../core/ads/shown-ad.ts";
import { MINUTE } from "../../../core/durations.ts";
import { DomainError } from "../../../core/errors.ts";
import { sendAdFrame, sendAdPreview } from "../pages/ad-frame.ts";
import { idOf } from "../query/id-of.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { type AnyRoute, route, type RouteContext } from "../routing/route.ts";
import { json } from "../body/valid-body.ts";
import { isLinkNavigation } from "./link-navigation.ts";

const GONE = "There is no such advertisement any more";

/** More than one page can show at once. */
const seenSchema = z.object({ ids: z.array(z.uuid()).check(z.maxLength(50)) });

interface Dependencies {
  runningAds: RunningAds;
  adCounts: AdCountService;
  limits: RateLimits;
}

/** Advertisement routes for visitors. An advertisement that is not shown now counts as not found. */
export function adRoutes({ runningAds, adCounts, limits }: Dependencies): AnyRoute[] {
  async function running(ctx: RouteContext) {
    const ad = await runningAds.find(idOf(ctx, GONE));
    if (!ad) throw new DomainError("not_found", GONE);
    return ad;
  }

  return [
    route({
      method: "GET",
      path: "/api/public/advertisements",
      guard: "anyone",
      limit: [],
      async handle(ctx) {
        ctx.body = (await runningAds.list()).map(shownAd);
      },
    }),
    route({
      method: "POST",
      path: "/api/public/advertisements/impressions",
      guard: "anyone",
      limit: [limits.perAddressHere(120, MINUTE)],
      body: json(seenSchema),
      async handle(ctx, { ids }) {
        const shown = new Set((await runningAds.list()).map(({ id }) => id));
        adCounts.seen(
          ids.filter((id) => shown.has(id)),
          ctx.get("User-Agent"),
        );
        ctx.status = 204;
      },
    }),
    // redirects to the stored address, which the request cannot influence
    route({
      method: "GET",
      path: "/ads/:id/click",
      guard: "anyone",
      limit: [limits.perAddressHere(60, MINUTE)],
      async handle(ctx) {
        ctx.set("X-Robots-Tag", "noindex");
        ctx.set("Cache-Control", "no-store");
        ctx.set("Referrer-Policy", "origin");
        const { id, targetUrl } = await running(ctx);
        if (targetUrl === null) throw new DomainError("not_found", GONE);
        ctx.status = 302;
        ctx.set("Location", new URL(targetUrl).href);
        ctx.body = "";
        // the panel shows it without counting
        if (ctx.query["count"] !== "no" && isLinkNavigation(ctx))
          adCounts.followed(id, ctx.get("User-Agent"));
      },
    }),
    route({
      method: "GET",
      path: "/ads/:id/frame",
      guard: "anyone",
      limit: [],
      async handle(ctx) {
        const { type, title, content } = await running(ctx);
        if (type !== "custom") throw new DomainError("not_found", GONE);
        sendAdFrame(ctx, { title, content });
      },
    }),
    route({
      method: "GET",
      path: AD_PREVIEW_PATH,
      guard: "anyone",
      host: "any",
      limit: [],
      handle: sendAdPreview,
    }),
  ];
}
