/** Errors of `distribute` without a cluster. tests/citus covers it on a cluster. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { programHere } from "../../support/programs/program-here.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-distribute-"));
  database = await createTestDatabase();
  vi.stubEnv("DATA_DIR", folder);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test("explains how to install the citus extension if it is missing, and changes nothing", async () => {
  vi.stubEnv("DATABASE_URL", database.url);
  const told = { code: 1, stdout: "", stderr: expect.stringContaining("it has no extension citus") };
  expect(await programHere(["distribute", "--plan"])).toMatchObject(told);
  expect(await programHere(["distribute"])).toMatchObject(told);
  const { rows } = await database.knex.raw<{ rows: unknown[] }>(
    "SELECT FROM pg_constraint WHERE conname = 'short_links_code_key'",
  );
  expect(rows).toHaveLength(1);
});

test("rejects the embedded Postgres, which runs on one machine", async () => {
  vi.stubEnv("DATABASE_URL", undefined);
  const { code, stdout, stderr } = await programHere(["distribute", "--json"]);
  expect([code, stderr]).toEqual([1, expect.stringContaining("The embedded Postgres is one machine")]);
  expect(JSON.parse(stdout)).toMatchObject({ event: "error", code: "config_invalid" });
});

test.each(["0", "-1", "many", "64001", "1.5"])("rejects %s as a number of shards", async (shards) => {
  const { code, stderr } = await programHere(["distribute", "--shards", shards]);
  expect([code, stderr]).toEqual([2, expect.stringContaining("is not a number of shards")]);
});
