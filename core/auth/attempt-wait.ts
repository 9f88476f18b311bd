import { MINUTE_MS, DAY_MS } from "../durations.ts";

/** What an account waits after the first attempt too many; twice as long each time after that. */
export const FIRST_WAIT_MS = 30_000;
export const LONGEST_WAIT_MS = 15 * MINUTE_MS;
/** How long failed attempts are remembered. */
export const ATTEMPT_MEMORY_MS = DAY_MS;

/**
 * A wait that grows instead of a lock: no one can lock another user out for good.
 * @param count attempts made
 * @param allowed attempts before the first wait
 * @returns milliseconds from the last attempt to the next one
 */
export function waitAfter(count: number, allowed: number): number {
  return count < allowed ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (count - allowed));
}
