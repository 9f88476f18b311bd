import type { Router } from "@koa/router";
import {
  ADVERTISEMENT_SORTS,
  advertisementChangesSchema,
  advertisementFilterSchema,
  newAdvertisementSchema,
} from "../../../../core/ads/advertisement.ts";
import { AD_IMAGE_SIDE } from "../../../../core/ads/ad-picture.ts";
import type { AdvertisementService } from "../../../../core/ads/advertisement-service.ts";
import { IMAGE_BYTES } from "../../../../core/images/image-file.ts";
import type { ImageService } from "../../../../core/images/image-service.ts";
import { idOf } from "../../id-of.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { presentAdDay, presentAdvertisement } from "../../present-advertisement.ts";
import { presentImage } from "../../presenters.ts";
import { multipartBody, uploadedFile } from "../../upload.ts";
import { resourceRoutes } from "./resource.ts";

const MINUTE = 60;

interface Dependencies {
  advertisements: AdvertisementService;
  uploads: ImageService;
  limits: RateLimits;
}

/** Advertisements (accounts §2, §7), the cards over their list, what was counted day by day, and pictures on their way into one. */
export function advertisementRoutes(router: Router, { advertisements, uploads, limits }: Dependencies): void {
  router.get("/advertisements/overview", async (ctx) => {
    ctx.body = await advertisements.overview();
  });

  router.get("/advertisements/:id/days", async (ctx) => {
    const id = idOf(ctx, "There is no such advertisement");
    ctx.body = (await advertisements.days(id)).map(presentAdDay);
  });

  router.post(
    "/advertisements/images",
    limits.perAddress(30, MINUTE),
    multipartBody(IMAGE_BYTES),
    async (ctx) => {
      const file = await uploadedFile(ctx, "file");
      ctx.body = presentImage(await uploads.save(signedIn(ctx).user.id, file, AD_IMAGE_SIDE));
      ctx.status = 201;
    },
  );

  // what is shown of each depends on the day, which a request asks for once
  const withDay = async <T, R>(work: Promise<T>, present: (done: T, today: string) => R): Promise<R> => {
    const done = await work;
    return present(done, await advertisements.today());
  };

  resourceRoutes(router, {
    name: "advertisements",
    fields: ADVERTISEMENT_SORTS,
    sort: { sort: "created_at", order: "desc" },
    filter: advertisementFilterSchema,
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
      run: (by, id, changes) => withDay(advertisements.update(by, id, changes), presentAdvertisement),
    },
    remove: advertisements.remove,
    present: (ad) => ad,
  });
}
