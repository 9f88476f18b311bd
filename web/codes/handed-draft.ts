import { useSyncExternalStore } from "react";
import { saveDraft } from "./draft-storage.ts";

const counts = new Map<string, number>();
const listeners = new Set<() => void>();
const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};

/** Puts a draft into a page, as if it had just been typed there, also into one that is open. */
export function handOverDraft(name: string, draft: unknown): void {
  saveDraft(name, draft);
  counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const listen of listeners) listen();
}

/** Number of drafts of this name handed over so far. */
export const useHandedOver = (name: string): number =>
  useSyncExternalStore(
    subscribe,
    () => counts.get(name) ?? 0,
    () => 0,
  );
