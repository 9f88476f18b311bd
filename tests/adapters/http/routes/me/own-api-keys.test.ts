import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_INACTIVE_KEYS, MAX_ACTIVE_KEYS } from "../../../../../core/api-keys/api-key.ts";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { newAdmin } from "../../../../support/admin-provider.ts";
import { call, PASSWORD, signUp, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let ada: Account;
beforeAll(async () => {
  server = await startServer();
  ada = await signUp(server.url);
});
afterAll(() => server.close());

const mine = (account: Account, path = "", options = {}) =>
  call(`${server.url}/api/me/api_keys${path}`, { token: account.token, ...options });
const create = (account: Account, json: Record<string, unknown> = { name: "Till" }) =>
  mine(account, "", { json });
const keysOf = async (account: Account) =>
  (await mine(account)).body as { keys: Record<string, unknown>[]; most: number; expires_in_days: number };
const opens = async (key: unknown) =>
  (await call(`${server.url}/api/v1/me`, { token: String(key) })).status === 200;
const save = (enable_api: boolean) =>
  server.services.settingsAdministration.save(commandLine, { enable_api });
const entries = async (action: string, account: Account) =>
  (
    await server.services.auditLog.list(
      { sort: "at", order: "desc", offset: 0, limit: 50 },
      { action: [action], actor_id: [account.id] },
    )
  ).items;

test("a customer can create a key, sees it once, and can use it with the API", async () => {
  const { status, body } = await create(ada, {
    name: "Till",
    scopes: ["batch", "decode"],
    expires_in_days: 2,
  });
  expect(status).toBe(201);
  expect(await opens(body["key"])).toBe(true);
  const list = await keysOf(ada);
  expect(list).toMatchObject({ most: MAX_ACTIVE_KEYS, expires_in_days: 30 });
  expect(list.keys).toHaveLength(1);
  expect(list.keys[0]).toMatchObject({
    name: "Till",
    prefix: String(body["key"]).slice(0, 9),
    scopes: ["batch", "decode"],
    state: "active",
    revoked_at: null,
  });
  expect(list.keys[0]?.["last_used_at"]).not.toBeNull();
  expect(JSON.stringify(list)).not.toContain(body["key"]);
  const [entry] = await entries("api_key.created", ada);
  expect(entry).toMatchObject({ subject: { id: body["id"] }, after: { owner: ada.email } });
});

test("a revoked key is refused from the next call on", async () => {
  const { body } = await create(ada);
  expect(await mine(ada, `/${String(body["id"])}`, { method: "DELETE" })).toMatchObject({
    status: 200,
    body: { state: "revoked" },
  });
  expect(await opens(body["key"])).toBe(false);
  expect(await entries("api_key.revoked", ada)).toHaveLength(1);
});

test("keys of other users and of the site cannot be found", async () => {
  const [bob, admin] = [await signUp(server.url), await newAdmin(server)];
  const own = await create(ada);
  const site = await call(`${server.url}/api/admin/api_keys`, { json: { name: "Site" }, token: admin.token });
  for (const { body } of [own, site]) {
    expect((await mine(bob, `/${String(body["id"])}`, { method: "DELETE" })).status).toBe(404);
    expect(await opens(body["key"])).toBe(true);
  }
  expect((await keysOf(bob)).keys).toEqual([]);
  expect((await mine(ada, "/none", { method: "DELETE" })).status).toBe(404);
  // the panel shows the key's owner
  const shown = await call(`${server.url}/api/admin/api_keys/${String(own.body["id"])}`, {
    token: admin.token,
  });
  expect(shown.body).toMatchObject({ owner_email: ada.email });
});

test("a key is refused while its owner is suspended, and deleted with the account", async () => {
  const eve = await signUp(server.url);
  const { body } = await create(eve);
  const { users, accountRemoval } = server.services;
  await users.change(commandLine, eve.id, { banSeconds: 3600 });
  const refused = await call(`${server.url}/api/v1/me`, { token: String(body["key"]) });
  expect(refused).toMatchObject({
    status: 401,
    body: { message: "The account of this API key is suspended" },
  });
  expect(await server.services.apiKeys.get(String(body["id"]))).toMatchObject({
    owner: { email: eve.email },
  });
  await users.change(commandLine, eve.id, { banSeconds: 0 });
  expect(await opens(body["key"])).toBe(true);
  await accountRemoval.deleteAccount(commandLine, eve.id);
  expect(await opens(body["key"])).toBe(false);
});

test("an account has at most ten active keys, also with concurrent requests", async () => {
  const max = await signUp(server.url);
  const made = await Promise.all(Array.from({ length: MAX_ACTIVE_KEYS + 4 }, () => create(max)));
  const refused = made.filter(({ status }) => status !== 201);
  expect(refused.map(({ status, body }) => [status, body["code"]])).toEqual(
    Array.from({ length: 4 }, () => [422, "quota_exceeded"]),
  );
  const first = made.find(({ status }) => status === 201);
  await mine(max, `/${String(first?.body["id"])}`, { method: "DELETE" });
  expect((await create(max)).status).toBe(201);
});

test("only the newest inactive keys are remembered", async () => {
  const ned = await signUp(server.url);
  for (let times = 0; times < MAX_INACTIVE_KEYS + 2; times += 1) {
    const { body } = await create(ned, { name: `Key ${times}` });
    await mine(ned, `/${String(body["id"])}`, { method: "DELETE" });
  }
  await create(ned, { name: "Alive" });
  const names = (await keysOf(ned)).keys.map(({ name }) => name);
  expect(names).toHaveLength(MAX_INACTIVE_KEYS + 1);
  expect(names.slice(0, 2)).toEqual(["Alive", `Key ${MAX_INACTIVE_KEYS + 1}`]);
  expect(names).not.toContain("Key 0");
});

test("an old session must reauthenticate before it can create a key", async () => {
  const old = await signUp(server.url);
  const client = new Client(server.databaseUrl);
  await client.connect();
  const past = JSON.stringify([{ method: "password", timestamp: 1 }]);
  await client.query("UPDATE sessions SET amr = $1 WHERE user_id = $2", [past, old.id]);
  await client.end();
  expect(await create(old)).toMatchObject({ status: 400, body: { code: "reauthentication_needed" } });
  const proof = (json: Record<string, unknown>) =>
    call(`${server.url}/api/me/reauthenticate`, { json, token: old.token });
  expect((await call(`${server.url}/api/me/reauthenticate`, { token: old.token })).body).toEqual({
    ways: ["password"],
    fresh_until: null,
  });
  expect((await proof({ password: "wrong" })).status).toBe(400);
  expect((await create(old)).status).toBe(400);
  expect((await proof({ password: PASSWORD })).status).toBe(200);
  expect((await create(old)).status).toBe(201);
});

test("while the API is switched off, keys can be revoked but not created", async () => {
  const { body } = await create(ada);
  await save(false);
  expect(await create(ada)).toMatchObject({ status: 403, body: { code: "forbidden" } });
  expect((await mine(ada, `/${String(body["id"])}`, { method: "DELETE" })).status).toBe(200);
  await save(true);
});

test.each([
  { name: "" },
  { name: "x", scopes: ["read"] },
  { name: "x", expires_in_days: 4000 },
  { name: "x".repeat(101) },
])("refuses to create a key like %j", async (json) => {
  expect((await create(ada, json)).status).toBe(400);
});
