import { EventEmitter, once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "../../../adapters/db/pool/connect.ts";
import { createOwnerLocks } from "../../../adapters/db/rows/owner-locks.ts";
import { createFolderService } from "../../../core/history/folder-service.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildSession, buildUser } from "../../support/rows.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 3 });
});
afterAll(() => database.close());

test.each([
  ["a record is added", "history", false],
  ["a link is added", "short_links", false],
  ["the store of logos is asked, however long it takes", "logos", true],
] as const)("while %s, the account row is locked only if necessary", async (_name, thing, isFree) => {
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

test("the account row stays unlocked until a later lock takes it, so that two transactions do not deadlock", async () => {
  const user = buildUser();
  await database.repositories.users.insert(user);
  let tries = 0;
  const meeting = new EventEmitter();
  const bothHold = once(meeting, "met");
  const lock = (thing: "history" | "history_folders") =>
    database.transact(async ({ ownerLocks, users }) => {
      await ownerLocks.hold(user.id, thing, { locksAccountNext: true });
      tries += 1;
      if (tries === 2) meeting.emit("met");
      await bothHold;
      return users.findForUpdate(user.id);
    });
  await Promise.all([lock("history"), lock("history_folders")]);
  expect(tries).toBe(2);
});

test("creating a folder within a session does not lock the account twice", async () => {
  const user = buildUser();
  const session = buildSession(user.id);
  await database.repositories.users.insert(user);
  await database.repositories.sessions.insert(session);
  const elsewhere = createPool({ connectionString: database.url });
  const free: unknown[] = [];
  const { create } = createFolderService({
    historyFolders: database.repositories.historyFolders,
    transact: (work) =>
      database.transact(async (tx) => {
        const hold: typeof tx.ownerLocks.hold = async (...given) => {
          await tx.ownerLocks.hold(...given);
          free.push(
            ...(await elsewhere("users").where({ id: user.id }).forUpdate().skipLocked().pluck("id")),
          );
        };
        return work({ ...tx, ownerLocks: { hold } });
      }),
    clock: { now: () => new Date() },
    ids: { next: () => crypto.randomUUID() },
  });
  try {
    await create(user.id, "Labels", session);
    expect(free).toEqual([user.id]);
  } finally {
    await elsewhere.destroy();
  }
});

test("refuses to add anything to a deleted account", async () => {
  const { transact } = database;
  await expect(transact((tx) => tx.ownerLocks.hold(buildUser().id, "history"))).rejects.toMatchObject({
    code: "no_authorization",
  });
});
