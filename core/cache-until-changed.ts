import type { Changes, CachedTable } from "./ports/changes.ts";

/**
 * Caches a read until any process changes the table. Without a subscription to changes nothing is cached:
 * concurrent calls share one read, later ones read again.
 * @returns `get`, and `forget` for a caller that changed the table and reads before the notification arrives
 */
export function cacheUntilChanged<T>(
  changes: Changes | undefined,
  table: CachedTable,
  read: () => Promise<T>,
) {
  let kept: Promise<T> | null = null;
  let underWay: Promise<T> | null = null;
  const forget = (): void => {
    kept = null;
    underWay = null;
  };
  changes?.onChange(table, forget);

  function get(): Promise<T> {
    const isSubscribed = changes?.isSubscribed() ?? false;
    if (isSubscribed && kept) return kept;
    if (underWay) return underWay;
    const reading = read().finally(() => {
      if (underWay === reading) underWay = null;
    });
    // a change during the read invalidates it, since it may return the old state
    underWay = reading;
    kept = isSubscribed ? reading : null;
    reading.catch(() => {
      if (kept === reading) kept = null;
    });
    return reading;
  }

  return { get, forget };
}
