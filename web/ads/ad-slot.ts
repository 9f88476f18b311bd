import type { ComponentType } from "react";
import type { AdPlacement } from "../../core/ads/ad.ts";
import type { ShownAd } from "../../core/ads/shown-ad.ts";

export interface AdSlotProps {
  placement: AdPlacement;
  /** Advertisements of this placement, in the order in which they are shown. */
  ads: readonly ShownAd[];
}

/** What draws advertisements is loaded where there are some. */
export type DrawAds = ComponentType<AdSlotProps>;
