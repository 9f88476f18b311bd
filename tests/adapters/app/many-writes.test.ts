import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { call, signUp, type Account } from "../../support/call.ts";
import { startServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const makeFolder = async ({ token }: Account, name: string) =>
  (await call(`${server.url}/api/me/history/folders`, { json: { name }, token })).status;

/** Holds the lock that every new folder of an account needs. */
async function holdFolders(account: Account) {
  const holder = new Client(server.databaseUrl);
  await holder.connect();
  const lock = `history_folders ${account.id}`;
  await holder.query("BEGIN");
  await holder.query("SELECT pg_advisory_xact_lock(1, hashtext($1))", [lock]);
  const waiting = async () => {
    const { rowCount } = await holder.query(
      "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = 1 AND NOT granted",
    );
    return rowCount ?? 0;
  };
  return { waiting, release: () => holder.end() };
}

test("a hundred writes of one account queue on three connections while other accounts can still write", async () => {
  const [busy, other] = [await signUp(server.url), await signUp(server.url)];
  const held = await holdFolders(busy);
  const sent = Array.from({ length: 100 }, (_, index) => makeFolder(busy, `Folder ${index}`));
  await vi.waitUntil(async () => (await held.waiting()) >= 3, { timeout: 60_000, interval: 20 });
  // without a free connection, this would be refused after eight seconds
  for (const name of ["one", "two", "three"]) expect(await makeFolder(other, name)).toBe(201);
  expect(await held.waiting()).toBe(3);
  await held.release();
  expect(new Set(await Promise.all(sent))).toEqual(new Set([201]));
});

test("a write of an account that already has a hundred waiting gets a 429", async () => {
  const busy = await signUp(server.url);
  const held = await holdFolders(busy);
  const answers: number[] = [];
  const sent = Array.from({ length: 104 }, async (_, index) => {
    answers.push(await makeFolder(busy, `Folder ${index}`));
  });
  await vi.waitUntil(() => answers.length > 0, { timeout: 60_000 });
  expect(answers).toEqual([429]);
  await held.release();
  await Promise.all(sent);
});

test("concurrent refreshes with one token share one connection and all get the same new token", async () => {
  const [busy, other] = [await signUp(server.url), await signUp(server.url)];
  const holder = new Client(server.databaseUrl);
  await holder.connect();
  await holder.query("BEGIN");
  await holder.query(
    "SELECT 1 FROM refresh_tokens WHERE session_id IN (SELECT id FROM sessions WHERE user_id = $1) FOR UPDATE",
    [busy.id],
  );
  const refresh = () =>
    call(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      json: { refresh_token: busy.refreshToken },
    });
  const sent = Array.from({ length: 60 }, refresh);
  const waiting = async () =>
    (await holder.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).rowCount;
  await vi.waitUntil(async () => (await waiting()) === 1, { timeout: 60_000, interval: 20 });
  for (const name of ["one", "two", "three"]) expect(await makeFolder(other, name)).toBe(201);
  expect(await waiting()).toBe(1);
  await holder.end();
  const answers = await Promise.all(sent);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body["refresh_token"])).size).toBe(1);
});

test("a process reports ready while every connection of its pool is taken", async () => {
  const accounts = await Promise.all(Array.from({ length: 4 }, () => signUp(server.url)));
  const holds = await Promise.all(accounts.map(holdFolders));
  const sent = accounts.flatMap((account) =>
    ["one", "two", "three"].map((name) => makeFolder(account, name)),
  );
  await vi.waitUntil(async () => (await holds[0]!.waiting()) >= 10, { timeout: 60_000, interval: 20 });
  await expect.poll(async () => (await call(`${server.url}/readyz`)).status).toBe(200);
  await Promise.all(holds.map(({ release }) => release()));
  expect(new Set(await Promise.all(sent))).toEqual(new Set([201]));
});
