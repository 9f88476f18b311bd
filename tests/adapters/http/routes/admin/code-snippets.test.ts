import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPool } from "../../../../../adapters/db/pool/connect.ts";
import { adminProvider, newAdmin, RefusedCall } from "../../../../support/admin-provider.ts";
import { call, PASSWORD, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let knex: Knex;
let admin: Account;
let provider: ReturnType<typeof adminProvider>;
beforeAll(async () => {
  server = await startServer();
  knex = createPool({ connectionString: server.databaseUrl }, 2);
  admin = await newAdmin(server);
  provider = adminProvider(server.url, admin.token);
});
afterAll(async () => {
  await knex.destroy();
  await server.close();
});

/** Moves the sign-ins of this account an hour back. */
const age = (userId: string) =>
  knex("sessions")
    .where({ user_id: userId })
    .update({
      amr: JSON.stringify([{ method: "password", timestamp: Math.floor(Date.now() / 1000) - 3600 }]),
    });

const code = '<script async src="https://stats.example.com/script.js" data-site="1"></script>';
const snippet = (changes = {}) => ({ name: "Stats", code, type: "analytics", ...changes });
const create = async (changes = {}) =>
  (await provider.create("code_snippets", { data: snippet(changes) })).data;

describe("code snippets in the back office", () => {
  test("can be listed, sorted, searched and filtered by react-admin's provider", async () => {
    const first = await create({ name: "Aardvark", type: "custom" });
    const second = await create({ name: "Zebra", is_active: false });
    const page = { pagination: { page: 1, perPage: 10 }, sort: { field: "name", order: "DESC" as const } };
    const all = await provider.getList("code_snippets", { ...page, filter: {} });
    expect(all.total).toBe(2);
    expect(all.data.map(({ name }) => String(name))).toEqual(["Zebra", "Aardvark"]);
    const found = await provider.getList("code_snippets", { ...page, filter: { q: "aard" } });
    expect(found.data).toEqual([expect.objectContaining({ id: first.id, place: "body", is_active: true })]);
    const resting = await provider.getList("code_snippets", { ...page, filter: { is_active: false } });
    expect(resting.data.map(({ id }) => String(id))).toEqual([second.id]);
    const many = await provider.getMany("code_snippets", { ids: [first.id, second.id] });
    expect(many.data).toHaveLength(2);
    for (const { id } of all.data) await provider.delete("code_snippets", { id });
  });

  test("are created as active verification snippets by default, with their place and pages", async () => {
    const { data } = await provider.create("code_snippets", {
      data: { name: " Tag ", code: '<meta name="google-site-verification" content="abc">' },
    });
    expect(data).toMatchObject({ name: "Tag", type: "verification", is_active: true, place: "head" });
    expect(data["pages"]).not.toContain("/login");
    expect((await create())["allowed_hosts"]).toEqual(["https://stats.example.com"]);
  });

  test.each([
    ["name", { name: " " }, "Name is required"],
    ["code", { code: "" }, "Code is required"],
    ["code", { code: "<script>let a = 1" }, /begins and never ends/],
    ["hosts.0", { hosts: ["https://a b"] }, /A host looks like/],
  ])("are refused without a valid %s", async (field, changes, message) => {
    const refused = await create(changes).catch((error: unknown) => error as RefusedCall);
    expect(refused).toBeInstanceOf(RefusedCall);
    const { status, body } = refused as RefusedCall;
    expect([status, (body["fields"] as Record<string, string>)[field]]).toEqual([
      400,
      expect.stringMatching(message),
    ]);
  });

  test("keep fields that clients cannot set", async () => {
    const { id } = await create();
    const { data } = await provider.update("code_snippets", {
      id,
      data: { name: "New", created_at: "1999-01-01T00:00:00Z", place: "body", id: "x" },
      previousData: { id },
    });
    expect(data).toMatchObject({ id, name: "New", place: "head", code });
    expect(data["created_at"]).not.toMatch(/^1999/);
  });

  test("are audited with their values before and after", async () => {
    const { id } = await create({ name: "Watched" });
    await provider.update("code_snippets", {
      id,
      data: { code: `<!-- new -->${code}` },
      previousData: { id },
    });
    await provider.update("code_snippets", { id, data: { is_active: false }, previousData: { id } });
    await provider.delete("code_snippets", { id });
    const rows = await knex("audit_log")
      .where({ subject_id: id })
      .orderBy(["at", "id"])
      .select<{ action: string; before: unknown; after: unknown }[]>("action", "before", "after");
    expect(rows.map(({ action, before, after }) => [action, before, after])).toEqual([
      ["code_snippet.created", null, expect.objectContaining({ name: "Watched", code })],
      ["code_snippet.updated", { code }, { code: `<!-- new -->${code}` }],
      ["code_snippet.updated", { is_active: true }, { is_active: false }],
      ["code_snippet.deleted", expect.objectContaining({ name: "Watched" }), null],
    ]);
  });
});

describe("a code snippet", () => {
  test("can be changed only after a fresh sign-in, and then at once", async () => {
    const { id } = await create();
    await age(admin.id);
    const path = `${server.url}/api/admin/code_snippets`;
    const { token } = admin;
    for (const [method, url, json] of [
      ["POST", path, snippet()],
      ["PUT", `${path}/${id}`, { is_active: false }],
      ["DELETE", `${path}/${id}`, undefined],
    ] as const) {
      const { status, body } = await call(url, { method, token, ...(json && { json }) });
      expect([method, status, body["code"]]).toEqual([method, 400, "reauthentication_needed"]);
    }
    const asked = await call(`${server.url}/api/admin/reauthenticate`, { token });
    expect(asked.body).toEqual({ ways: ["password"], fresh_until: null });
    const wrong = await call(`${server.url}/api/admin/reauthenticate`, {
      token,
      json: { password: "guess" },
    });
    expect([wrong.status, wrong.body["code"]]).toEqual([400, "current_password_invalid"]);
    expect((await call(`${path}/${id}`, { method: "DELETE", token })).status).toBe(400);
    const right = await call(`${server.url}/api/admin/reauthenticate`, {
      token,
      json: { password: PASSWORD },
    });
    expect(right.status).toBe(200);
    expect((await call(`${path}/${id}`, { method: "DELETE", token })).status).toBe(200);
  });
});
