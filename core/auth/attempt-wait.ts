import { MINUTE_MS, DAY_MS } from "../durations.ts";

/** Wait after the first failed attempt beyond the limit; doubles each time after that. */
export const FIRST_WAIT_MS = 30_000;
export const LONGEST_WAIT_MS = 15 * MINUTE_MS;
/** How long failed attempts are remembered. */
export const ATTEMPT_MEMORY_MS = DAY_MS;

/**
 * A growing wait instead of a lockout: nobody can lock another user out for good.
 * @param count failed attempts so far
 * @param allowed attempts before the first wait
 * @returns milliseconds from the last attempt to the next one
 */
export function waitAfter(count: number, allowed: number): number {
  return count < allowed ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (count - allowed));
}
