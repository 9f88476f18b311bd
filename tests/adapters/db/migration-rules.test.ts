import { expect, test } from "vitest";
import { migrations, type Migration } from "../../../migrations/index.ts";
import { brokenRules } from "../../support/database/migration-rules.ts";

const step = (...sql: string[]): Migration => ({
  name: "999_step",
  up: async (knex) => {
    for (const text of sql) await knex.raw(text);
  },
  down: async () => undefined,
});

test.each([
  ["ALTER TABLE users DROP COLUMN email", "takes a column away"],
  ["DROP TABLE scans", "takes a table away"],
  ["ALTER TABLE users RENAME COLUMN email TO address", "renames"],
  ["ALTER TABLE users ALTER COLUMN role TYPE integer", "changes the type"],
  ["ALTER TABLE users ALTER email SET NOT NULL", "forbids NULL"],
  ["ALTER TABLE users ADD COLUMN a text DEFAULT 'x', ADD COLUMN b text NOT NULL", "do not fill"],
  ["ALTER TABLE users ADD COLUMN a uuid DEFAULT gen_random_uuid()", "rewritten"],
  ["ALTER TABLE scans ADD COLUMN a text GENERATED ALWAYS AS (country) STORED", "rewritten"],
  ["CREATE INDEX scans_a ON scans (country)", "stops writers"],
  ["ALTER TABLE scans ADD CONSTRAINT a CHECK (country <> '')", "NOT VALID first"],
  ["UPDATE scans SET country = ''", "in one go"],
])("a migration may not run: %s", async (sql, why) => {
  expect(await brokenRules(step(sql))).toEqual([expect.stringContaining(why)]);
  expect(await brokenRules({ ...step(sql), breaksOlder: true })).toEqual([]);
});

test("a migration may add tables, nullable or defaulted columns, and checks of new rows", async () => {
  const adding = step(
    "CREATE TABLE news (id uuid NOT NULL); CREATE INDEX news_id ON news (id); ALTER TABLE news ALTER id SET NOT NULL",
    "ALTER TABLE users ADD COLUMN a text, ADD COLUMN b text NOT NULL DEFAULT ''",
    "ALTER TABLE scans ADD CONSTRAINT a CHECK (country <> '') NOT VALID",
    "CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM scans; RETURN NULL; END $$",
  );
  expect(await brokenRules(adding)).toEqual([]);
});

test.each(migrations.slice(22).map((migration) => [migration.name, migration] as const))(
  "%s is compatible with the previous version",
  async (_name, migration) => {
    expect(await brokenRules(migration)).toEqual([]);
  },
);
