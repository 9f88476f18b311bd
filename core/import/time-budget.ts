import { DomainError } from "../errors.ts";
import type { Signal } from "../ports/signal.ts";
import type { Clock } from "../ports/system.ts";

/**
 * How long an import works before it yields to the next. The last one in the queue starts after twice this
 * time, and finishes before most clients time out (300 s).
 */
const BUDGET_MS = 90_000;
/** Seconds. */
export const RETRY_AFTER = 30;

export interface TimeBudget {
  isOver(): boolean;
  /** @throws DomainError `unavailable` once the time is up; the signal's reason once it is aborted */
  requireTimeLeft(): void;
}

const notDone = () =>
  new DomainError(
    "unavailable",
    "There is more in this archive than can be imported in one go: what came in stays, and the rest comes when you send it again",
    { retryAfter: RETRY_AFTER },
  );

/** Starts a budget of 90 s. */
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
