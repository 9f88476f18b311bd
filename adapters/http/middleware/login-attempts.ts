import { DomainError } from "../../../core/errors.ts";

/** What an account waits after the first attempt too many; twice as long each time after that. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** So long wrong passwords are remembered. */
const MEMORY_MS = 24 * 3_600_000;
/** Accounts, made-up ones among them, that are remembered: some 30 MB. Those that were tried longest ago go first. */
const MOST_ACCOUNTS = 50_000;

interface Attempts {
  count: number;
  lastAt: number;
  waitsUntil: number;
}

/**
 * Counts sign-ins of one account until one succeeds or its owner comes back by mail, whoever tries and whether the account exists.
 * A wait that grows instead of a lock: nobody can lock somebody else out for good (auth contract 2.2, brute force).
 * @param factor multiplies what is allowed (RATE_LIMIT_FACTOR)
 * @param now milliseconds
 */
export function createLoginAttempts(factor: number, now: () => number = Date.now) {
  /** The one tried last stands last, so that only the first ones have to be looked at. */
  const accounts = new Map<string, Attempts>();

  function sweep(time: number): void {
    for (const [email, { lastAt }] of accounts) {
      if (accounts.size <= MOST_ACCOUNTS && lastAt + MEMORY_MS > time) return;
      accounts.delete(email);
    }
  }

  return {
    /**
     * Counted before the password is looked at, so that guesses at the same instant count as well.
     * @param allowed setting max_login_attempts
     * @throws DomainError `over_request_rate_limit` while the account waits
     */
    spend(email: string, allowed: number): void {
      const time = now();
      sweep(time);
      const known = accounts.get(email);
      const before = known && known.lastAt + MEMORY_MS > time ? known : null;
      if (before && before.waitsUntil > time) {
        throw new DomainError(
          "over_request_rate_limit",
          "Too many sign-in attempts for this account: wait and try again",
          { retryAfter: Math.ceil((before.waitsUntil - time) / 1000) },
        );
      }
      const count = (before?.count ?? 0) + 1;
      const beyond = count - Math.max(1, Math.round(allowed * factor));
      const wait = beyond < 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** beyond);
      accounts.delete(email);
      accounts.set(email, { count, lastAt: time, waitsUntil: time + wait });
    },

    forget(email: string): void {
      accounts.delete(email);
    },
  };
}
export type LoginAttempts = ReturnType<typeof createLoginAttempts>;
