import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { findDraft, saveDraft } from "../codes/draft-storage.ts";
import { useLive } from "../components/use-live.ts";

/**
 * State that survives a reload, the back button and the trip to /login (D7).
 * @param make the draft of a fresh page, the same on the server and in the browser
 * @param isFor false where the address asks for something else than what was kept (D6)
 * @returns the draft, its setter, and `keep`, which stores it at once
 */
export function useStoredDraft<T>(options: {
  name: string;
  schema: z.ZodMiniType<T>;
  make: () => T;
  isFor: (kept: T) => boolean;
}): [T, (change: (draft: T) => T) => void, () => void] {
  const { name, schema, make, isFor } = options;
  const [draft, setDraft] = useState(make);
  const [untouched] = useState(draft);
  const [restored, setRestored] = useState(false);
  const live = useLive();
  if (live && !restored) {
    setRestored(true);
    const kept = findDraft(name, schema);
    if (kept !== null && isFor(kept)) setDraft(kept);
  }

  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);

  useEffect(() => {
    // a page that nobody touched has nothing to keep, and must not hide what was kept before
    const save = () => {
      if (latest.current !== untouched) saveDraft(name, latest.current);
    };
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [name, untouched]);

  return [draft, setDraft, () => saveDraft(name, latest.current)];
}
