import type { Knex } from "knex";
import type { Migration } from "../../../migrations/index.ts";

/** The table in which the database keeps which steps it has had. Made by Knex in older versions: its columns are Knex's. */
const TABLE = "migrations";

export interface DoneMigration {
  name: string;
  /** Whether older versions that do not know this step can work with its result. */
  servesOlder: boolean;
}

export const hasMigrationTable = (knex: Knex): Promise<boolean> => knex.schema.hasTable(TABLE);

/** Makes the table, and what newer versions of it have. */
export async function createMigrationTable(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn(TABLE, "serves_older")) return;
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS ${TABLE} (
      id serial PRIMARY KEY,
      name text NOT NULL,
      batch integer NOT NULL,
      migration_time timestamptz NOT NULL
    );
    ALTER TABLE ${TABLE} ADD COLUMN IF NOT EXISTS serves_older boolean NOT NULL DEFAULT false;
  `);
}

/** The applied migrations, in order. */
export async function readMigrationTable(knex: Knex): Promise<DoneMigration[]> {
  if (!(await hasMigrationTable(knex))) return [];
  const isOld = !(await knex.schema.hasColumn(TABLE, "serves_older"));
  const rows = await knex<{ id: number; name: string; serves_older: boolean }>(TABLE)
    .select("*")
    .orderBy("id");
  return rows.map(({ name, serves_older: servesOlder }) => ({ name, servesOlder: !isOld && servesOlder }));
}

/** The names of the migrations that the database has, in order. */
export const doneMigrations = async (knex: Knex): Promise<string[]> =>
  (await readMigrationTable(knex)).map(({ name }) => name);

/** Inside the transaction of the step itself. */
export async function recordMigration(knex: Knex, { name, breaksOlder }: Migration): Promise<void> {
  await knex.raw(
    `INSERT INTO ${TABLE} (name, batch, migration_time, serves_older)
     SELECT ?, coalesce(max(batch), 0) + 1, now(), ? FROM ${TABLE}`,
    [name, breaksOlder !== true],
  );
}

export const clearMigrationTable = (knex: Knex): Promise<number> => knex(TABLE).delete();
