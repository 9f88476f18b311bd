import type { Knex } from "knex";
import type { BackupSequence, BackupTable } from "../../core/backup/backup-database.ts";
import { DomainError } from "../../core/errors.ts";
import { quoted, readTables } from "./read-tables.ts";

interface ForeignKey {
  name: string;
  table: string;
  definition: string;
}

/** Lines of one statement. */
const LINES = 500;

/**
 * Fills tables that a migration has just made, in any order: references are taken off and put back, which checks all of them at once,
 * and triggers rest, since what they would do is in the rows already. Inside of a transaction.
 */
export async function createLoader(knex: Knex, tables: readonly BackupTable[]) {
  const here = await readTables(knex);
  const statements = new Map(tables.map((table) => [table.name, insertOf(table, here)]));
  const names = here.map(({ name }) => quoted(name));
  const references = await readReferences(knex);

  for (const { table, name } of references) {
    await knex.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  }
  for (const name of names) await knex.raw(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  // what migrations bring along is in the rows as well
  await knex.raw(`TRUNCATE ${names.join(", ")}`);

  return {
    async add(table: string, lines: string[]): Promise<void> {
      const statement = statements.get(table);
      if (statement === undefined) throw damaged();
      for (let from = 0; from < lines.length; from += LINES) {
        await knex.raw(statement, [`[${lines.slice(from, from + LINES).join(",")}]`]);
      }
    },

    async finish(sequences: readonly BackupSequence[]): Promise<void> {
      for (const { table, column, last, called } of sequences) {
        await knex.raw("SELECT setval(pg_get_serial_sequence(?, ?), ?::bigint, ?)", [
          quoted(table),
          column,
          last,
          called,
        ]);
      }
      for (const name of names) await knex.raw(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
      for (const { table, name, definition } of references) {
        await knex.raw(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${escaped(definition)}`);
      }
      await knex.raw(`ANALYZE ${names.join(", ")}`);
    },
  };
}

/** Types are taken from this database: an archive names columns, and nothing that becomes a statement. */
function insertOf({ name, columns }: BackupTable, here: readonly BackupTable[]): string {
  const own = here.find((table) => table.name === name);
  if (!own) throw damaged();
  const values = columns.map(({ name: column }, index) => {
    const type = own.columns.find((each) => each.name === column)?.type;
    if (type === undefined) throw damaged();
    return `(line->>${index})::${type}`;
  });
  const list = columns.map(({ name: column }) => quoted(column)).join(", ");
  return escaped(
    `INSERT INTO ${quoted(name)} (${list}) OVERRIDING SYSTEM VALUE SELECT ${values.join(", ")} FROM json_array_elements(`,
  ).concat("?::json) AS line");
}

async function readReferences(knex: Knex): Promise<ForeignKey[]> {
  const { rows } = await knex.raw<{ rows: ForeignKey[] }>(
    `SELECT conname AS name, conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace AND conparentid = 0
     ORDER BY 2, 1`,
  );
  return rows;
}

/** A question mark would be a place for a value. */
const escaped = (sql: string): string => sql.replaceAll("?", "\\?");

const damaged = (): DomainError =>
  new DomainError("archive_unreadable", "The archive does not fit the version that it names");
