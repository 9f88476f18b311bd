import { createContext, use, useEffect, useMemo, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { AdPlacement } from "../../core/ads/ad.ts";
import type { ShownAd } from "../../core/ads/shown-ad.ts";
import type { DrawAds } from "./ad-slot.ts";
import { fetchAds } from "./fetch-ads.ts";
import { showsAds } from "./shows-ads.ts";

interface ShownAds {
  ads: readonly ShownAd[];
  Draw: DrawAds | null;
}

const Ads = createContext<ShownAds>({ ads: [], Draw: null });

/**
 * Holds the advertisements from the server. Pages without slots are rendered without them; the first page
 * with slots after that requests them.
 * @param given null: not known yet
 * @param draw null if nothing was given
 */
export function AdsProvider({
  given,
  draw,
  children,
}: {
  given: readonly ShownAd[] | null;
  draw: DrawAds | null;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState<ShownAds | null>(given && { ads: given, Draw: draw });
  const isWanted = shown === null && showsAds(pathname);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    const ask = async () => {
      const found = await fetchAds();
      if (!isLeft) setShown(found);
    };
    // the page works without advertisements
    ask().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  const value = useMemo(() => shown ?? { ads: [], Draw: null }, [shown]);
  return <Ads value={value}>{children}</Ads>;
}

/** A slot for advertisements on a public page; renders nothing if there are none. */
export function AdSlot({ placement }: { placement: AdPlacement }) {
  const { ads, Draw } = use(Ads);
  const { pathname } = useLocation();
  if (!Draw || !showsAds(pathname)) return null;
  const own = ads.filter((ad) => ad.placement === placement);
  return own.length === 0 ? null : <Draw key={pathname} placement={placement} ads={own} />;
}
