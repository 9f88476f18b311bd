import type { Middleware } from "koa";
import { adChangesSchema, adList, adValues, newAdSchema } from "../../../../core/ads/ad.ts";
import { AD_IMAGE_SIDE } from "../../../../core/ads/ad-picture.ts";
import type { AdService } from "../../../../core/ads/ad-service.ts";
import { IMAGE_BYTES } from "../../../../core/images/image-file.ts";
import type { ImageService } from "../../../../core/images/image-service.ts";
import { idOf } from "../../query/id-of.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { presentAdDay, presentAd } from "../../presenters/present-ad.ts";
import { pictureUpload } from "../picture-upload.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { resourceRoutes } from "./resource.ts";

const MINUTE = 60;

interface Dependencies {
  ads: AdService;
  uploads: ImageService;
  limits: RateLimits;
  common: Middleware;
}

/** Advertisements, the totals above their list, their counts by day, and the upload of their pictures. */
export function adAdminRoutes(dependencies: Dependencies): AnyRoute[] {
  const { ads, uploads, limits, common } = dependencies;

  // what is presented depends on the day, which each request reads once
  const withDay = async <T, R>(work: Promise<T>, present: (done: T, today: string) => R): Promise<R> => {
    const done = await work;
    return present(done, await ads.today());
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
      list: (query, filter) =>
        withDay(ads.list(query, filter), ({ items, total }, today) => ({
          items: items.map((ad) => presentAd(ad, today)),
          total,
        })),
      get: (id) => withDay(ads.get(id), presentAd),
      create: {
        schema: newAdSchema,
        run: (by, input) => withDay(ads.create(by, input), presentAd),
      },
      update: {
        schema: adChangesSchema,
        run: (by, id, changes, refuse) =>
          withDay(
            ads.update(by, id, changes, (stored) => refuse(adValues(stored))),
            presentAd,
          ),
      },
      remove: (by, id, refuse) => ads.remove(by, id, (stored) => refuse(adValues(stored))),
      present: (ad) => ad,
    }),
  ];
}
