import type { AdImage, Ad, AdPlacement, AdType } from "./ad.ts";

/** The public view of an advertisement: only what is rendered, nothing about the advertiser or the counts. */
export interface ShownAd {
  id: string;
  type: AdType;
  placement: AdPlacement;
  title: string;
  description: string;
  /** Plain text; empty for `custom`, whose code is served in a separate frame. */
  text: string;
  image: AdImage | null;
  /** Whether it has a target. Clicks go through `adClickPath`, which counts them. */
  leads: boolean;
}

export const shownAd = (ad: Ad): ShownAd => ({
  id: ad.id,
  type: ad.type,
  placement: ad.placement,
  title: ad.title,
  description: ad.description,
  text: ad.type === "custom" ? "" : ad.content,
  image: ad.image,
  leads: ad.targetUrl !== null,
});

/** Paths that count a click and redirect to the target, and that serve the code of a `custom` advertisement. */
export const adClickPath = (id: string): string => `/ads/${id}/click`;
export const adFramePath = (id: string): string => `/ads/${id}/frame`;
/** Path of a frame that runs unsaved code received from its parent window. */
export const AD_PREVIEW_PATH = "/ads/preview";
/**
 * Sandbox of these frames: an opaque origin without cookies, storage or accounts, which cannot navigate the
 * surrounding page.
 */
export const AD_SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
