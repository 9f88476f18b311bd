import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "../../../adapters/db/migrate.ts";
import { migrations } from "../../../migrations/index.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";

const names = migrations.map(({ name }) => name);

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
});
afterEach(() => database.close());

const tables = async () => {
  const { rows } = await database.knex.raw<{ rows: { name: string }[] }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'migrations%'",
  );
  return rows.map(({ name }) => name);
};

test("names are numbered in order", () => {
  expect(names).toEqual(names.toSorted());
  expect(names.every((name, index) => name.startsWith(`${String(index + 1).padStart(3, "0")}_`))).toBe(true);
});

test("an empty database gets everything, a second run nothing", async () => {
  expect(await migrate(database.knex)).toEqual(names);
  expect(await migrate(database.knex)).toEqual([]);
});

test("of several processes at once one migrates and the others wait for it", async () => {
  const results = await Promise.all([1, 2, 3].map(() => migrate(database.knex)));
  expect(results.flat()).toEqual(names);
});

test("a process that died while it migrated does not block the next one", async () => {
  await migrate(database.knex);
  await database.knex("migrations_lock").update({ is_locked: 1 });
  expect(await migrate(database.knex)).toEqual([]);
});

test("a step that fails takes back the steps before it, and the next run does them all", async () => {
  const [first] = migrations;
  if (!first) throw new Error("there are migrations");
  const half = {
    name: "002_half",
    up: async (knex: Parameters<typeof first.up>[0]) => {
      await knex.raw("CREATE TABLE half (id uuid)");
      throw new Error("no more");
    },
    down: first.down,
  };
  await expect(migrate(database.knex, [first, half])).rejects.toThrow("no more");
  expect(await tables()).toEqual([]);
  expect(await migrate(database.knex)).toEqual(names);
});

test("a database that a newer version used is refused and left as it is", async () => {
  await migrate(database.knex);
  await database.knex("migrations").insert({ name: "999_of_tomorrow", batch: 9, migration_time: new Date() });
  await expect(migrate(database.knex)).rejects.toMatchObject({
    code: "database_newer",
    message: expect.stringContaining("999_of_tomorrow") as string,
  });
});

test("every step can be taken back", async () => {
  await migrate(database.knex);
  for (const { down } of migrations.toReversed()) await down(database.knex);
  expect(await tables()).toEqual([]);
});
