import { afterAll, beforeAll, expect, test } from "vitest";
import { createOwnerLocks } from "../../../adapters/db/rows/owner-locks.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildUser } from "../../support/rows.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 3 });
});
afterAll(() => database.close());

test.each([
  ["a record is added", "history", false],
  ["a link is added", "short_links", false],
  ["the store of logos is asked, however long it takes", "logos", true],
] as const)("while %s, the account is locked or free as it has to be", async (_name, thing, isFree) => {
  const user = buildUser();
  await database.repositories.users.insert(user);
  const tx = await database.knex.transaction();
  try {
    await createOwnerLocks(tx).hold(user.id, thing);
    const free = await database.knex("users").where({ id: user.id }).forUpdate().skipLocked().select("id");
    expect(free).toEqual(isFree ? [{ id: user.id }] : []);
  } finally {
    await tx.rollback();
  }
});

test("nothing is added to an account that is gone", async () => {
  const { transact } = database;
  await expect(transact((tx) => tx.ownerLocks.hold(buildUser().id, "history"))).rejects.toMatchObject({
    code: "no_authorization",
  });
});
