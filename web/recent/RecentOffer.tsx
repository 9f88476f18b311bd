import { later } from "../components/loading/later.tsx";
import { loadTexts, pageLanguage } from "../messages/load-texts.ts";

const offer = later(async () => {
  const [{ MoveRecent }] = await Promise.all([
    import("./MoveRecent.tsx"),
    loadTexts(pageLanguage(), ["recent"]),
  ]);
  return MoveRecent;
});

/**
 * Offers to move the codes of this device into the signed-in user's account; renders nothing if there are
 * none.
 */
export const RecentOffer = () => (
  <offer.Part onFailed={(error) => console.warn("Recent codes cannot be offered.", error)} />
);
