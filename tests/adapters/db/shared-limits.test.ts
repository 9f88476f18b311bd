import { afterAll, beforeAll, expect, test } from "vitest";
import { createSharedAttempts } from "../../../adapters/db/limits/shared-attempts.ts";
import { createSharedCallCounts } from "../../../adapters/db/limits/shared-call-counts.ts";
import { limitStoreContract } from "../../contracts/limit-store-contract.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const clear = () => database.knex.raw("TRUNCATE call_counts, login_attempts");
const rows = async (table: string) => Number((await database.knex(table).count())[0]?.["count"]);

limitStoreContract(async () => {
  await clear();
  return {
    counts: createSharedCallCounts(database.knex),
    attempts: createSharedAttempts(database.knex),
    async pass(milliseconds) {
      const past = [milliseconds];
      await database.knex.raw(
        "UPDATE call_counts SET ends_at = ends_at - ? * interval '1 millisecond'",
        past,
      );
      await database.knex.raw(
        "UPDATE login_attempts SET last_at = last_at - ? * interval '1 millisecond'",
        past,
      );
    },
  };
});

test("processes share their counts", async () => {
  await clear();
  const [one, other] = [createSharedCallCounts(database.knex), createSharedCallCounts(database.knex)];
  await one.add("a", 60);
  expect((await other.add("a", 60)).count).toBe(2);
  await createSharedAttempts(database.knex).spend("ada@example.com", 1);
  expect(await createSharedAttempts(database.knex).spend("ada@example.com", 1)).toBeGreaterThan(25_000);
});

test("a database clock that ran ahead and was corrected locks nobody out for the hours between", async () => {
  await clear();
  const counts = createSharedCallCounts(database.knex);
  const attempts = createSharedAttempts(database.knex);
  for (let made = 0; made < 3; made += 1) await counts.add("a", 60);
  for (let tried = 0; tried < 5; tried += 1) await attempts.spend("ada@example.com", 5);
  expect(await attempts.spend("ada@example.com", 5)).toBeGreaterThan(25_000);
  const hours = "interval '8 hours'";
  await database.knex.raw(`UPDATE call_counts SET ends_at = ends_at + ${hours}`);
  await database.knex.raw(`UPDATE login_attempts SET last_at = last_at + ${hours}`);
  const { count, endsIn } = await counts.add("a", 60);
  expect([count, endsIn > 0 && endsIn <= 60_000]).toEqual([1, true]);
  expect(await attempts.spend("ada@example.com", 5)).toBe(0);
  // earlier attempts still count
  const left = await attempts.spend("ada@example.com", 5);
  expect([left > 50_000, left <= 60_000]).toEqual([true, true]);
});

test("made-up addresses cannot fill the tables: the oldest are forgotten", async () => {
  await clear();
  const bounds = { maxAccounts: 20, maxKeys: 20, sweepEvery: 10 };
  const attempts = createSharedAttempts(database.knex, bounds);
  const counts = createSharedCallCounts(database.knex, bounds);
  for (let made = 0; made < 60; made += 1) {
    await attempts.spend(`made-up-${made}@example.com`, 5);
    await counts.add(`mails ${made}`, 60 + made);
  }
  expect(await rows("login_attempts")).toBeLessThan(30);
  expect(await rows("call_counts")).toBeLessThan(30);
  expect((await counts.add("mails 59", 119)).count).toBe(2);
  expect((await counts.add("mails 0", 60)).count).toBe(1);
});

test("rows store only hashes of accounts and keys, in unlogged tables", async () => {
  await clear();
  await createSharedAttempts(database.knex).spend("ada@example.com", 5);
  const { rows: said } = await database.knex.raw<{ rows: { account: Buffer }[] }>(
    "SELECT account FROM login_attempts",
  );
  expect(said.map(({ account }) => account.length)).toEqual([16]);
  const { rows: kinds } = await database.knex.raw<{ rows: { relpersistence: string }[] }>(
    "SELECT relpersistence FROM pg_class WHERE relname IN ('call_counts', 'login_attempts')",
  );
  expect(kinds.map(({ relpersistence }) => relpersistence)).toEqual(["u", "u"]);
});
