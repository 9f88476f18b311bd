import { createAdPictures, fetchingPictures } from "../../core/ads/ad-picture.ts";
import { createAdvertisementService } from "../../core/ads/advertisement-service.ts";
import { createExpiringAds } from "../../core/ads/expiring-ads.ts";
import { createRunningAds } from "../../core/ads/running-ads.ts";
import { HOURLY, type Base } from "./base.ts";
import type { Messages } from "./messages.ts";

/** Advertisements: which there are, which run, and which soon end. */
export function createAdvertisements(base: Base, { webhooks }: Pick<Messages, "webhooks">) {
  const runningAds = createRunningAds(base);
  const expiringAds = createExpiringAds(base);
  base.jobs.every("expiring-ads", HOURLY, async () => void (await expiringAds.announce(webhooks.adExpiring)));
  const adPictures = createAdPictures({ ...base, fetchPicture: fetchingPictures(base.request) });
  return {
    advertisements: createAdvertisementService({ ...base, adPictures, changed: runningAds.forget }),
    runningAds,
    expiringAds,
  };
}
