import type { AdImage, Ad, AdPlacement, AdType } from "./ad.ts";

/** An advertisement as visitors get it: what is drawn, and nothing of who pays or how it does. */
export interface ShownAd {
  id: string;
  type: AdType;
  placement: AdPlacement;
  title: string;
  description: string;
  /** Text. What `custom` holds is code, and comes in a frame of its own. */
  text: string;
  image: AdImage | null;
  /** Whether it leads somewhere; the way there is counted. */
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

/** Where clicks are counted and led on, and where the code of a `custom` one stands by itself. */
export const adClickPath = (id: string): string => `/ads/${id}/click`;
export const adFramePath = (id: string): string => `/ads/${id}/frame`;
/** A frame that shows the code that its parent sends it, before it is saved. */
export const AD_PREVIEW_PATH = "/ads/preview";
/** What such a frame may do: no origin, so no cookies, no storage, no accounts; and it cannot lead the page around it away. */
export const AD_SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
