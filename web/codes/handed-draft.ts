import { useSyncExternalStore } from "react";
import { saveDraft } from "./draft-storage.ts";

let count = 0;
const listeners = new Set<() => void>();
const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};

/** Puts a draft into a page, as if it had just been typed there, also into one that is open. */
export function handOverDraft(name: string, draft: unknown): void {
  saveDraft(name, draft);
  count += 1;
  for (const listen of listeners) listen();
}

/** How many drafts were handed over so far: the key of what has to begin anew with each. */
export const useHandedOver = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
