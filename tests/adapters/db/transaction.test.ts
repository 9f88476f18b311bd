import { EventEmitter, once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { User } from "../../../core/users/user.ts";
import { within } from "../../../adapters/db/pool/marked-transactions.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildUser } from "../../support/rows.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("two transactions in a deadlock both complete in the end", async () => {
  const [ada, bob] = [buildUser(), buildUser()];
  await database.repositories.users.insert(ada);
  await database.repositories.users.insert(bob);

  let tries = 0;
  const meeting = new EventEmitter();
  const bothHoldOne = once(meeting, "met");
  const lock = (first: User, second: User) =>
    database.transact(async ({ users }) => {
      await users.findForUpdate(first.id);
      tries += 1;
      if (tries === 2) meeting.emit("met");
      await bothHoldOne;
      return users.findForUpdate(second.id);
    });

  const found = await Promise.all([lock(ada, bob), lock(bob, ada)]);
  expect(found.map((user) => user?.id)).toEqual([bob.id, ada.id]);
  // one of them is aborted, and possibly again
  expect(tries).toBeGreaterThanOrEqual(3);
});

test("a transaction aborted by a deadlock is repeated as a whole", async () => {
  const { knex } = database;
  let tries = 0;
  const done = await within(knex, async (tx) => {
    tries += 1;
    if (tries < 3)
      await tx.raw("DO $$ BEGIN RAISE EXCEPTION 'waits' USING ERRCODE = 'deadlock_detected'; END $$");
    return "done";
  });
  expect([done, tries]).toEqual(["done", 3]);
});

test.each([{}, { isolationLevel: "repeatable read" }, { readOnly: true }] as const)(
  "a transaction with %j tells the database that the program maintains the sums",
  async (config) => {
    const said = await database.knex.transaction(
      async (tx) => (await tx.raw<{ rows: unknown[] }>(SAID)).rows,
      config,
    );
    expect(said).toEqual([
      {
        sums: "on",
        level: "isolationLevel" in config ? config.isolationLevel : "read committed",
        reads: "readOnly" in config ? "on" : "off",
      },
    ]);
  },
);

const SAID = `SELECT current_setting('quietzone.writes_sums') AS sums, current_setting('transaction_isolation') AS level,
  current_setting('transaction_read_only') AS reads`;
