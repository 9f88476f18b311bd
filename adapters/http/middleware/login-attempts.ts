import { DomainError, type ErrorCode } from "../../../core/errors.ts";
import type { Attempts } from "../../../core/ports/attempts.ts";

/** Errors thrown before the credentials were checked, or because they could not be. */
const NOT_LOOKED_AT: readonly ErrorCode[] = ["unavailable", "storage_failed", "over_request_rate_limit"];

/**
 * Whether the attempt was checked and rejected. Other errors are outages or failures of this server, not
 * guesses.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError && !NOT_LOOKED_AT.includes(error.code);

/**
 * Counts sign-ins of one account until one succeeds or its owner signs in by mail, regardless of who tries
 * and whether the account exists.
 * @param name kind of attempt: each kind has its own count
 * @param factor multiplies the allowed number (RATE_LIMIT_FACTOR)
 */
export function createLoginAttempts(attempts: Attempts, name: string, factor: number) {
  const keyOf = (account: string) => `${name} ${account}`;

  /** Counted before the password is looked at, so that guesses at the same instant count as well. */
  async function spend(account: string, allowed: number): Promise<void> {
    const left = await attempts.spend(keyOf(account), Math.max(1, Math.round(allowed * factor)));
    if (left === 0) return;
    throw new DomainError(
      "over_request_rate_limit",
      "Too many sign-in attempts for this account: wait and try again",
      { retryAfter: Math.ceil(left / 1000) },
    );
  }

  const forget = (account: string): Promise<void> => attempts.forget(keyOf(account));

  return {
    /**
     * Counts an attempt around `work`. Success clears the account's count; an outage undoes this attempt,
     * since nothing was guessed.
     * @param allowed setting max_login_attempts
     * @throws errors from `work`; DomainError `over_request_rate_limit` while the account must wait
     */
    async around<T>(account: string, allowed: number, work: () => Promise<T>): Promise<T> {
      await spend(account, allowed);
      const result = await work().catch(async (error: unknown) => {
        if (!isRefusal(error)) await attempts.giveBack(keyOf(account)).catch(() => undefined);
        throw error;
      });
      await forget(account);
      return result;
    },

    forget,
  };
}
export type LoginAttempts = ReturnType<typeof createLoginAttempts>;
