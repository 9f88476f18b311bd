import type { Knex } from "knex";
import type { BackupSequence, BackupTable } from "../../../core/backup/backup-database.ts";

/** Rows as text that means the same everywhere, whatever the server is set to. */
export const PLAIN_TEXT = `
  SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0`;

/** Knex's own: the names of the migrations are kept by themselves. */
const BOOKS = ["migrations", "migrations_lock"];
/** Rows of one read; of those with files in them one, since each may have 20 MB as text. */
const ROWS = 500;

/** All tables with their stored columns. Unlogged tables contain temporary counts and are not restored. */
export async function readTables(knex: Knex): Promise<BackupTable[]> {
  const { rows } = await knex.raw<{ rows: { name: string; column: string; type: string }[] }>(`
    SELECT c.relname AS name, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND c.relpersistence = 'p' AND NOT c.relispartition
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    ORDER BY c.relname, a.attnum`);
  const tables = new Map<string, BackupTable>();
  for (const { name, column, type } of rows) {
    if (BOOKS.includes(name)) continue;
    const table = tables.get(name) ?? { name, columns: [] };
    table.columns.push({ name: column, type });
    tables.set(name, table);
  }
  return [...tables.values()];
}

/** Current values of the sequences. */
export async function readSequences(knex: Knex): Promise<BackupSequence[]> {
  const { rows } = await knex.raw<{ rows: { table: string; column: string; sequence: string }[] }>(`
    SELECT t.relname AS table, a.attname AS column, s.oid::regclass::text AS sequence
    FROM pg_class s JOIN pg_depend d ON d.objid = s.oid AND d.deptype IN ('a', 'i')
      AND d.classid = 'pg_class'::regclass AND d.refclassid = 'pg_class'::regclass
    JOIN pg_class t ON t.oid = d.refobjid JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = d.refobjsubid
    WHERE s.relkind = 'S' AND s.relnamespace = current_schema()::regnamespace ORDER BY 1, 2`);
  const sequences: BackupSequence[] = [];
  for (const { table, column, sequence } of rows) {
    if (BOOKS.includes(table)) continue;
    const { rows: values } = await knex.raw<{ rows: { last: string; called: boolean }[] }>(
      `SELECT last_value::text AS last, is_called AS called FROM ${sequence}`,
    );
    const [value] = values;
    if (value) sequences.push({ table, column, ...value });
  }
  return sequences;
}

/** Every row of a table as a JSON array of texts, by a cursor. */
export async function* rowsOf(knex: Knex, { name, columns }: BackupTable): AsyncGenerator<string[]> {
  const texts = columns.map(({ name: column }) => `${quoted(column)}::text`).join(", ");
  const at = columns.some(({ type }) => type === "bytea") ? 1 : ROWS;
  await knex.raw(
    `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT json_build_array(${texts})::text AS line FROM ${quoted(name)}`,
  );
  for (;;) {
    const { rows } = await knex.raw<{ rows: { line: string }[] }>(`FETCH ${at} FROM backup_rows`);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < at) break;
  }
  await knex.raw("CLOSE backup_rows");
}

/** A name that comes from a catalog or an archive, as it is in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
