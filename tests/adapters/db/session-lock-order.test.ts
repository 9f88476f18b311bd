import type { Knex } from "knex";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "../../../adapters/db/pool/connect.ts";
import { createSessionRepository } from "../../../adapters/db/repositories/accounts/session-repository.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildSession, buildToken, buildUser } from "../../support/rows.ts";

let database: TestDatabase;
/** The pool of a second process. */
let elsewhere: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  elsewhere = createPool({ connectionString: database.url });
});
afterAll(async () => {
  await elsewhere.destroy();
  await database.close();
});

async function somebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await elsewhere.raw<{ rows: unknown[] }>(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    if (rows.length > 0) return;
  }
}

test("ending a session waits for a token exchange in progress, without a deadlock", async () => {
  const { users, sessions } = database.repositories;
  const user = buildUser();
  const session = buildSession(user.id);
  const token = buildToken(session.id);
  await users.insert(user);
  await sessions.insert(session);
  await sessions.insertToken(token);

  let ending: Promise<void> = Promise.resolve();
  await database.transact(async (tx) => {
    await tx.sessions.findTokenForUpdate(token.digest);
    ending = createSessionRepository(elsewhere).remove(session.id);
    await somebodyWaits();
    await tx.sessions.insertToken(buildToken(session.id, { parentId: token.id }));
  });
  await ending;
  expect(await sessions.find(session.id)).toBeNull();
});

test("removing expired sessions does not wait for a session in use", async () => {
  const { users, sessions } = database.repositories;
  const user = buildUser();
  const [inUse, other] = [buildSession(user.id), buildSession(user.id)];
  const token = buildToken(inUse.id);
  await users.insert(user);
  for (const session of [inUse, other]) await sessions.insert(session);
  await sessions.insertToken(token);

  await database.transact(async (tx) => {
    await tx.sessions.findTokenForUpdate(token.digest);
    await createSessionRepository(elsewhere).removeExpired(inUse.expiresAt);
  });
  expect(await sessions.find(inUse.id)).toEqual(inUse);
  expect(await sessions.find(other.id)).toBeNull();
});
