import { setTimeout as delay } from "node:timers/promises";
import type { Knex } from "knex";
import { DomainError } from "../../../core/errors.ts";
import { type Migration, migrations } from "../../../migrations/index.ts";
import { makeIndexes, makeIndexesConcurrently, missingIndexes } from "./make-indexes.ts";
import {
  doneMigrations,
  clearMigrationTable,
  hasMigrationTable,
  recordMigration,
  createMigrationTable,
  readMigrationTable,
} from "./migration-table.ts";
import { asAllowed, checkEncoding } from "./migration-refusals.ts";
import { isSpread } from "../pool/spread.ts";
import { dropEverything } from "../spread/drop-everything.ts";
import { whileServing } from "./while-serving.ts";

/** Id of the advisory lock in PostgreSQL: any number that nothing else locks. */
export const MIGRATION_LOCK = 7_184_002;
/** Interval at which a waiting process tries to get the lock. */
const POLL_MS = 100;
/** Attempts for a step whose tables are locked by others. */
const TRIES = 60;

export interface MigrateOptions {
  /** Number of attempts for a step whose tables are locked, with one second each and one in between. */
  tries?: number;
}

/**
 * Updates the schema to this version of the program, while other processes keep running; of several
 * processes, one runs the migration, and the others wait. An empty database gets everything or nothing;
 * otherwise, each step runs separately, so that locks are short.
 * @returns the names of the migrations that were missing
 * @throws DomainError `database_newer` if a newer version has run incompatible steps; `conflict` if a table
 * stays
 * locked by others; `config_invalid` if the user lacks privileges, or the encoding of an empty database does
 * not support all characters
 */
export async function migrate(
  knex: Knex,
  list: readonly Migration[] = migrations,
  { tries = TRIES }: MigrateOptions = {},
): Promise<string[]> {
  // most starts: nothing to do, and nothing to wait for
  if (await isUpToDate(knex, list)) return [];
  return asAllowed(alone(knex, () => migrateLocked(knex, list, tries)));
}

async function migrateLocked(knex: Knex, list: readonly Migration[], tries: number): Promise<string[]> {
  if (!(await hasMigrationTable(knex))) return knex.transaction((inside) => runAll(inside, list));
  await whileServing(knex, "The list of steps of the database", tries, createMigrationTable);
  const missing = await missingMigrations(knex, list);
  for (const migration of missing) {
    const what = `The step ${migration.name} of the database`;
    await inPieces(migration, (piece) => whileServing(knex, what, tries, piece));
    await whileServing(knex, what, tries, async (inside) => {
      await migration.up(inside);
      await recordMigration(inside, migration);
    });
  }
  await makeIndexesConcurrently(knex, list);
  return missing.map(({ name }) => name);
}

/** Lists what `migrate` would do. @throws DomainError `database_newer` */
export async function planMigrations(
  knex: Knex,
  list: readonly Migration[] = migrations,
): Promise<{ migrations: string[]; indexes: string[] }> {
  const missing = await missingMigrations(knex, list);
  const indexes = await missingIndexes(knex, list);
  return { migrations: missing.map(({ name }) => name), indexes: indexes.map(({ name }) => name) };
}

/**
 * Updates the database of an open transaction to these migrations; others wait until it ends.
 * @throws DomainError `database_newer`; `conflict` if another process is migrating; `config_invalid` as
 * `migrate` does
 */
export async function migrateInside(inside: Knex.Transaction, list: readonly Migration[]): Promise<void> {
  await lockInside(inside);
  await refuseUnknown(inside, list);
  await asAllowed(runAll(inside, list));
}

/** Takes everything of the product away, in an open transaction. @throws DomainError as `migrateInside` does */
export async function rollBackInside(inside: Knex.Transaction, list: readonly Migration[]): Promise<void> {
  await lockInside(inside);
  await refuseUnknown(inside, list);
  const done = await doneMigrations(inside);
  if (await isSpread(inside)) await dropEverything(inside);
  else
    for (const migration of list.toReversed())
      if (done.includes(migration.name)) await migration.down(inside);
  if (done.length > 0) await clearMigrationTable(inside);
}

/** @throws DomainError `database_newer` */
async function missingMigrations(knex: Knex, list: readonly Migration[]): Promise<Migration[]> {
  const done = await readMigrationTable(knex);
  const unknown = done.filter(({ name }) => !list.some((known) => known.name === name));
  refuse(unknown.filter(({ servesOlder }) => !servesOlder).map(({ name }) => name));
  return list.filter(({ name }) => !done.some((each) => each.name === name));
}

async function isUpToDate(knex: Knex, list: readonly Migration[]): Promise<boolean> {
  const { migrations: missing, indexes } = await planMigrations(knex, list);
  return missing.length === 0 && indexes.length === 0;
}

/**
 * Work that one process does at a time. The others poll, each time in a transaction that ends at once: the making
 * of an index waits for every transaction that looked at the data while it began, and one of those must not wait for that index. A
 * lock of a transaction ends with its process, and passes through a pooler.
 */
async function alone<T>(knex: Knex, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const done = await knex.transaction(async (lock) => {
      await lock.raw("SET LOCAL idle_in_transaction_session_timeout = 0");
      return (await tryLock(lock)) ? { result: await work() } : undefined;
    });
    if (done) return done.result;
    await delay(POLL_MS);
  }
}

/**
 * Does not wait in a transaction that is already open: an index that the other process creates would wait for
 * this transaction in turn.
 */
async function lockInside(inside: Knex.Transaction): Promise<void> {
  if (await tryLock(inside)) return;
  throw new DomainError(
    "conflict",
    "Another process brings this database to its version at the moment: stop the site first",
  );
}

async function tryLock(inside: Knex.Transaction): Promise<boolean> {
  // a text without values: one with values keeps its view of the data open, for which the making of an index would wait
  const { rows } = await inside.raw<{ rows: { held: boolean }[] }>(
    `SELECT pg_try_advisory_xact_lock(${MIGRATION_LOCK}) AS held`,
  );
  return rows[0]?.held ?? false;
}

/** All that is missing, in an open transaction. */
async function runAll(inside: Knex, list: readonly Migration[]): Promise<string[]> {
  await checkEncoding(inside);
  await createMigrationTable(inside);
  const missing = await missingMigrations(inside, list);
  for (const migration of missing) {
    await inPieces(migration, (piece) => piece(inside));
    await migration.up(inside);
    await recordMigration(inside, migration);
  }
  await makeIndexes(inside, list);
  return missing.map(({ name }) => name);
}

/** The long work of a step, if it has any. @param within runs one piece of it */
async function inPieces(
  { piece }: Migration,
  within: (work: (inside: Knex) => Promise<void>) => Promise<void>,
): Promise<void> {
  const done: { until: string | null } = { until: piece ? "" : null };
  while (done.until !== null) {
    const after: string = done.until;
    await within(async (inside) => {
      done.until = (await piece?.(inside, after)) ?? null;
    });
  }
}

/** Dropping or refilling requires all steps to be known, also those that older versions can work with. */
async function refuseUnknown(knex: Knex, list: readonly Migration[]): Promise<void> {
  const done = await doneMigrations(knex);
  refuse(done.filter((name) => !list.some((known) => known.name === name)));
}

function refuse(unknown: readonly string[]): void {
  if (unknown.length === 0) return;
  throw new DomainError(
    "database_newer",
    `The database was used by a newer version of Quietzone (it has ${unknown.join(", ")}). Install that version ` +
      "again, or restore a backup from before the update. Nothing was changed.",
  );
}
