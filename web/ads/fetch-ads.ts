import type { ShownAd } from "../../core/ads/shown-ad.ts";
import { request } from "../api/api-fetch.ts";
import type { DrawAds } from "./ad-slot.ts";

/** Loads the component that draws ads. */
export const fetchDrawAds = async (): Promise<DrawAds> => (await import("./DrawAds.tsx")).DrawAds;

/** Loads the running ads. @throws ApiError */
export async function fetchAds() {
  const ads = (await (await request("/api/public/advertisements")).json()) as ShownAd[];
  return { ads, Draw: ads.length === 0 ? null : await fetchDrawAds() };
}
