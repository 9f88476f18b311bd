import { useEffect } from "react";

const listeners = new Set<() => void>();

/** Notifies views of the history that a download was added. */
export function notifySaved(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls `reload` whenever a download was added to the history meanwhile: a list that was read while one was
 * being saved, or resent after the previous page could not finish it, lacks it.
 */
export function useSavedDownloads(reload: () => void): void {
  useEffect(() => {
    listeners.add(reload);
    return () => void listeners.delete(reload);
  }, [reload]);
}
