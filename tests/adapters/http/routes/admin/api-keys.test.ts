import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { adminProvider, newAdmin } from "../../../../support/admin-provider.ts";
import { call, signUp, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let admin: Account;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: "1" });
  admin = await newAdmin(server);
});
afterAll(() => server.close());

const me = (key: string) => call(`${server.url}/api/v1/me`, { token: key });
const create = async (json: Record<string, unknown>) =>
  (await call(`${server.url}/api/admin/api_keys`, { json, token: admin.token })).body;
const save = (changes: Record<string, unknown>) =>
  server.services.settingsAdministration.save(commandLine, changes);

test("a key is shown once, stored as a digest, and identified by its prefix", async () => {
  const made = await create({ name: "Printer", scopes: ["generate", "decode"] });
  const key = String(made["key"]);
  expect(key).toMatch(/^qz_[A-Za-z0-9_-]{43}$/);
  const { status, body, headers } = await me(key);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: "Printer",
    scopes: ["decode", "generate"],
    state: "active",
    prefix: key.slice(0, 9),
  });
  // an HTTP-date has no fractional seconds
  expect(Date.parse(headers.get("x-quietzone-key-expires") ?? "")).toBe(
    Math.floor(Date.parse(String(body["expires_at"])) / 1000) * 1000,
  );
  expect((await me("qz_none")).headers.get("x-quietzone-key-expires")).toBeNull();
  expect(headers.get("ratelimit-limit")).toBe("100");
  expect(headers.get("ratelimit-remaining")).toBe("99");

  const client = new Client(server.databaseUrl);
  await client.connect();
  const { rows } = await client.query(
    "SELECT row_to_json(k)::text AS k FROM api_keys k UNION ALL SELECT row_to_json(a)::text FROM audit_log a",
  );
  await client.end();
  expect(JSON.stringify(rows)).not.toContain(key);
  const list = await call(`${server.url}/api/admin/api_keys`, { token: admin.token });
  expect(JSON.stringify(list.body)).not.toContain(key);
  expect(JSON.stringify(list.body)).not.toContain('"last_used_at":null');
});

test("react-admin's provider lists, reads, creates and revokes keys", async () => {
  const provider = adminProvider(server.url, admin.token);
  const { data: made } = await provider.create("api_keys", { data: { name: "Till", expires_in_days: 7 } });
  const week = Date.parse(made["expires_at"] as string) - Date.parse(made["created_at"] as string);
  expect(week).toBe(7 * 86_400_000);
  const found = await provider.getList("api_keys", {
    pagination: { page: 1, perPage: 1 },
    sort: { field: "name", order: "DESC" },
    filter: { q: "til" },
  });
  expect(found).toMatchObject({ total: 1, data: [{ id: made.id, name: "Till", scopes: ["generate"] }] });
  expect((await provider.getMany("api_keys", { ids: [made.id] })).data).toHaveLength(1);
  await provider.delete("api_keys", { id: made.id });
  expect((await provider.getOne("api_keys", { id: made.id })).data).toMatchObject({ state: "revoked" });
  expect((await me(String(made["key"]))).status).toBe(401);
});

test("new keys expire after the number of days in the setting", async () => {
  await save({ api_key_expiry: 3 });
  const made = await create({ name: "Short" });
  expect(Date.parse(String(made["expires_at"])) - Date.parse(String(made["created_at"]))).toBe(
    3 * 86_400_000,
  );
  await save({ api_key_expiry: 30 });
});

test("each key has its own limit of calls per minute from the setting", async () => {
  await save({ api_rate_limit: 2 });
  const [one, other] = [await create({ name: "One" }), await create({ name: "Other" })];
  const answers = [];
  for (let calls = 0; calls < 3; calls += 1) answers.push(await me(String(one["key"])));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers[2]?.headers.get("retry-after")).toMatch(/^\d+$/);
  expect((await me(String(other["key"]))).status).toBe(200);
  // the current setting applies
  await save({ api_rate_limit: 100 });
  expect((await me(String(one["key"]))).status).toBe(200);
});

test("keys are refused while the API is switched off", async () => {
  const key = String((await create({ name: "Switched" }))["key"]);
  await save({ enable_api: false });
  expect((await me(key)).status).toBe(403);
  await save({ enable_api: true });
  expect((await me(key)).status).toBe(200);
});

test.each(["", "qz_", `qz_${"A".repeat(43)}`, "' OR 1=1 --"])("refuses %j as a key", async (key) => {
  expect((await me(key)).status).toBe(401);
});

test("WWW-Authenticate says how keys are sent and what was wrong", async () => {
  const challenge = async (path: string, headers: Record<string, string>) => {
    const { headers: told } = await call(`${server.url}/api/v1${path}`, { headers });
    return told.get("www-authenticate");
  };
  expect(await challenge("/me", {})).toBe('Bearer realm="api"');
  expect(await challenge("/me", { Authorization: "Bearer qz_no" })).toBe(
    'Bearer realm="api", error="invalid_token", error_description="This API key is not known"',
  );
  const Authorization = `Bearer ${String((await create({ name: "Codes", scopes: ["generate"] }))["key"])}`;
  expect(await challenge("/me", { Authorization })).toBeNull();
  const narrow = await call(`${server.url}/api/v1/decode`, { method: "POST", headers: { Authorization } });
  expect([narrow.status, narrow.headers.get("www-authenticate")]).toEqual([
    403,
    'Bearer realm="api", error="insufficient_scope", scope="decode"',
  ]);
});

test("access tokens and keys are not interchangeable, and customers cannot create site keys", async () => {
  const customer = await signUp(server.url);
  const key = String((await create({ name: "Key" }))["key"]);
  expect((await me(admin.token)).status).toBe(401);
  expect((await call(`${server.url}/api/me/profile`, { token: key })).status).toBe(401);
  expect((await call(`${server.url}/api/admin/api_keys`, { token: key })).status).toBe(401);
  const asked = await call(`${server.url}/api/admin/api_keys`, {
    json: { name: "Mine" },
    token: customer.token,
  });
  expect(asked.status).toBe(403);
});

test.each([
  { name: "" },
  { name: "x", scopes: [] },
  { name: "x", scopes: ["read"] },
  { name: "x", expires_in_days: 0 },
])("refuses to create a key like %j", async (json) => {
  const { status } = await call(`${server.url}/api/admin/api_keys`, { json, token: admin.token });
  expect(status).toBe(400);
});
