import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "../../../adapters/db/connect.ts";
import { isOutage } from "../../../adapters/db/outage.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const failure = (query: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(query).then(
    () => null,
    (error: unknown) => error,
  );

test("a database that nobody started, or that hangs up, is away for the moment", async () => {
  const nowhere = createPool({ host: "127.0.0.1", port: 1 });
  expect(isOutage(await failure(nowhere.raw("SELECT 1")))).toBe(true);
  await nowhere.destroy();
  // a pool of its own: the next query may still get the connection that was hung up
  const ended = createPool({ connectionString: database.url });
  expect(isOutage(await failure(ended.raw("SELECT pg_terminate_backend(pg_backend_pid())")))).toBe(true);
  await ended.destroy();
});

test("a socket file that is not there is an outage, any other missing file is none", async () => {
  const nowhere = createPool({ host: "/nowhere/at/all" });
  expect(isOutage(await failure(nowhere.raw("SELECT 1")))).toBe(true);
  await nowhere.destroy();
  expect(isOutage(await failure(readFile("/nowhere/at/all")))).toBe(false);
});

test("a query that is wrong is not", async () => {
  expect(isOutage(await failure(database.knex.raw("SELECT nonsense")))).toBe(false);
  expect(isOutage(null)).toBe(false);
});
