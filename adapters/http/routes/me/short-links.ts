import type { Middleware } from "koa";
import type { AnalyticsService } from "../../../../core/analytics/analytics-service.ts";
import type { ShortLinkService } from "../../../../core/short-links/short-link-service.ts";
import {
  newShortLinkSchema,
  shortLinkChangesSchema,
  shortLinkList,
} from "../../../../core/short-links/short-link.ts";
import { idOf } from "../../query/id-of.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import { periodParam } from "../../query/period-param.ts";
import { presentLinkReport } from "../../../../core/presenters/present-analytics.ts";
import { presentShortLink } from "../../../../core/presenters/present-short-link.ts";
import { listRoute } from "../../routing/list-route.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";

const NONE = "You have no such short link";

interface Dependencies {
  shortLinks: ShortLinkService;
  analytics: AnalyticsService;
  siteUrl: string;
  common: Middleware;
}

/** The short links of the caller's tracked codes. */
export function shortLinkRoutes({ shortLinks, analytics, siteUrl, common }: Dependencies): AnyRoute[] {
  return [
    listRoute({
      path: "/api/me/short_links",
      guard: "customer",
      limit: [common],
      name: "short_links",
      shape: shortLinkList,
      maxRows: 100,
      list: (query, filter, ctx) => shortLinks.list(signedIn(ctx).user.id, query, filter),
      present: (link) => presentShortLink(link, siteUrl),
    }),
    route({
      method: "POST",
      path: "/api/me/short_links",
      guard: "customer",
      limit: [common],
      body: json(newShortLinkSchema),
      async handle(ctx, wanted) {
        const link = await shortLinks.create(signedIn(ctx).user.id, wanted);
        ctx.status = 201;
        ctx.body = presentShortLink(link, siteUrl);
      },
    }),
    route({
      method: "GET",
      path: "/api/me/short_links/:id",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        ctx.body = presentShortLink(await shortLinks.get(signedIn(ctx).user.id, idOf(ctx, NONE)), siteUrl);
      },
    }),
    route({
      method: "GET",
      path: "/api/me/short_links/:id/analytics",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        const { user } = signedIn(ctx);
        const link = await shortLinks.get(user.id, idOf(ctx, NONE));
        const report = await analytics.linkReport(link, periodParam(ctx), user.profile.timezone);
        ctx.body = presentLinkReport(report);
      },
    }),
    route({
      method: "PATCH",
      path: "/api/me/short_links/:id",
      guard: "customer",
      limit: [common],
      body: json(shortLinkChangesSchema),
      async handle(ctx, changes) {
        const link = await shortLinks.change(signedIn(ctx).user.id, idOf(ctx, NONE), changes);
        ctx.body = presentShortLink(link, siteUrl);
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/short_links/:id",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        await shortLinks.remove(signedIn(ctx).user.id, idOf(ctx, NONE));
        ctx.status = 204;
      },
    }),
  ];
}
