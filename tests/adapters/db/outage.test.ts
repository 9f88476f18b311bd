import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "../../../adapters/db/pool/connect.ts";
import { isOutage } from "../../../adapters/db/pool/outage.ts";
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

test("a database that is not running or that hangs up is an outage", async () => {
  const nowhere = createPool({ host: "127.0.0.1", port: 1 });
  expect(isOutage(await failure(nowhere.raw("SELECT 1")))).toBe(true);
  await nowhere.destroy();
  // a separate pool: the next query might otherwise get the terminated connection
  const ended = createPool({ connectionString: database.url });
  expect(isOutage(await failure(ended.raw("SELECT pg_terminate_backend(pg_backend_pid())")))).toBe(true);
  await ended.destroy();
});

test("a missing socket file is an outage, any other missing file is not", async () => {
  const nowhere = createPool({ host: "/nowhere/at/all" });
  expect(isOutage(await failure(nowhere.raw("SELECT 1")))).toBe(true);
  await nowhere.destroy();
  expect(isOutage(await failure(readFile("/nowhere/at/all")))).toBe(false);
});

test.each([
  ["a disk that is full", "53100"],
  ["memory that ran out", "53200"],
  ["a server that became a read-only standby", "25006"],
  ["a file system that fails", "58030"],
  ["a temporary DNS failure", "EAI_AGAIN"],
])("%s is an outage", (_name, code) => {
  expect(isOutage(Object.assign(new Error("said so"), { code }))).toBe(true);
});

test("a query on a connection that broke in between is an outage", async () => {
  const pool = createPool({ connectionString: database.url }, 1);
  const broken = pool.transaction(async (tx) => {
    await Promise.resolve(tx.raw("SELECT pg_terminate_backend(pg_backend_pid())")).catch(() => undefined);
    await tx.raw("SELECT 1");
  });
  expect(isOutage(await failure(broken))).toBe(true);
  await pool.destroy();
});

test.each([
  "could not commit transaction for shard 102136 on at least one active node",
  "SSL SYSCALL error: EOF detected",
  "failure on connection marked as essential: 127.0.0.1:5702",
  "connection to the remote node 127.0.0.1:5702 failed",
  "SSL connection has been closed unexpectedly",
  "connection not open",
  "no connection to the server",
  "could not append to received file: No space left on device",
  "cannot connect to 127.0.0.1:5702 to fetch intermediate results",
  'failed to read result "17_2" from node 127.0.0.1:5702',
  'result "repartitioned_results_17_from_4_to_2" does not exist',
  "execution cannot recover from multiple connection failures. Last node failed 127.0.0.1:5702",
  "connection establishment for node 127.0.0.1:5702 failed",
  "failed to COPY to shard 102136 on 127.0.0.1:5702",
])("an unreachable or full worker of a cluster is an outage: %s", (said) => {
  expect(isOutage(Object.assign(new Error(`SELECT 1 - ${said}`), { code: "XX000" }))).toBe(true);
});

test("an invalid query is not an outage", async () => {
  expect(isOutage(await failure(database.knex.raw("SELECT nonsense")))).toBe(false);
  expect(isOutage(null)).toBe(false);
});
