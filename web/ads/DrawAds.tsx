import { clsx } from "clsx";
import { useRef } from "react";
import { adStyle } from "../../core/ads/ad-style.ts";
import type { AdPlacement } from "../../core/ads/ad.ts";
import { useMessages } from "../components/messages.tsx";
import { useOnline } from "../offline/use-online.ts";
import { AdPopup } from "./AdPopup.tsx";
import type { AdSlotProps } from "./ad-slot.ts";
import { AdView } from "./AdView.tsx";
import { useSeen } from "./use-seen.ts";

/** Largest number in one slot: the page is about its tool. */
const MAX_ADS = 3;

const PLACES: Readonly<Record<Exclude<AdPlacement, "popup">, string>> = {
  header: "page pt-4",
  content: "page my-8",
  custom: "page mt-8",
  footer: "page pt-8",
  // beside the page if there is room, otherwise below it: web/app/styles.css
  sidebar: "ad-side page mt-8",
};

/** The advertisements of one slot, as many as fit. Offline pages show none. */
export function DrawAds({ placement, ads }: AdSlotProps) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const isOnline = useOnline();
  useSeen(place, isOnline && placement !== "popup");
  if (!isOnline) return null;
  if (placement === "popup") return <AdPopup ad={ads[0]!} />;
  return (
    <div
      ref={place}
      {...(placement === "header" ? { role: "complementary", "aria-label": t("ads.label") } : {})}
      className={clsx("grid w-full gap-4 print:hidden", PLACES[placement])}
      data-placement={placement}
    >
      <style>{adStyle}</style>
      {ads.slice(0, MAX_ADS).map((ad) => (
        <AdView key={ad.id} ad={ad} />
      ))}
    </div>
  );
}
