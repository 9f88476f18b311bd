import { useEffect, useEffectEvent } from "react";
import type { NamedDesign } from "../../../core/codes/texts/design-file.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import { useSession } from "../../session/session.tsx";

/**
 * A new code begins with the design for new codes of its account, or with that of the site, unless somebody was quicker. Visitors of a
 * site that has none load nothing for it.
 * @param begin changes what a fresh page begins with; null where it goes on with what was kept
 * @param dress gives a draft the look of a brand
 */
export function useDefaultDesign<T>(
  begin: ((change: (draft: T) => T) => void) | null,
  dress: (draft: T, brand: NamedDesign) => T,
): void {
  const { client, user, status } = useSession();
  const { brands } = usePublicSettings();
  const userId = user?.id;
  const isAsked = userId !== undefined || (status === "signed_out" && brands?.has_default === true);
  const dressed = useEffectEvent(dress);
  useEffect(() => {
    if (!isAsked || begin === null) return undefined;
    let gone = false;
    const load = async () => {
      const { findDefaultDesign } = await import("./brand-calls.ts");
      const design = await findDefaultDesign(userId === undefined ? null : client.fetch);
      if (design && !gone) begin((draft) => dressed(draft, design));
    };
    load().catch((error: unknown) => console.warn("The design for new codes could not be loaded:", error));
    return () => {
      gone = true;
    };
  }, [client, userId, isAsked, begin]);
}
