import { AsyncLocalStorage } from "node:async_hooks";
import type { Knex } from "knex";
import { DomainError } from "../../../core/errors.ts";
import type { Transact } from "../../../core/ports/transaction.ts";
import { isRefusedAs } from "./sql-states.ts";
import { tryAgain } from "./try-again.ts";
import type { KnownValues } from "../rows/visit-rollups.ts";
import { OWNER_GONE } from "../rows/owner-locks.ts";
import { createRepositories, type Repositories } from "../repositories/repositories.ts";

/** The pools on which the current work holds an open transaction. */
const openTransactions = new AsyncLocalStorage<{ pool: Knex; isOpen: boolean }>();

/** A row cannot be added to an account that was deleted after the call was authorized. */
const isOwnerGone = (error: unknown): boolean =>
  isRefusedAs("foreignKeyViolation", error) &&
  String((error as { constraint?: unknown }).constraint).endsWith("_user_id_fkey");

type RunInTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs work in a transaction of the pool; an error rolls everything back. The work is repeated if `tryAgain`
 * says so.
 * @param inTurn runs each transaction when it is its turn
 * @throws errors from the work; DomainError `no_authorization` if it adds to an account that was deleted
 * meanwhile
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
 * Makes the pool reject queries from work that holds a transaction on it: such a query would run outside the
 * transaction, and on a busy pool it would wait for a connection that its own transaction holds.
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
