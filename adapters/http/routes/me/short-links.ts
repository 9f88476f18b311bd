import type { Router } from "@koa/router";
import type { AnalyticsService } from "../../../../core/analytics/analytics-service.ts";
import type { ShortLinkService } from "../../../../core/short-links/short-link-service.ts";
import {
  newShortLinkSchema,
  SHORT_LINK_SORTS,
  shortLinkChangesSchema,
} from "../../../../core/short-links/short-link.ts";
import { idOf } from "../../id-of.ts";
import { listParams, sendPage } from "../../list-params.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import { periodParam } from "../../period-param.ts";
import { presentLinkReport, presentShortLink } from "../../present-analytics.ts";
import { jsonBody, validBody } from "../../valid-body.ts";

const NONE = "You have no such short link";

interface Dependencies {
  shortLinks: ShortLinkService;
  analytics: AnalyticsService;
  siteUrl: string;
}

/** The short links of the caller's tracked codes (D20). */
export function shortLinkRoutes(router: Router, { shortLinks, analytics, siteUrl }: Dependencies): void {
  router.get("/short_links", async (ctx) => {
    const query = listParams(ctx, SHORT_LINK_SORTS, { sort: "created_at", order: "desc" });
    const page = await shortLinks.list(signedIn(ctx).user.id, query);
    sendPage(ctx, "short_links", query, page, (link) => presentShortLink(link, siteUrl));
  });

  router.post("/short_links", jsonBody(), async (ctx) => {
    const link = await shortLinks.create(signedIn(ctx).user.id, validBody(ctx, newShortLinkSchema));
    ctx.status = 201;
    ctx.body = presentShortLink(link, siteUrl);
  });

  router.get("/short_links/:id", async (ctx) => {
    ctx.body = presentShortLink(await shortLinks.get(signedIn(ctx).user.id, idOf(ctx, NONE)), siteUrl);
  });

  router.get("/short_links/:id/analytics", async (ctx) => {
    const { user } = signedIn(ctx);
    const link = await shortLinks.get(user.id, idOf(ctx, NONE));
    ctx.body = presentLinkReport(await analytics.linkReport(link, periodParam(ctx), user.profile.timezone));
  });

  router.patch("/short_links/:id", jsonBody(), async (ctx) => {
    const { user } = signedIn(ctx);
    const link = await shortLinks.change(user.id, idOf(ctx, NONE), validBody(ctx, shortLinkChangesSchema));
    ctx.body = presentShortLink(link, siteUrl);
  });

  router.delete("/short_links/:id", async (ctx) => {
    await shortLinks.remove(signedIn(ctx).user.id, idOf(ctx, NONE));
    ctx.status = 204;
  });
}
