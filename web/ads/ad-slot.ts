import type { ComponentType } from "react";
import type { AdPlacement } from "../../core/ads/ad.ts";
import type { ShownAd } from "../../core/ads/shown-ad.ts";

export interface AdSlotProps {
  placement: AdPlacement;
  /** Of this placement, the first one first. */
  ads: readonly ShownAd[];
}

/** What draws advertisements is loaded where there are some. */
export type DrawAds = ComponentType<AdSlotProps>;
