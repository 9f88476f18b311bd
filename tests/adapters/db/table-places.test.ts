/** Compares the distribution of the tables over a cluster with the schema. Needs no cluster. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { doStep } from "../../../adapters/db/spread/do-step.ts";
import { planPreparation } from "../../../adapters/db/spread/plan-preparation.ts";
import { readConstraints, readTriggers, type Constraint } from "../../../adapters/db/spread/read-places.ts";
import {
  CUSTOMER_TABLES,
  LOCAL_TABLES,
  SPREAD_TABLES,
  type SpreadTable,
} from "../../../adapters/db/spread/table-places.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";

const names = (tables: readonly SpreadTable[]): string[] => tables.map(({ name }) => name);
const keyOf = (table: string): string => SPREAD_TABLES.find(({ name }) => name === table)?.by ?? "";

let database: TestDatabase;
let constraints: Constraint[];
/** The tables just before they are distributed. */
beforeAll(async () => {
  database = await createTestDatabase();
  for (const step of await planPreparation(database.knex, SPREAD_TABLES)) {
    await doStep(database.knex, step, undefined);
  }
  constraints = await readConstraints(database.knex, names(SPREAD_TABLES));
});
afterAll(() => database.close());

test("adapters/db/spread/table-places.ts lists exactly the tables of the database", async () => {
  const { rows } = await database.knex.raw<{ rows: { name: string }[] }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename NOT LIKE 'migrations%'",
  );
  const said = [...LOCAL_TABLES, ...names(SPREAD_TABLES)];
  expect(said.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test("unique constraints of distributed tables include the distribution column", () => {
  const unique = constraints.filter(({ kind }) => kind !== "foreign");
  const wrong = unique.filter(({ table, columns }) => !columns.includes(keyOf(table)));
  expect(wrong).toEqual([]);
});

test("unique indexes of distributed tables include the distribution column", async () => {
  const { rows } = await database.knex.raw<{ rows: { table: string; name: string; columns: string[] }[] }>(
    `SELECT r.relname AS "table", x.relname AS name, array_agg(a.attname::text) AS columns
     FROM pg_index i JOIN pg_class r ON r.oid = i.indrelid JOIN pg_class x ON x.oid = i.indexrelid
     JOIN pg_attribute a ON a.attrelid = r.oid AND a.attnum = ANY(i.indkey[:i.indnkeyatts - 1])
     WHERE i.indisunique AND r.relname = ANY(?) GROUP BY 1, 2`,
    [names(SPREAD_TABLES)],
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ table, columns }) => !columns.includes(keyOf(table)))).toEqual([]);
});

test("foreign keys of distributed tables include the column and lead to colocated tables", () => {
  const foreign = constraints.filter(({ kind }) => kind === "foreign");
  const wrong = foreign.filter(({ table, to, columns }) => {
    const together = names(CUSTOMER_TABLES);
    return !together.includes(table) || !together.includes(to ?? "") || !columns.includes(keyOf(table));
  });
  expect(foreign.length).toBeGreaterThan(8);
  expect(wrong).toEqual([]);
});

test("no foreign key uses ON DELETE SET, which Citus does not support", () => {
  expect(constraints.filter(({ definition }) => /ON DELETE SET/.test(definition))).toEqual([]);
});

test("every distributed table has a replica identity, so that its shards can move during writes", async () => {
  const { rows } = await database.knex.raw<{ rows: { name: string }[] }>(
    `SELECT relname AS name FROM pg_class c WHERE relname = ANY(?) AND relreplident <> 'f'
       AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary)`,
    [names(SPREAD_TABLES)],
  );
  expect(rows).toEqual([]);
});

test("distributed tables have no triggers except those that only refuse", async () => {
  const kept = SPREAD_TABLES.flatMap(({ keeps = [] }) => keeps);
  const left = await readTriggers(database.knex, names(SPREAD_TABLES));
  expect(left.map(({ name }) => name)).toEqual(kept);
});

test("the preparation of a prepared database has nothing left to do", async () => {
  expect(await planPreparation(database.knex, SPREAD_TABLES)).toEqual([]);
});
