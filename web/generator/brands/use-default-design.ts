import { useEffect, useEffectEvent } from "react";
import type { NamedDesign } from "../../../core/codes/texts/design-file.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import { useSession } from "../../session/session.tsx";

/**
 * Starts a new code with the account's default design, or the site's, unless the user has already made
 * changes. Visitors of a site without a default load nothing.
 * @param begin changes the initial draft; null if the page restored a stored one
 * @param dress applies a brand to a draft
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
