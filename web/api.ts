import type { ShownAd } from "../core/ads/shown-ad.ts";
import type { PublicSettings } from "../core/settings/settings.ts";

/** What the server asks of the product while it renders a page. */
export interface PublicApi {
  publicSettings(): Promise<PublicSettings>;
  /** Advertisements that run now; absent where pages show none. */
  shownAds?(): Promise<ShownAd[]>;
}
