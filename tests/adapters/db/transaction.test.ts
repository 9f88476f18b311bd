import { EventEmitter, once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { User } from "../../../core/users/user.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildUser } from "../../support/rows.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("of two transactions that wait for each other both are done in the end", async () => {
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
  // one of them is broken off, and may be once more
  expect(tries).toBeGreaterThanOrEqual(3);
});
