import { createElement, type ReactElement } from "react";
import { adMarkup, type AdElement } from "../../core/ads/ad-markup.ts";
import { adClickPath, adFramePath, type ShownAd } from "../../core/ads/shown-ad.ts";
import { useMessages } from "../components/messages.tsx";
import { useSession } from "../session/session.tsx";

const toReact = (element: AdElement): ReactElement =>
  createElement(
    element.tag,
    element.attributes,
    ...element.children.map((child) => (typeof child === "string" ? child : toReact(child))),
  );

/** One advertisement. Clicks by admins are not counted. */
export function AdView({ ad }: { ad: ShownAd }) {
  const t = useMessages();
  const { user } = useSession();
  const click = adClickPath(ad.id) + (user?.role === "admin" ? "?count=no" : "");
  return toReact(
    adMarkup(ad, {
      label: t("ads.label"),
      href: ad.leads ? click : null,
      frame: adFramePath(ad.id),
    }),
  );
}
