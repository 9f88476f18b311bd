import { AsyncLocalStorage } from "node:async_hooks";
import type { Knex } from "knex";
import { DomainError } from "../../../core/errors.ts";
import type { Transact } from "../../../core/ports/transaction.ts";
import { isRefusedAs } from "./sql-states.ts";
import { tryAgain } from "./try-again.ts";
import type { KnownValues } from "../rows/visit-rollups.ts";
import { OWNER_GONE } from "../rows/owner-locks.ts";
import { createRepositories, type Repositories } from "../repositories/repositories.ts";

/** The pools on which the running piece of work holds a transaction open. */
const openTransactions = new AsyncLocalStorage<{ pool: Knex; isOpen: boolean }>();

/** A row of a user's cannot be added: the account was deleted after the call was let in. */
const isOwnerGone = (error: unknown): boolean =>
  isRefusedAs("foreignKeyViolation", error) &&
  String((error as { constraint?: unknown }).constraint).endsWith("_user_id_fkey");

type RunInTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs work over one transaction of the pool; what it throws rolls everything back. It is done again where `tryAgain` says so.
 * @param inTurn runs each of them when its turn has come
 * @throws what the work throws; DomainError `no_authorization` where it adds something to an account that was deleted meanwhile
 */
export function createTransact(pool: Knex, inTurn: RunInTurn = (work) => work()): Transact<Repositories> {
  const values: KnownValues = new Map();
  return async (work) => {
    try {
      return await tryAgain(pool, () => inTurn(() => once(pool, values, work)));
    } catch (error) {
      if (isOwnerGone(error)) throw new DomainError("no_authorization", OWNER_GONE, { cause: error });
      throw error;
    }
  };
}

const once = <T>(
  pool: Knex,
  values: KnownValues,
  work: (repositories: Repositories) => Promise<T>,
): Promise<T> =>
  pool.transaction(async (transaction) => {
    const state = { pool, isOpen: true };
    try {
      return await openTransactions.run(state, () => work(createRepositories(transaction, values)));
    } finally {
      state.isOpen = false;
    }
  });

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
