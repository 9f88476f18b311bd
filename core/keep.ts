import type { Changes, KeptTable } from "./ports/changes.ts";

/**
 * What was read last, for as long as it is true: until the table is changed, by whatever process. Where changes are not heard,
 * nothing is kept: who asks while it is read gets the same, whoever comes later reads anew.
 * @returns `get`, and `forget` for who changed it and asks again before the word is back
 */
export function keep<T>(changes: Changes | undefined, table: KeptTable, read: () => Promise<T>) {
  let kept: Promise<T> | null = null;
  let underWay: Promise<T> | null = null;
  const forget = (): void => {
    kept = null;
    underWay = null;
  };
  changes?.onChange(table, forget);

  function get(): Promise<T> {
    const isHearing = changes?.isHearing() ?? false;
    if (isHearing && kept) return kept;
    if (underWay) return underWay;
    const reading = read().finally(() => {
      if (underWay === reading) underWay = null;
    });
    // a change that comes while it is read forgets it: what is read then may be from before
    underWay = reading;
    kept = isHearing ? reading : null;
    reading.catch(() => {
      if (kept === reading) kept = null;
    });
    return reading;
  }

  return { get, forget };
}
