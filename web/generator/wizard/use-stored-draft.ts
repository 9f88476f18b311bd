import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { onDraftsRemoved } from "../../../browser/session/tab-drafts.ts";
import { findDraft, saveDraft } from "../../codes/draft-storage.ts";
import { useHandedOver } from "../../codes/handed-draft.ts";
import { useLive } from "../../components/loading/use-live.ts";

/**
 * State that survives a reload, the back button and the visit to /login.
 * @param make the initial draft, the same on the server and in the browser
 * @param isFor false if the address requests something else than the stored draft
 * @param restore the part of the stored draft to restore; absent: all of it
 * @param toKept the part of the draft to store
 * @param onReplace called before a draft that was handed over replaces the current one
 * @returns the draft, its setter, `keep`, which stores it at once and returns whether there is room for it, and `begin`, which changes the initial
 * draft until the user has edited it; null if the page restored a stored draft
 */
export function useStoredDraft<T>(options: {
  name: string;
  schema: z.ZodMiniType<T>;
  make: () => T;
  isFor: (kept: T) => boolean;
  restore?: (kept: T) => T;
  toKept?: (draft: T) => T;
  onReplace?: () => void;
}): [T, (change: (draft: T) => T) => void, () => boolean, ((change: (draft: T) => T) => void) | null] {
  const { name, schema, make, isFor, restore, toKept = (all) => all, onReplace } = options;
  const [draft, setDraft] = useState(make);
  const untouched = useRef(draft);
  const [restored, setRestored] = useState(false);
  const [fresh, setFresh] = useState(true);
  const live = useLive();
  if (live && !restored) {
    setRestored(true);
    const kept = findDraft(name, schema);
    if (kept !== null && isFor(kept)) {
      setDraft(restore ? restore(kept) : kept);
      setFresh(false);
    }
  }

  const takeOver = useEffectEvent(() => {
    const given = findDraft(name, schema);
    if (given === null) return;
    onReplace?.();
    setDraft(restore ? restore(given) : given);
  });
  const handedOver = useHandedOver(name);
  const taken = useRef(handedOver);
  useEffect(() => {
    if (handedOver === taken.current) return;
    taken.current = handedOver;
    takeOver();
  }, [handedOver]);

  const latest = useRef(draft);
  const kept = useRef(toKept);
  useLayoutEffect(() => {
    latest.current = draft;
    kept.current = toKept;
  }, [draft, toKept]);

  const isRemoved = useRef(false);
  useEffect(() => {
    const forget = onDraftsRemoved(() => (isRemoved.current = true));
    // an unedited page has nothing to store, and must not overwrite what was stored before; a removed draft must not come back
    const save = () => {
      if (latest.current !== untouched.current && !isRemoved.current)
        saveDraft(name, kept.current(latest.current));
    };
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("pagehide", save);
      save();
      forget();
    };
  }, [name]);

  const begin = useCallback((change: (draft: T) => T) => {
    if (latest.current !== untouched.current) return;
    const begun = change(latest.current);
    untouched.current = begun;
    setDraft(begun);
  }, []);

  const keep = () => !isRemoved.current && saveDraft(name, toKept(latest.current));
  return [draft, setDraft, keep, fresh ? begin : null];
}
