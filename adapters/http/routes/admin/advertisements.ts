import type { Middleware } from "koa";
import {
  advertisementChangesSchema,
  advertisementList,
  advertisementValues,
  newAdvertisementSchema,
} from "../../../../core/ads/advertisement.ts";
import { AD_IMAGE_SIDE } from "../../../../core/ads/ad-picture.ts";
import type { AdvertisementService } from "../../../../core/ads/advertisement-service.ts";
import { IMAGE_BYTES } from "../../../../core/images/image-file.ts";
import type { ImageService } from "../../../../core/images/image-service.ts";
import { idOf } from "../../query/id-of.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { presentAdDay, presentAdvertisement } from "../../presenters/present-advertisement.ts";
import { presentImage } from "../../presenters/presenters.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { fileForm } from "../../body/upload.ts";
import { resourceRoutes } from "./resource.ts";

const MINUTE = 60;

interface Dependencies {
  advertisements: AdvertisementService;
  uploads: ImageService;
  limits: RateLimits;
  common: Middleware;
}

/** Advertisements, the totals above their list, their counts by day, and the upload of their pictures. */
export function advertisementRoutes(dependencies: Dependencies): AnyRoute[] {
  const { advertisements, uploads, limits, common } = dependencies;

  // what is presented depends on the day, which each request reads once
  const withDay = async <T, R>(work: Promise<T>, present: (done: T, today: string) => R): Promise<R> => {
    const done = await work;
    return present(done, await advertisements.today());
  };

  return [
    route({
      method: "GET",
      path: "/api/admin/advertisements/overview",
      guard: "admin",
      limit: [common],
      async handle(ctx) {
        ctx.body = await advertisements.overview();
      },
    }),
    route({
      method: "GET",
      path: "/api/admin/advertisements/:id/days",
      guard: "admin",
      limit: [common],
      async handle(ctx) {
        const id = idOf(ctx, "There is no such advertisement");
        ctx.body = (await advertisements.days(id)).map(presentAdDay);
      },
    }),
    route({
      method: "POST",
      path: "/api/admin/advertisements/images",
      guard: "admin",
      limit: [limits.perAddress(30, MINUTE), common],
      body: fileForm(IMAGE_BYTES),
      async handle(ctx, image) {
        ctx.body = presentImage(await uploads.save(signedIn(ctx).user.id, image, AD_IMAGE_SIDE));
        ctx.status = 201;
      },
    }),
    ...resourceRoutes({
      name: "advertisements",
      common,
      shape: advertisementList,
      list: (query, filter) =>
        withDay(advertisements.list(query, filter), ({ items, total }, today) => ({
          items: items.map((ad) => presentAdvertisement(ad, today)),
          total,
        })),
      get: (id) => withDay(advertisements.get(id), presentAdvertisement),
      create: {
        schema: newAdvertisementSchema,
        run: (by, input) => withDay(advertisements.create(by, input), presentAdvertisement),
      },
      update: {
        schema: advertisementChangesSchema,
        run: (by, id, changes, refuse) =>
          withDay(
            advertisements.update(by, id, changes, (stored) => refuse(advertisementValues(stored))),
            presentAdvertisement,
          ),
      },
      remove: advertisements.remove,
      present: (ad) => ad,
    }),
  ];
}
