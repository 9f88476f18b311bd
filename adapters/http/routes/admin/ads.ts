import type { Middleware } from "koa";
import { type Ad, adChangesSchema, adList, newAdSchema } from "../../../../core/ads/ad.ts";
import { AD_IMAGE_SIDE } from "../../../../core/ads/ad-picture.ts";
import type { AdService } from "../../../../core/ads/ad-service.ts";
import { MINUTE } from "../../../../core/durations.ts";
import { IMAGE_BYTES } from "../../../../core/images/image-file.ts";
import type { ImageService } from "../../../../core/images/image-service.ts";
import { idOf } from "../../query/id-of.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { presentAdDay, presentAd } from "../../../../core/ads/ad.ts";
import { pictureUpload } from "../picture-upload.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { resourceRoutes } from "./resource.ts";

interface Dependencies {
  ads: AdService;
  uploads: ImageService;
  limits: RateLimits;
  common: Middleware;
}

/** Advertisements, the totals above their list, their counts by day, and the upload of their pictures. */
export function adAdminRoutes(dependencies: Dependencies): AnyRoute[] {
  const { ads, uploads, limits, common } = dependencies;

  // presented advertisements depend on the day, which each request reads once
  const dated = async () => {
    const today = await ads.today();
    return (ad: Ad) => ({ ad, today });
  };

  return [
    route({
      method: "GET",
      path: "/api/admin/advertisements/overview",
      guard: "admin",
      limit: [common],
      async handle(ctx) {
        ctx.body = await ads.overview();
      },
    }),
    route({
      method: "GET",
      path: "/api/admin/advertisements/:id/days",
      guard: "admin",
      limit: [common],
      async handle(ctx) {
        const id = idOf(ctx, "There is no such advertisement");
        ctx.body = (await ads.days(id)).map(presentAdDay);
      },
    }),
    pictureUpload({
      path: "/api/admin/advertisements/images",
      guard: "admin",
      limit: [limits.perAddress(30, MINUTE), common],
      bytes: IMAGE_BYTES,
      save: (userId, image) => uploads.save(userId, image, AD_IMAGE_SIDE),
    }),
    ...resourceRoutes({
      name: "advertisements",
      one: "advertisement",
      common,
      shape: adList,
      async list(query, filter) {
        const withDay = await dated();
        const { items, total } = await ads.list(query, filter);
        return { items: items.map(withDay), total };
      },
      async get(id) {
        const withDay = await dated();
        return withDay(await ads.get(id));
      },
      create: {
        schema: newAdSchema,
        async run(by, input) {
          const withDay = await dated();
          return withDay(await ads.create(by, input));
        },
      },
      update: {
        schema: adChangesSchema,
        async run(by, id, changes, refuse) {
          const withDay = await dated();
          return withDay(await ads.update(by, id, changes, (stored) => refuse(withDay(stored))));
        },
      },
      async remove(by, id, refuse) {
        const withDay = await dated();
        await ads.remove(by, id, (stored) => refuse(withDay(stored)));
      },
      present: ({ ad, today }) => presentAd(ad, today),
    }),
  ];
}
