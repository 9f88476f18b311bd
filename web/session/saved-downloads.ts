import { useEffect } from "react";

const listeners = new Set<() => void>();

/** Notifies views of the history that a download was added. */
export function notifySaved(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls `reload` whenever a download has come into the history meanwhile: a list that was read while one was on its way, or was sent
 * again since the page before could not finish it, is without it.
 */
export function useSavedDownloads(reload: () => void): void {
  useEffect(() => {
    listeners.add(reload);
    return () => void listeners.delete(reload);
  }, [reload]);
}
