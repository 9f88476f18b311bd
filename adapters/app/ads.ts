import { createAdPictures, fetchingPictures } from "../../core/ads/ad-picture.ts";
import { createAdService } from "../../core/ads/ad-service.ts";
import { createExpiringAds } from "../../core/ads/expiring-ads.ts";
import { createRunningAds } from "../../core/ads/running-ads.ts";
import { HOURLY, type Base } from "./base.ts";
import type { Messages } from "./messages.ts";

/** Advertisements: management, delivery and expiry notices. */
export function createAds(
  {
    ads,
    settings,
    clock,
    jobs,
    images,
    pictures,
    secrets,
    request,
    transactAs,
    trail,
    ids,
    parseUrl,
    ownHosts,
  }: Base,
  { webhooks }: Pick<Messages, "webhooks">,
) {
  const runningAds = createRunningAds({ ads, settings, clock });
  const expiringAds = createExpiringAds({ ads, settings, clock });
  jobs.every("expiring-ads", HOURLY, async () => void (await expiringAds.announce(webhooks.adExpiring)));
  const adPictures = createAdPictures({
    images,
    pictures,
    secrets,
    clock,
    fetchPicture: fetchingPictures(request),
  });
  return {
    ads: createAdService({
      ads,
      transactAs,
      trail,
      settings,
      clock,
      ids,
      parseUrl,
      ownHosts,
      adPictures,
      changed: runningAds.forget,
    }),
    runningAds,
    expiringAds,
  };
}
