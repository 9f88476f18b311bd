import type { ShownAd } from "../../core/ads/shown-ad.ts";
import type { Language } from "../../core/languages.ts";
import { request } from "../api-fetch.ts";
import { loadTexts } from "../messages/load-texts.ts";

/** What shows advertisements, with its texts. */
export async function fetchDrawAds(language: Language) {
  const [{ DrawAds }] = await Promise.all([import("./DrawAds.tsx"), loadTexts(language, ["ads"])]);
  return DrawAds;
}

/** What runs now. @throws ApiError */
export async function fetchAds(language: Language) {
  const ads = (await (await request("/api/public/advertisements")).json()) as ShownAd[];
  return { ads, Draw: ads.length === 0 ? null : await fetchDrawAds(language) };
}
