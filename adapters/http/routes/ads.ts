import { Router } from "@koa/router";
import type { Context } from "koa";
import * as z from "zod/mini";
import type { AdCountService } from "../../../core/ads/ad-count-service.ts";
import type { RunningAds } from "../../../core/ads/running-ads.ts";
import { AD_PREVIEW_PATH, shownAd } from "../../../core/ads/shown-ad.ts";
import { DomainError } from "../../../core/errors.ts";
import { sendAdFrame, sendAdPreview } from "../ad-frame.ts";
import { idOf } from "../id-of.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { jsonBody, validBody } from "../valid-body.ts";

const MINUTE = 60;
const GONE = "There is no such advertisement any more";

/** More than one page shows at once. */
const seenSchema = z.object({ ids: z.array(z.uuid()).check(z.maxLength(50)) });

interface Dependencies {
  runningAds: RunningAds;
  adCounts: AdCountService;
  limits: RateLimits;
}

/** A browser that fetches a page before anybody asked for it. */
const isAhead = (ctx: Context): boolean =>
  /prefetch|prerender|preview/i.test(ctx.get("Sec-Purpose") + ctx.get("Purpose"));

/** What visitors ask of advertisements (D22). One that is not on the pages now does not exist. */
export function adRoutes({ runningAds, adCounts, limits }: Dependencies): Router {
  const router = new Router();

  async function running(ctx: Context & { params: Record<string, string> }) {
    const ad = await runningAds.find(idOf(ctx, GONE));
    if (!ad) throw new DomainError("not_found", GONE);
    return ad;
  }

  router.get("/api/public/advertisements", async (ctx) => {
    ctx.body = (await runningAds.list()).map(shownAd);
  });

  router.post(
    "/api/public/advertisements/impressions",
    limits.perAddressHere(120, MINUTE),
    jsonBody(),
    async (ctx) => {
      const { ids } = validBody(ctx, seenSchema);
      const shown = new Set((await runningAds.list()).map(({ id }) => id));
      adCounts.seen(
        ids.filter((id) => shown.has(id)),
        ctx.get("User-Agent"),
      );
      ctx.status = 204;
    },
  );

  // the one place to which it leads is the stored one: nothing of the request has a say in it
  router.get("/ads/:id/click", limits.perAddressHere(60, MINUTE), async (ctx) => {
    ctx.set("X-Robots-Tag", "noindex");
    ctx.set("Cache-Control", "no-store");
    ctx.set("Referrer-Policy", "origin");
    const { id, targetUrl } = await running(ctx);
    if (targetUrl === null) throw new DomainError("not_found", GONE);
    ctx.status = 302;
    ctx.set("Location", new URL(targetUrl).href);
    ctx.body = "";
    // whoever runs the site looks at it without counting
    const isCounted = ctx.method === "GET" && ctx.query["count"] !== "no" && !isAhead(ctx);
    if (isCounted) adCounts.followed(id, ctx.get("User-Agent"));
  });

  router.get("/ads/:id/frame", async (ctx) => {
    const { type, title, content } = await running(ctx);
    if (type !== "custom") throw new DomainError("not_found", GONE);
    sendAdFrame(ctx, { title, content });
  });

  router.get(AD_PREVIEW_PATH, (ctx) => sendAdPreview(ctx));

  return router;
}
