import type { Knex } from "knex";
import { wasSpreadMeanwhile } from "./spread.ts";
import { isRefusedAs } from "./sql-states.ts";

/** Maximum number of attempts. */
const TRIES = 3;

/**
 * Does the work of one transaction. Of two transactions that wait for each other the database breaks one off, as if it had never
 * been: that one is done again. So is one that began before the tables were spread.
 * @param work begins a transaction of its own each time
 * @throws what the last try threw
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
