import { useEffect } from "react";
import { useSession } from "../../session/session.tsx";
import type { QrDraft } from "./qr-draft.ts";

/** A new code of somebody who has a design for new codes begins with it, unless they were quicker. Visitors load nothing for it. */
export function useDefaultDesign(begin: ((change: (draft: QrDraft) => QrDraft) => void) | null): void {
  const { client, user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined || begin === null) return undefined;
    let gone = false;
    const load = async () => {
      const [{ findDefaultDesign }, { withBrand }] = await Promise.all([
        import("../../generator/brands/brand-calls.ts"),
        import("./brands/brand-draft.ts"),
      ]);
      const design = await findDefaultDesign(client.fetch);
      if (design && !gone) begin((draft) => ({ ...draft, ...withBrand(design) }));
    };
    load().catch((error: unknown) => console.warn("The design for new codes could not be loaded:", error));
    return () => {
      gone = true;
    };
  }, [client, userId, begin]);
}
