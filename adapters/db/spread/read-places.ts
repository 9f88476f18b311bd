import type { Knex } from "knex";
import { selectRows } from "../rows/select-rows.ts";

/** Current placement of a table in the cluster. */
export interface Place {
  name: string;
  /** Spread by this column; null for one that is whole. */
  by: string | null;
  /** `reference` is a copy on every machine, `local` a table that only the coordinator has. */
  as: "spread" | "reference" | "local";
  /** Tables with the same number are colocated. */
  group: number | null;
  shards: number | null;
  /** Estimate from the database's statistics; -1 if never analyzed. */
  rows: number;
  bytes: number;
  /** Bytes of rows from before the distribution, which are not read any more. */
  leftBehind: number;
}

interface PlaceRow {
  name: string;
  kind: string | null;
  by: string | null;
  group: number | null;
  shards: number | null;
  rows: string;
  bytes: string;
}

/** Every table of the product, by name. */
export async function readPlaces(knex: Knex): Promise<Map<string, Place>> {
  const rows = await selectRows<PlaceRow>(
    knex,
    `SELECT c.relname AS name, t.citus_table_type AS kind, t.colocation_id AS "group", t.shard_count::integer AS shards,
       CASE WHEN t.citus_table_type = 'distributed' THEN t.distribution_column END AS by,
       c.reltuples::bigint AS rows, pg_table_size(c.oid) AS bytes
     FROM pg_class c LEFT JOIN citus_tables t ON t.table_name = c.oid
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`,
  );
  return new Map(rows.map((row) => [row.name, toPlace(row)]));
}

function toPlace({ name, kind, by, group, shards, rows, bytes }: PlaceRow): Place {
  const isSpread = kind === "distributed" || kind === "schema";
  return {
    name,
    by,
    as: isSpread ? "spread" : kind === "reference" ? "reference" : "local",
    group: isSpread ? group : null,
    shards: isSpread ? shards : null,
    rows: Number(rows),
    bytes: Number(bytes),
    leftBehind: isSpread ? Number(bytes) : 0,
  };
}

export interface Constraint {
  table: string;
  name: string;
  kind: "primary" | "unique" | "foreign";
  columns: string[];
  /** The table that a foreign key refers to. */
  to: string | null;
  /** Definition in the form that `ALTER TABLE … ADD CONSTRAINT name` takes. */
  definition: string;
}

/** Keys of these tables, and foreign keys from or to them. */
export const readConstraints = (knex: Knex, tables: readonly string[]): Promise<Constraint[]> =>
  selectRows<Constraint>(
    knex,
    `SELECT r.relname AS "table", c.conname AS name, o.relname AS "to", pg_get_constraintdef(c.oid) AS definition,
       CASE c.contype WHEN 'p' THEN 'primary' WHEN 'u' THEN 'unique' ELSE 'foreign' END AS kind,
       (SELECT array_agg(a.attname::text ORDER BY n) FROM unnest(c.conkey) WITH ORDINALITY AS k (number, n)
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.number) AS columns
     FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid LEFT JOIN pg_class o ON o.oid = c.confrelid
     WHERE c.contype IN ('p', 'u', 'f') AND c.connamespace = current_schema()::regnamespace
       AND (r.relname = ANY(:tables) OR o.relname = ANY(:tables)) ORDER BY 1, 2`,
    { tables: [...tables] },
  );

export interface Trigger {
  table: string;
  name: string;
}

/** Triggers of these tables. */
export const readTriggers = (knex: Knex, tables: readonly string[]): Promise<Trigger[]> =>
  selectRows<Trigger>(
    knex,
    `SELECT r.relname AS "table", t.tgname AS name FROM pg_trigger t JOIN pg_class r ON r.oid = t.tgrelid
     WHERE NOT t.tgisinternal AND t.tgname NOT LIKE 'truncate_trigger_%'
       AND r.relnamespace = current_schema()::regnamespace AND r.relname = ANY(:tables) ORDER BY 1, 2`,
    { tables: [...tables] },
  );

/** Tables without a key: all columns together identify a row. */
export async function readWholeRowIdentities(knex: Knex, tables: readonly string[]): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    knex,
    `SELECT relname AS name FROM pg_class
     WHERE relreplident = 'f' AND relnamespace = current_schema()::regnamespace AND relname = ANY(:tables)`,
    { tables: [...tables] },
  );
  return rows.map(({ name }) => name);
}

/** Tables whose column is still nullable. */
export async function readNullable(
  knex: Knex,
  tables: readonly { name: string; by: string }[],
): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    knex,
    `SELECT c.relname AS name FROM unnest(CAST(:names AS text[]), CAST(:columns AS text[])) AS asked (name, by)
     JOIN pg_class c ON c.relname = asked.name AND c.relnamespace = current_schema()::regnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = asked.by WHERE NOT a.attnotnull`,
    { names: tables.map(({ name }) => name), columns: tables.map(({ by }) => by) },
  );
  return rows.map(({ name }) => name);
}
