import type { Knex } from "knex";
import { wasSpreadMeanwhile } from "./spread.ts";
import { isRefusedAs } from "./sql-states.ts";

/** Maximum number of attempts. */
const TRIES = 3;

/**
 * Runs the work of one transaction, with retries. The database aborts one of two transactions in a deadlock,
 * which is then repeated. So is one that began before the tables were distributed.
 * @param work starts a new transaction each time
 * @throws the error of the last attempt
 */
export async function tryAgain<T>(pool: Knex, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isWorthATry = isRefusedAs("deadlockDetected", error) || wasSpreadMeanwhile(pool, error);
      if (!isWorthATry || tries >= TRIES) throw error;
    }
  }
}
