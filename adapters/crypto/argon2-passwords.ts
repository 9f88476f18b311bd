import { hash, verify } from "@node-rs/argon2";
import { availableParallelism } from "node:os";
import { DomainError } from "../../core/errors.ts";
import type { PasswordHasher } from "../../core/ports/crypto.ts";
import { limitConcurrency } from "../../core/limit-concurrency.ts";

/**
 * argon2id with the minimum parameters of OWASP's Password Storage Cheat Sheet (kibibytes, passes, lanes);
 * the package's default variant.
 */
export const ARGON2_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Concurrency: at most the number of processors, and at most two of the four threads that Node shares between
 * this, files and DNS, so that a crowd signing in does not block picture processing. The queue is as long as
 * the smallest machine processes in about ten seconds.
 */
const AT_ONCE = Math.min(2, availableParallelism());
const WAITING = 200;
const RETRY_AFTER = 10;

const crowded = (): DomainError =>
  new DomainError("unavailable", "Many people sign in at the moment: try again soon", {
    retryAfter: RETRY_AFTER,
  });

/** A PHC string as this module writes it. */
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

/** @throws (each function) DomainError `unavailable` if the queue is full */
export function createArgon2Passwords(
  parameters: { memoryCost: number; timeCost: number; parallelism: number } = ARGON2_PARAMETERS,
  { atOnce, waiting } = { atOnce: AT_ONCE, waiting: WAITING },
): PasswordHasher {
  const take = limitConcurrency(atOnce, waiting, crowded);
  let nobody: Promise<string> | null = null;
  return {
    hash: (password) => take(() => hash(password, parameters)),
    async verify(password, stored) {
      if (stored !== null) return take(() => verify(stored, password));
      nobody ??= hash("the password of nobody", parameters);
      const nobodys = await nobody;
      await take(() => verify(nobodys, password));
      return false;
    },
    isOutdated(stored) {
      const [memory, passes] = PHC.exec(stored)?.slice(1).map(Number) ?? [0, 0];
      return (memory ?? 0) < parameters.memoryCost || (passes ?? 0) < parameters.timeCost;
    },
  };
}
