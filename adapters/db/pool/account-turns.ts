import { AsyncLocalStorage } from "node:async_hooks";
import { DomainError } from "../../../core/errors.ts";
import { limitConcurrency } from "../../../core/limit-concurrency.ts";

/**
 * Concurrent transactions per account, of ten connections, and the number that may wait without a connection.
 */
const [AT_ONCE, WAITING] = [3, 100];
/** Seconds. */
const RETRY_AFTER = 1;

type Limit = ReturnType<typeof limitConcurrency>;

const crowded = () =>
  new DomainError(
    "over_request_rate_limit",
    "Too many changes of yours are under way: wait a moment and try again",
    {
      retryAfter: RETRY_AFTER,
    },
  );

/**
 * Limits the concurrent transactions of an account: writes to one account wait for its locks, each holding a
 * connection that other requests then lack.
 */
export function createAccountTurns() {
  const account = new AsyncLocalStorage<string>();
  const turns = new Map<string, { take: Limit; users: number }>();
  return {
    /** Runs work whose transactions belong to this account. */
    as: <T>(accountId: string, work: () => T): T => account.run(accountId, work),

    /**
     * Runs a transaction when it is the account's turn, or at once if it belongs to no account.
     * @throws DomainError `over_request_rate_limit` if a hundred are already waiting
     */
    async take<T>(work: () => Promise<T>): Promise<T> {
      const id = account.getStore();
      if (id === undefined) return work();
      const turn = turns.get(id) ?? { take: limitConcurrency(AT_ONCE, WAITING, crowded), users: 0 };
      turns.set(id, turn);
      turn.users += 1;
      try {
        return await turn.take(work);
      } finally {
        turn.users -= 1;
        if (turn.users === 0) turns.delete(id);
      }
    },
  };
}
