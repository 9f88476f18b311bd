import type { ComponentType } from "react";
import type { AdPlacement } from "../../core/ads/ad.ts";
import type { ShownAd } from "../../core/ads/shown-ad.ts";

export interface AdSlotProps {
  placement: AdPlacement;
  /** Advertisements of this placement, in the order in which they are shown. */
  ads: readonly ShownAd[];
}

/** The component that draws ads; loaded only if there are some. */
export type DrawAds = ComponentType<AdSlotProps>;
