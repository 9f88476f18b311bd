import type { Knex } from "knex";
import {
  ATTEMPT_MEMORY_MS,
  FIRST_WAIT_MS,
  LONGEST_WAIT_MS,
  waitAfter,
} from "../../../core/auth/attempt-wait.ts";
import type { Attempts } from "../../../core/ports/attempts.ts";
import { keyDigest } from "../rows/key-digest.ts";

/**
 * Largest number of tracked accounts, including nonexistent ones: some 100 MB. Those with the oldest attempts
 * are deleted first.
 */
const MAX_ACCOUNTS = 500_000;
/** Number of calls after which a process checks the size of the table. */
const SWEEP_EVERY = 1000;

/** The table `login_attempts`. Uses the database's time, since the clocks of several machines differ. */
export function createSharedAttempts(
  knex: Knex,
  { maxAccounts = MAX_ACCOUNTS, sweepEvery = SWEEP_EVERY } = {},
): Attempts & { sweep: () => Promise<void> } {
  let spent = 0;

  async function sweep(): Promise<void> {
    await knex.raw("DELETE FROM login_attempts WHERE last_at <= now() - ? * interval '1 millisecond'", [
      ATTEMPT_MEMORY_MS,
    ]);
    await knex.raw(
      "DELETE FROM login_attempts WHERE account IN (SELECT account FROM login_attempts ORDER BY last_at DESC OFFSET ?)",
      [maxAccounts],
    );
  }

  /**
   * A single statement, so that concurrent guesses see each other. The rule is that of `waitAfter`; a time in
   * the future, from a clock that was ahead, does not count.
   */
  async function count(account: Buffer, allowed: number): Promise<boolean> {
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      `INSERT INTO login_attempts AS known (account, count, last_at) VALUES (:account, 1, now())
       ON CONFLICT (account) DO UPDATE SET last_at = now(), count =
         CASE WHEN known.last_at > now() - :memory * interval '1 millisecond' THEN known.count + 1 ELSE 1 END
       WHERE known.count < :allowed OR known.last_at > now() + interval '1 minute' OR now() - known.last_at >= interval '1 millisecond' *
         least(:longest, :first * 2 ^ least(known.count - :allowed, 30), :memory)
       RETURNING count`,
      { account, allowed, memory: ATTEMPT_MEMORY_MS, longest: LONGEST_WAIT_MS, first: FIRST_WAIT_MS },
    );
    return rows.length > 0;
  }

  return {
    async spend(name, allowed) {
      const account = keyDigest(name);
      spent += 1;
      if (spent % sweepEvery === 0) await sweep();
      if (await count(account, allowed)) return 0;
      const { rows } = await knex.raw<{ rows: { count: number; age: string }[] }>(
        "SELECT count, extract(epoch FROM now() - last_at) * 1000 AS age FROM login_attempts WHERE account = ?",
        [account],
      );
      const [row] = rows;
      return row ? Math.max(1, Math.ceil(waitAfter(row.count, allowed) - Number(row.age))) : 1;
    },

    async giveBack(name) {
      await knex.raw("UPDATE login_attempts SET count = count - 1 WHERE account = ? AND count > 0", [
        keyDigest(name),
      ]);
    },

    async forget(name) {
      await knex("login_attempts")
        .where({ account: keyDigest(name) })
        .delete();
    },

    sweep,
  };
}
