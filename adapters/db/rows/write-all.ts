import type { Knex } from "knex";
import { isSpread } from "../pool/spread.ts";

/** Rows computed from the values alone, and their table. */
interface ComputedInsert {
  /** `INSERT INTO table AS t`, without columns. */
  into: string;
  /** Each with its type, in the order of the query. */
  columns: Readonly<Record<string, string>>;
  /** Reads no table. */
  select: string;
  /** SQL after the rows. */
  conflict?: string;
}

type Write = string | ComputedInsert;

/** Values of one statement at most: the protocol counts them with 16 bits. */
const MAX_VALUES = 30_000;

/**
 * Runs statements that write and do not read each other's results, in an open transaction. A single Postgres
 * gets them as one statement. If tables are distributed, each goes to its machine separately, and inserted
 * values are computed first and then listed: otherwise, they would be joined from copies on the coordinator.
 * @param first table expressions that all of them may read: `name AS (SELECT ...)`
 * @param values parameters for the `:names` in all of them
 */
export async function writeAll(
  inside: Knex,
  writes: readonly Write[],
  values: Readonly<Record<string, unknown>>,
  first: readonly string[] = [],
): Promise<void> {
  const bound = values as Knex.ValueDict;
  if (await isSpread(inside)) return writeApart(inside, writes, bound, first);
  const statements = writes.map((write) => (typeof write === "string" ? write : statementOf(write)));
  const others = statements.slice(0, -1).map((statement, index) => `write${index} AS (${statement})`);
  const last = statements.at(-1);
  if (last !== undefined) await inside.raw(withTables([...first, ...others], last), bound);
}

/** Queries in one `Promise.all` are sent together and executed in order. */
async function writeApart(
  inside: Knex,
  writes: readonly Write[],
  values: Knex.ValueDict,
  first: readonly string[],
): Promise<void> {
  const computed = await Promise.all(
    writes.map(async (write) => (typeof write === "string" ? [] : compute(inside, write, values, first))),
  );
  await Promise.all(
    writes.flatMap((write, index) =>
      typeof write === "string"
        ? [inside.raw(withTables(first, write), values)]
        : listed(write, computed[index] ?? []).map(([sql, places]) => inside.raw(sql, places)),
    ),
  );
}

type Row = Record<string, string | null>;

/** Text, the original form of every value. */
async function compute(
  inside: Knex,
  { columns, select }: ComputedInsert,
  values: Knex.ValueDict,
  first: readonly string[],
): Promise<Row[]> {
  const names = Object.keys(columns);
  const { rows } = await inside.raw<{ rows: Row[] }>(
    withTables(
      first,
      `SELECT ${names.map((name) => `${name}::text`).join(", ")} FROM (${select}) AS computed(${names.join(", ")})`,
    ),
    values,
  );
  return rows;
}

function listed(
  { into, columns, conflict = "" }: ComputedInsert,
  rows: readonly Row[],
): [string, (string | null)[]][] {
  const names = Object.keys(columns);
  const places = `(${names.map((name) => `CAST(? AS ${columns[name]})`).join(", ")})`;
  const step = Math.floor(MAX_VALUES / names.length);
  const pieces = Array.from({ length: Math.ceil(rows.length / step) }, (_none, index) =>
    rows.slice(index * step, (index + 1) * step),
  );
  return pieces.map((piece) => [
    `${into} (${names.join(", ")}) VALUES ${piece.map(() => places).join(", ")} ${conflict}`,
    piece.flatMap((row) => names.map((name) => row[name] ?? null)),
  ]);
}

const statementOf = ({ into, columns, select, conflict = "" }: ComputedInsert): string =>
  `${into} (${Object.keys(columns).join(", ")}) ${select} ${conflict}`;

const withTables = (tables: readonly string[], statement: string): string =>
  tables.length === 0 ? statement : `WITH ${tables.join(", ")} ${statement}`;
