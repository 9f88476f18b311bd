import type { Changes, KeptTable } from "./ports/changes.ts";

/**
 * What was read last, for as long as it is true: until the table is changed, by whatever process. Where changes are not heard,
 * nothing is kept and each question reads.
 * @returns `get`, and `forget` for who changed it and asks again before the word is back
 */
export function keep<T>(changes: Changes | undefined, table: KeptTable, read: () => Promise<T>) {
  let kept: Promise<T> | null = null;
  const forget = (): void => {
    kept = null;
  };
  changes?.onChange(table, forget);

  function get(): Promise<T> {
    if (!changes?.isHearing()) return read();
    if (kept) return kept;
    const reading = read();
    // a change that comes while it is read forgets it: what is read then may be from before
    kept = reading;
    reading.catch(() => {
      if (kept === reading) forget();
    });
    return reading;
  }

  return { get, forget };
}
