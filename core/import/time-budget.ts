import { DomainError } from "../errors.ts";
import type { Signal } from "../ports/signal.ts";
import type { Clock } from "../ports/system.ts";

/**
 * How long an import works before the next one starts: the last of those that wait begins after twice as long, and is answered before
 * its client hangs up, which most do after 300 s.
 */
const BUDGET_MS = 90_000;
/** Seconds. */
export const RETRY_AFTER = 30;

/** How long an import may work. */
export interface TimeBudget {
  isOver(): boolean;
  /** @throws DomainError `unavailable` once it is over; the reason of the signal once that is aborted */
  requireTimeLeft(): void;
}

const notDone = () =>
  new DomainError(
    "unavailable",
    "There is more in this archive than can be imported in one go: what came in stays, and the rest comes when you send it again",
    { retryAfter: RETRY_AFTER },
  );

/** 90 s from now. */
export function startTimeBudget(clock: Clock, signal: Signal | undefined): TimeBudget {
  const end = clock.now().getTime() + BUDGET_MS;
  const isOver = () => clock.now().getTime() > end;
  return {
    isOver,
    requireTimeLeft() {
      if (signal?.aborted) throw signal.reason;
      if (isOver()) throw notDone();
    },
  };
}
