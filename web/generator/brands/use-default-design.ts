import { useEffect, useEffectEvent } from "react";
import type { NamedDesign } from "../../../core/codes/texts/design-file.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import { useSession } from "../../session/session.tsx";

/** The site's default brand, if it came with the page; null otherwise. The first draft starts with it. */
export const useGivenDesign = (): NamedDesign | null => usePublicSettings().brands?.default ?? null;

/**
 * Starts a new code with the account's default design, or the site's, unless the user has already made
 * changes. Visitors of a site without a default load nothing.
 * @param begin changes the initial draft; null if the page restored a stored one
 * @param dress applies a brand to a draft
 * @param begun the brand with which the initial draft was made
 */
export function useDefaultDesign<T>(
  begin: ((change: (draft: T) => T) => void) | null,
  dress: (draft: T, brand: NamedDesign) => T,
  begun: NamedDesign | null = null,
): void {
  const { client, user, status } = useSession();
  const { brands } = usePublicSettings();
  const userId = user?.id;
  const given = useGivenDesign();
  const isAsked = userId !== undefined || (status === "signed_out" && brands?.has_default === true);
  const dressed = useEffectEvent(dress);
  useEffect(() => {
    if (!isAsked || begin === null || (userId === undefined && begun !== null)) return undefined;
    let gone = false;
    const find = async () => {
      if (userId === undefined && given !== null) return given;
      const { findDefaultDesign } = await import("./brand-calls.ts");
      return findDefaultDesign(userId === undefined ? null : client.fetch);
    };
    const load = async () => {
      const design = await find();
      if (design && !gone) begin((draft) => dressed(draft, design));
    };
    load().catch((error: unknown) => console.warn("The design for new codes could not be loaded:", error));
    return () => {
      gone = true;
    };
  }, [client, userId, isAsked, begin, given, begun]);
}
