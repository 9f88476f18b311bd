import type { Knex } from "knex";
import type { Migration, NewIndex } from "../../../migrations/index.ts";

const indexesOf = (list: readonly Migration[]): NewIndex[] => list.flatMap(({ indexes = [] }) => indexes);

/** Indexes that the steps name and the database lacks: never created, or left invalid by an interrupted build. */
export async function missingIndexes(knex: Knex, list: readonly Migration[]): Promise<NewIndex[]> {
  const wanted = indexesOf(list);
  if (wanted.length === 0) return [];
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indisvalid AND c.relnamespace = current_schema()::regnamespace AND c.relname = ANY(?)`,
    [wanted.map(({ name }) => name)],
  );
  return wanted.filter(({ name }) => !rows.some((row) => row.name === name));
}

/** Creates indexes in an open transaction, on tables that no other process uses. */
export async function makeIndexes(inside: Knex, list: readonly Migration[]): Promise<void> {
  for (const { name, on } of await missingIndexes(inside, list)) {
    await inside.raw(`CREATE INDEX ${name} ON ${on}`);
  }
}

/**
 * Creates indexes on tables that stay writable. Not in a transaction: an interrupted build leaves an invalid
 * index, which is created again. It may take arbitrarily long.
 */
export async function makeIndexesConcurrently(knex: Knex, list: readonly Migration[]): Promise<string[]> {
  const missing = await missingIndexes(knex, list);
  if (missing.length === 0) return [];
  const connection: unknown = await knex.client.acquireConnection();
  const run = (sql: string) => knex.raw(sql).connection(connection);
  try {
    await run("SET statement_timeout = 0");
    for (const { name, on } of missing) {
      await run(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await run(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
    }
  } finally {
    await run("RESET statement_timeout").catch(() => undefined);
    await knex.client.releaseConnection(connection);
  }
  return missing.map(({ name }) => name);
}
