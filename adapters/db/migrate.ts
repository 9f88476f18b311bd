import type { Knex } from "knex";
import { DomainError } from "../../core/errors.ts";
import { type Migration, migrations } from "../../migrations/index.ts";

const TABLE = "migrations";
/** Any number that nothing else locks. */
const MIGRATION_LOCK = 7_184_002;

/**
 * Brings the schema up to this version of the program; a second process waits for the first.
 * @returns the names of the migrations that were missing
 * @throws DomainError `database_newer` where a newer version of the program was here
 */
export async function migrate(knex: Knex, list: readonly Migration[] = migrations): Promise<string[]> {
  return knex.transaction(async (lock) => {
    await lock.raw("SELECT pg_advisory_xact_lock(?)", [MIGRATION_LOCK]);
    await refuseNewer(lock, list);
    const migrator = knex.migrate;
    const config: Knex.MigratorConfig = { tableName: TABLE, migrationSource: sourceOf(list) };
    // Knex's own lock stays set when a process dies; ours, which everybody takes first, does not
    if (await lock.schema.hasTable(`${TABLE}_lock`)) await migrator.forceFreeMigrationsLock(config);
    const [, names] = (await migrator.latest(config)) as [number, string[]];
    return names;
  });
}

/** The names of the migrations that the database has, in order. */
export async function doneMigrations(knex: Knex): Promise<string[]> {
  if (!(await knex.schema.hasTable(TABLE))) return [];
  return knex<{ name: string }>(TABLE).orderBy("id").pluck("name");
}

/** Brings an open transaction's database up to these migrations; others wait until it ends. */
export async function migrateInside(inside: Knex.Transaction, list: readonly Migration[]): Promise<void> {
  await inside.raw("SELECT pg_advisory_xact_lock(?)", [MIGRATION_LOCK]);
  await refuseNewer(inside, list);
  await inside.migrate.latest({ tableName: TABLE, migrationSource: sourceOf(list) });
}

/** Takes everything of the product away, in an open transaction. */
export async function rollBackInside(inside: Knex.Transaction, list: readonly Migration[]): Promise<void> {
  await inside.raw("SELECT pg_advisory_xact_lock(?)", [MIGRATION_LOCK]);
  await refuseNewer(inside, list);
  const done = await doneMigrations(inside);
  for (const migration of list.toReversed()) if (done.includes(migration.name)) await migration.down(inside);
  if (done.length > 0) await inside(TABLE).delete();
}

async function refuseNewer(knex: Knex, list: readonly Migration[]): Promise<void> {
  if (!(await knex.schema.hasTable(TABLE))) return;
  const done = await knex<{ name: string }>(TABLE).select("name").orderBy("id");
  const unknown = done.map(({ name }) => name).filter((name) => !list.some((known) => known.name === name));
  if (unknown.length === 0) return;
  throw new DomainError(
    "database_newer",
    `The database was used by a newer version of Quietzone (it has ${unknown.join(", ")}). Install that version ` +
      "again, or restore a backup from before the update. Nothing was changed.",
  );
}

function sourceOf(list: readonly Migration[]): Knex.MigrationSource<Migration> {
  return {
    getMigrations: async () => [...list],
    getMigrationName: ({ name }) => name,
    getMigration: async (migration) => migration,
  };
}
