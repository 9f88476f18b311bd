import type { Changes, CachedTable } from "./ports/changes.ts";

/**
 * Caches what was read until the table is changed, by whatever process. Without a subscription to changes nothing is cached: calls
 * during a read share it, later ones read again.
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
    // a change that comes while it is read forgets it: what is read then may be from before
    underWay = reading;
    kept = isSubscribed ? reading : null;
    reading.catch(() => {
      if (kept === reading) kept = null;
    });
    return reading;
  }

  return { get, forget };
}
