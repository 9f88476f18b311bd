import { adValues, type AdDay, type Ad } from "../ads/ad.ts";
import { adState } from "../ads/schedule.ts";

const rate = (clicks: number, impressions: number): number | null =>
  impressions === 0 ? null : clicks / impressions;

/** An advertisement by the names of its columns, what becomes of it today, and what was counted. */
export const presentAd = (ad: Ad, today: string) => ({
  id: ad.id,
  ...adValues(ad),
  image_width: ad.image?.width ?? null,
  image_height: ad.image?.height ?? null,
  state: adState(ad, today),
  impressions: ad.impressionCount,
  clicks: ad.clickCount,
  /** Clicks by impressions; null if it was never shown. */
  click_rate: rate(ad.clickCount, ad.impressionCount),
  created_at: ad.createdAt.toISOString(),
  updated_at: ad.updatedAt.toISOString(),
});

export const presentAdDay = ({ day, impressions, clicks }: AdDay) => ({ day, impressions, clicks });
