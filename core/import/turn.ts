import { DomainError } from "../errors.ts";
import type { Signal } from "../ports/signal.ts";
import type { Clock } from "../ports/system.ts";

/**
 * So long an import works before the next one has its turn: the last of those that wait begins after twice as long, and is answered before
 * its client hangs up, which most do after 300 s.
 */
const TURN_MS = 90_000;
/** Seconds. */
export const RETRY_AFTER = 30;

/** The time that an import has. */
export interface TimeBudget {
  isOver(): boolean;
  /** @throws DomainError `unavailable` once it is over; the reason of the signal once that is aborted */
  goOn(): void;
}

const notDone = () =>
  new DomainError(
    "unavailable",
    "There is more in this archive than can be imported in one go: what came in stays, and the rest comes when you send it again",
    { retryAfter: RETRY_AFTER },
  );

/** A turn of 90 s that begins now. */
export function startTimeBudget(clock: Clock, signal: Signal | undefined): TimeBudget {
  const end = clock.now().getTime() + TURN_MS;
  const isOver = () => clock.now().getTime() > end;
  return {
    isOver,
    goOn() {
      if (signal?.aborted) throw signal.reason;
      if (isOver()) throw notDone();
    },
  };
}
