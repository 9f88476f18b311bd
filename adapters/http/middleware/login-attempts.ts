import { DomainError } from "../../../core/errors.ts";
import type { Attempts } from "../../../core/ports/attempts.ts";

/**
 * Counts sign-ins of one account until one succeeds or its owner comes back by mail, whoever tries and whether the account exists.
 * @param name of what is tried: what was wrong at one place does not count at another
 * @param factor multiplies what is allowed (RATE_LIMIT_FACTOR)
 */
export function createLoginAttempts(attempts: Attempts, name: string, factor: number) {
  const keyOf = (account: string) => `${name} ${account}`;

  return {
    /**
     * Counted before the password is looked at, so that guesses at the same instant count as well.
     * @param allowed setting max_login_attempts
     * @throws DomainError `over_request_rate_limit` while the account waits
     */
    async spend(account: string, allowed: number): Promise<void> {
      const left = await attempts.spend(keyOf(account), Math.max(1, Math.round(allowed * factor)));
      if (left === 0) return;
      throw new DomainError(
        "over_request_rate_limit",
        "Too many sign-in attempts for this account: wait and try again",
        { retryAfter: Math.ceil(left / 1000) },
      );
    },

    forget: (account: string): Promise<void> => attempts.forget(keyOf(account)),
  };
}
export type LoginAttempts = ReturnType<typeof createLoginAttempts>;
