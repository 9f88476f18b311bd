import { AsyncLocalStorage } from "node:async_hooks";
import type { Knex } from "knex";
import type { Transact } from "../../core/ports/transaction.ts";
import { createRepositories, type Repositories } from "./repositories.ts";

/** The pools on which the running piece of work holds a transaction open. */
const openTransactions = new AsyncLocalStorage<{ pool: Knex; isOpen: boolean }>();

/** Runs work over one transaction of the pool; what it throws rolls everything back. */
export function createTransact(pool: Knex): Transact<Repositories> {
  return (work) =>
    pool.transaction(async (transaction) => {
      const state = { pool, isOpen: true };
      try {
        return await openTransactions.run(state, () => work(createRepositories(transaction)));
      } finally {
        state.isOpen = false;
      }
    });
}

/**
 * Makes the pool refuse a query of work that holds a transaction on it: such a query runs outside of the transaction,
 * and on a busy pool it waits for a connection that its own transaction keeps.
 */
export function guardTransactions(pool: Knex): Knex {
  const client = pool.client as { acquireConnection(): Promise<unknown> };
  const acquire = client.acquireConnection.bind(client);
  client.acquireConnection = async () => {
    const state = openTransactions.getStore();
    if (state?.isOpen && state.pool === pool) {
      throw new Error("Inside a transaction, use the repositories that it was given, not the outer ones");
    }
    return acquire();
  };
  return pool;
}
