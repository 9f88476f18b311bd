import type { Knex } from "knex";
import type { BackupSequence, BackupTable, RowRules } from "../../../core/backup/backup-database.ts";
import { DomainError } from "../../../core/errors.ts";
import { quoted, readSequences, readTables } from "./read-tables.ts";

interface ForeignKey {
  name: string;
  table: string;
  definition: string;
}

/** Lines of one statement. */
const LINES = 500;

/**
 * Fills tables that a migration has just created, in any order: foreign keys are dropped and restored, which
 * checks all of them at once, and triggers are disabled, since the rows already include their effects. Run it
 * inside a transaction.
 * @param rules see `BackupDatabase.load`
 * @throws DomainError `archive_unreadable` if tables, columns or counters differ from the current ones
 */
export async function createLoader(
  knex: Knex,
  { tables, sequences }: { tables: readonly BackupTable[]; sequences: readonly BackupSequence[] },
  rules: RowRules | null,
) {
  const here = await readTables(knex);
  assertSame(
    tables.map(({ name }) => name),
    here.map(({ name }) => name),
  );
  assertSame(sequences.map(placeOf), (await readSequences(knex)).map(placeOf));
  const statements = new Map(
    tables.map((table) => {
      const typed = typedAs(table, here);
      return [table.name, { insert: insertOf(typed), check: rules?.(typed) }];
    }),
  );
  const names = here.map(({ name }) => quoted(name));
  const references = await readReferences(knex);

  for (const { table, name } of references) {
    await knex.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  }
  for (const name of names) await knex.raw(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  // rows inserted by migrations are in the backup as well
  await knex.raw(`TRUNCATE ${names.join(", ")}`);

  return {
    /** A line is one row. */
    async add(table: string, lines: string[]): Promise<void> {
      const statement = statements.get(table);
      if (statement === undefined) throw damaged();
      for (const line of lines) statement.check?.(line);
      for (let from = 0; from < lines.length; from += LINES) {
        const some = lines.slice(from, from + LINES);
        const { rowCount } = await knex.raw<{ rowCount: number }>(statement.insert, [`[${some.join(",")}]`]);
        if (rowCount !== some.length) throw damaged();
      }
    },

    async finish(): Promise<void> {
      for (const { table, column, last, called } of sequences) {
        const { rows } = await knex.raw<{ rows: { most: string | null }[] }>(
          "SELECT max(??)::text AS most FROM ??",
          [column, table],
        );
        // a counter behind its rows gives their numbers again, one near the end of int8 gives none
        const highest = BigInt(rows[0]?.most ?? 0);
        if (highest > Number.MAX_SAFE_INTEGER) throw damaged();
        const isBehind = highest > BigInt(last);
        await knex.raw("SELECT setval(pg_get_serial_sequence(?, ?), ?::bigint, ?)", [
          quoted(table),
          column,
          isBehind ? String(highest) : last,
          called || isBehind,
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

/** PostgreSQL's errors about values, constraints, names and limits, but "insufficient privilege": a broken connection or a full disk says others. */
const REFUSED = /^(?:21|22|23|42(?!501)|54)[0-9A-Z]{3}$/;

/**
 * Converts database errors about an archive's data to one sentence. @throws DomainError `archive_unreadable`
 */
export async function asArchive(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw typeof code === "string" && REFUSED.test(code) ? damaged(error) : error;
  }
}

const placeOf = ({ table, column }: BackupSequence): string => `${table}.${column}`;

/** The same names, each once, in any order. */
function assertSame(said: readonly string[], here: readonly string[]): void {
  if (said.length !== here.length || !here.every((name) => said.includes(name))) throw damaged();
}

/** Types are taken from this database: an archive names columns, and nothing that becomes a statement. */
function typedAs({ name, columns }: BackupTable, here: readonly BackupTable[]): BackupTable {
  const types = new Map(
    here.find((table) => table.name === name)?.columns.map((own) => [own.name, own.type]),
  );
  assertSame(
    columns.map(({ name: column }) => column),
    [...types.keys()],
  );
  return { name, columns: columns.map((column) => ({ ...column, type: types.get(column.name) ?? "" })) };
}

function insertOf({ name, columns }: BackupTable): string {
  const values = columns.map(({ type }, index) => `(line->>${index})::${type}`);
  const list = columns.map(({ name: column }) => quoted(column)).join(", ");
  return escaped(
    `INSERT INTO ${quoted(name)} (${list}) OVERRIDING SYSTEM VALUE SELECT ${values.join(", ")} FROM json_array_elements(`,
  ).concat(`?::json) AS line WHERE json_array_length(line) = ${columns.length}`);
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

const damaged = (cause?: unknown): DomainError =>
  new DomainError("archive_unreadable", "The archive does not fit the version that it names", { cause });
