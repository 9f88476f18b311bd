import type { RunningAds } from "../../core/ads/running-ads.ts";
import { createLegalPageService } from "../../core/legal/legal-page-service.ts";
import { createPrivacyFacts } from "../../core/legal/privacy-facts.ts";
import type { Base } from "./base.ts";
import type { Config } from "../config/config.ts";
import { parse5Reader as html } from "../html/parse5-reader.ts";
import { markdownItRenderer as markdown } from "../markdown/markdown-it-renderer.ts";

const PICTURE_SERVICES = { local: null, s3: "S3", cloudinary: "Cloudinary" } as const;

/** Privacy, terms and imprint. */
export function createLegal(
  config: Config,
  { settings, snippets, legalPages, transactAs, trail, clock, parseUrl, siteUrl, changes }: Base,
  { runningAds }: { runningAds: RunningAds },
) {
  const privacyFacts = createPrivacyFacts({
    settings,
    snippets,
    runningAds,
    installation: {
      asksPlaceService: config.geoip.url !== null,
      signInServices: config.oidc.map(({ label }) => label),
      pictureService: PICTURE_SERVICES[config.images.store],
      worksOffline: config.offline,
    },
  });
  return createLegalPageService({
    legalPages,
    transactAs,
    trail,
    clock,
    settings,
    parseUrl,
    siteUrl,
    html,
    markdown,
    privacyFacts,
    changes,
  });
}
