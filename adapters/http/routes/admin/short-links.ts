import type { Middleware } from "koa";
import type { LinkTakeDown } from "../../../../core/short-links/link-take-down.ts";
import { everyShortLinkList, takeDownSchema } from "../../../../core/short-links/short-link.ts";
import { presentAnyShortLink } from "../../../../core/presenters/present-short-link.ts";
import type { AnyRoute } from "../../routing/route.ts";
import { resourceRoutes } from "./resource.ts";

interface Dependencies {
  linkTakeDown: LinkTakeDown;
  installation: { siteUrl: string };
  common: Middleware;
}

/** The short links of all users: their targets, and whether they were taken down. */
export function shortLinkAdminRoutes({ linkTakeDown, installation, common }: Dependencies): AnyRoute[] {
  return resourceRoutes({
    name: "short_links",
    one: "short link",
    common,
    shape: everyShortLinkList,
    list: linkTakeDown.list,
    get: linkTakeDown.get,
    update: {
      schema: takeDownSchema,
      run: (by, id, { taken_down_reason: reason }, refuse) => linkTakeDown.takeDown(by, id, reason, refuse),
    },
    present: (link) => presentAnyShortLink(link, installation.siteUrl),
  });
}
