import { useEffect, useState } from "react";
import type { RecentCode } from "./recent-code.ts";
import { listRecent, onRecentChange } from "./recent-store.ts";

/** The codes of this device; null: not known yet, "refused": the browser stores nothing. */
export function useRecent(): readonly RecentCode[] | "refused" | null {
  const [codes, setCodes] = useState<readonly RecentCode[] | "refused" | null>(null);
  useEffect(() => {
    let gone = false;
    const read = () =>
      void listRecent().then(
        (found) => gone || setCodes(found),
        (error: unknown) => {
          console.warn("The codes of this device cannot be read.", error);
          if (!gone) setCodes("refused");
        },
      );
    read();
    const stop = onRecentChange(read);
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return codes;
}
