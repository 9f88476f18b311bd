import type { Knex } from "knex";

/** What a transaction that writes begins with. One message, and nothing that outlives it: it passes through every pooler. */
const BEGIN = "BEGIN; SET LOCAL quietzone.writes_sums = 'on'";

/** Of Knex's transactions. */
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
    const begin = transaction.begin.bind(transaction);
    transaction.begin = (connection) =>
      transaction.isolationLevel || transaction.readOnly
        ? begin(connection)
        : transaction.query(connection, BEGIN);
    return transaction;
  };
  return pool;
}

/**
 * Runs statements that belong together: in the open transaction, or in one of their own.
 * @param knex a pool or an open transaction
 */
export const within = <T>(knex: Knex, work: (inside: Knex) => Promise<T>): Promise<T> =>
  knex.isTransaction ? work(knex) : knex.transaction(work);
