import { ATTEMPT_MEMORY_MS, waitAfter } from "../../core/auth/attempt-wait.ts";
import type { Attempts } from "../../core/ports/attempts.ts";

/**
 * Largest number of tracked accounts, including nonexistent ones: some 30 MB. Those with the oldest attempts
 * are deleted first.
 */
const MAX_ACCOUNTS = 50_000;

/** Attempts counted by this process only. */
export function createMemoryAttempts({ maxAccounts = MAX_ACCOUNTS } = {}): Attempts {
  /** Ordered by last attempt, so that only the first ones have to be checked. */
  const accounts = new Map<string, { count: number; lastAt: number }>();

  function sweep(time: number): void {
    for (const [account, { lastAt }] of accounts) {
      if (accounts.size <= maxAccounts && lastAt + ATTEMPT_MEMORY_MS > time) return;
      accounts.delete(account);
    }
  }

  return {
    async spend(account, allowed) {
      const time = performance.now();
      sweep(time);
      const { count, lastAt } = accounts.get(account) ?? { count: 0, lastAt: time };
      const left = count === 0 ? 0 : lastAt + waitAfter(count, allowed) - time;
      if (left > 0) return left;
      accounts.delete(account);
      accounts.set(account, { count: count + 1, lastAt: time });
      return 0;
    },

    async giveBack(account) {
      const known = accounts.get(account);
      if (known && known.count > 0) known.count -= 1;
    },

    forget: async (account) => void accounts.delete(account),
  };
}
