import { MINUTE_MS, HOUR_MS } from "../durations.ts";
import type { Clock } from "../ports/system.ts";

/** The same failure is sent so often at most, and all of them together so often in an hour. */
const SAME_MS = 15 * MINUTE_MS;
const MAX_PER_HOUR = 6;
/** Kinds of failures that are remembered. */
const MAX_KINDS = 1000;

/**
 * Lets through errors worth a message: a server that fails at every request must not send one for each. Per
 * process; suppressed errors are counted and reported with the next message.
 */
export function createErrorGate(clock: Clock) {
  const kinds = new Map<string, { at: number; others: number }>();
  let sent: number[] = [];

  /** @returns how many of this kind were held back since the last time; null: hold this one back, too */
  return function pass(kind: string): number | null {
    const now = clock.now().getTime();
    const known = kinds.get(kind);
    sent = sent.filter((at) => isWithin(HOUR_MS, at, now));
    if ((known && isWithin(SAME_MS, known.at, now)) || sent.length >= MAX_PER_HOUR) {
      if (known) known.others += 1;
      else if (kinds.size < MAX_KINDS) kinds.set(kind, { at: -Infinity, others: 1 });
      return null;
    }
    if (kinds.size >= MAX_KINDS) kinds.clear();
    kinds.set(kind, { at: now, others: 0 });
    sent.push(now);
    return known?.others ?? 0;
  };
}

/** A time that is still to come was sent by a clock that was ahead. */
const isWithin = (milliseconds: number, at: number, now: number): boolean =>
  at <= now && now - at < milliseconds;
