import type { Knex } from "knex";
import { tryAgain } from "./try-again.ts";

/** The first statement of every transaction. A single message without session state: it works with every pooler. */
const beginning = ({ isolationLevel, readOnly }: KnexTransaction): string => {
  const mode = `${isolationLevel ? ` ISOLATION LEVEL ${isolationLevel}` : ""}${readOnly ? " READ ONLY" : ""}`;
  return `BEGIN${mode}; SET LOCAL quietzone.writes_sums = 'on'`;
};

/** The parts of Knex's transactions that are used here. */
interface KnexTransaction {
  isolationLevel?: string;
  readOnly?: boolean;
  begin(connection: unknown): Promise<unknown>;
  query(connection: unknown, sql: string): Promise<unknown>;
}

/**
 * Makes transactions of the pool say that the program writes the sums by itself: triggers that keep them for programs of before leave
 * them alone (migration 037).
 */
export function markTransactions(pool: Knex): Knex {
  const client = pool.client as { transaction(...given: unknown[]): KnexTransaction };
  const open = client.transaction.bind(client);
  client.transaction = (...given) => {
    const transaction = open(...given);
    transaction.begin = (connection) => transaction.query(connection, beginning(transaction));
    return transaction;
  };
  return pool;
}

/**
 * Runs statements in one transaction: the open one, or a new one, which is repeated if `tryAgain` says so.
 * @param knex a pool or an open transaction
 */
export const within = <T>(knex: Knex, work: (inside: Knex) => Promise<T>): Promise<T> =>
  knex.isTransaction ? work(knex) : tryAgain(knex, () => knex.transaction(work));
