/** What docs/operations.md says of a distributed Postgres, held against the schema. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./support/postgres.ts";

interface Placed {
  as: string;
  key: string;
  /** The primary key that it would have to get; null where nothing has to be done. */
  primaryKey: string[] | null;
}

interface Constraint {
  table: string;
  kind: "p" | "u" | "f";
  columns: string[];
  other: string | null;
  other_columns: string[] | null;
}

const words = (cell: string): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, word = ""]) => word);

/** Table by table, as the document says it. */
const placed = new Map<string, Placed>();
for (const line of readFileSync("docs/operations.md", "utf8").split("\n")) {
  const [, tables = "", as = "", key = "", before = ""] = line.split("|").map((cell) => cell.trim());
  if (!/^(spread|reference|local\b.*)$/.test(as)) continue;
  const primaryKey = /primary key \(([^)]*)\)/.exec(before)?.[1];
  for (const table of words(tables)) {
    placed.set(table, {
      as: as.split(",")[0] ?? "",
      key: words(key)[0] ?? "",
      primaryKey: primaryKey === undefined ? null : words(primaryKey),
    });
  }
}
const placeOf = (table: string): Placed => placed.get(table) ?? { as: "", key: "", primaryKey: null };

let database: TestDatabase;
let constraints: Constraint[];
beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.knex.raw<{ rows: Constraint[] }>(`
    SELECT r.relname AS table, c.contype AS kind, o.relname AS other,
      (SELECT array_agg(attname::text ORDER BY n) FROM unnest(c.conkey) WITH ORDINALITY AS k (a, n)
       JOIN pg_attribute ON attrelid = c.conrelid AND attnum = a) AS columns,
      (SELECT array_agg(attname::text ORDER BY n) FROM unnest(c.confkey) WITH ORDINALITY AS k (a, n)
       JOIN pg_attribute ON attrelid = c.confrelid AND attnum = a) AS other_columns
    FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid LEFT JOIN pg_class o ON o.oid = c.confrelid
    WHERE c.connamespace = current_schema()::regnamespace AND c.contype IN ('p', 'u', 'f')`);
  constraints = rows;
});
afterAll(() => database.close());

test("every table has its place", async () => {
  const { rows } = await database.knex.raw<{ rows: { name: string }[] }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename NOT LIKE 'migrations%'",
  );
  expect([...placed.keys()].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test("what is unique in a table that is spread holds its key, or the document says what has to change", () => {
  const unique = constraints.filter(({ table, kind }) => placeOf(table).as === "spread" && kind !== "f");
  const wrong = unique.filter(({ table, kind, columns }) => {
    const { key, primaryKey } = placeOf(table);
    // what is said to have to change does have to
    if (kind === "p" && primaryKey !== null) return columns.includes(key) || !primaryKey.includes(key);
    return !columns.includes(key);
  });
  expect(unique.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

test("foreign keys between tables that are spread hold the key on both sides; whole ones point at whole ones", () => {
  const foreign = constraints.filter(({ kind }) => kind === "f");
  const wrong = foreign.filter(({ table, columns, other, other_columns }) => {
    const [from, to] = [placeOf(table), placeOf(other ?? "")];
    if (to.as !== "spread") return to.as !== "reference" && from.as !== to.as;
    return from.as !== "spread" || other_columns?.[columns.indexOf(from.key)] !== to.key;
  });
  expect(foreign.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test("tables with triggers are named", async () => {
  const { rows } = await database.knex.raw<{ rows: { name: string }[] }>(`
    SELECT DISTINCT r.relname AS name FROM pg_trigger t JOIN pg_class r ON r.oid = t.tgrelid
    WHERE NOT t.tgisinternal AND r.relnamespace = current_schema()::regnamespace ORDER BY 1`);
  const said = readFileSync("docs/operations.md", "utf8").split("\n");
  const line = said.find((text) => text.includes("have triggers"))?.split("have triggers")[0] ?? "";
  expect(words(line).toSorted()).toEqual(rows.map(({ name }) => name));
});
