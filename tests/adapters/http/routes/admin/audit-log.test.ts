import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { adminProvider, newAdmin } from "../../../../support/admin-provider.ts";
import { call, newEmail, PASSWORD, signUp, type Account } from "../../../../support/call.ts";
import { createTestDatabase, type TestDatabase } from "../../../../support/postgres.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";
import { oneTimeCode } from "../../../../support/accounts/one-time-code.ts";

let database: TestDatabase;
let server: TestServer;
let admin: Account;
let provider: ReturnType<typeof adminProvider>;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ DATABASE_URL: database.url });
  admin = await newAdmin(server);
  provider = adminProvider(server.url, admin.token);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

interface Entry {
  id: string;
  action: string;
  actor_name: string;
  actor_id: string | null;
  address: string;
  user_agent: string;
  subject_name: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

const entries = async (filter: object, page = 1): Promise<{ data: Entry[]; total: number }> => {
  const answer = await provider.getList("audit_log", {
    pagination: { page, perPage: 25 },
    sort: { field: "at", order: "DESC" },
    filter,
  });
  return { data: answer.data as unknown as Entry[], total: answer.total ?? 0 };
};
const signIn = (email: string, password: string, headers = {}) =>
  call(`${server.url}/auth/v1/token?grant_type=password`, { json: { email, password }, headers });

describe("what users do with their accounts", () => {
  test("is recorded with actor, action and origin", async () => {
    const account = await signUp(server.url);
    const { body } = await signIn(account.email, PASSWORD, { "User-Agent": "a telephone" });
    const token = String(body["access_token"]);
    const enrolled = await call(`${server.url}/auth/v1/factors`, {
      json: { factor_type: "totp", friendly_name: "phone" },
      token,
    });
    const id = String(enrolled.body["id"]);
    const challenge = await call(`${server.url}/auth/v1/factors/${id}/challenge`, { json: {}, token });
    const { secret } = enrolled.body["totp"] as { secret: string };
    const raised = await call(`${server.url}/auth/v1/factors/${id}/verify`, {
      json: { challenge_id: challenge.body["id"], code: oneTimeCode(secret, 0, new Date()) },
      token,
    });
    const strong = String(raised.body["access_token"]);
    await call(`${server.url}/auth/v1/user`, {
      method: "PUT",
      json: { password: "another long secret", current_password: PASSWORD },
      token: strong,
    });
    await call(`${server.url}/auth/v1/factors/${id}`, { method: "DELETE", token: strong });
    await call(`${server.url}/auth/v1/logout?scope=local`, { method: "POST", token: strong });
    const { data } = await entries({ subject_id: account.id });
    expect(data.map(({ action }) => action)).toEqual([
      "session.ended",
      "factor.removed",
      "password.changed",
      "factor.added",
      "session.started",
      "session.started",
    ]);
    expect(data[4]).toMatchObject({
      actor_id: account.id,
      actor_name: account.email,
      address: expect.stringMatching(/127\.0\.0\.1$/) as string,
      user_agent: "a telephone",
      subject_name: account.email,
      after: { method: "password" },
    });
    expect(JSON.stringify(data)).not.toContain(secret);
    expect(JSON.stringify(data)).not.toContain("another long secret");
  });

  test("includes failed sign-ins, at most one entry per account and minute", async () => {
    const account = await signUp(server.url);
    const unknown = newEmail();
    for (let count = 0; count < 4; count += 1) {
      await signIn(account.email, "a wrong password");
      await signIn(unknown, "a wrong password");
    }
    for (const email of [account.email, unknown]) {
      const { data } = await entries({ subject: email, action: "session.refused" });
      expect(data.length).toBeGreaterThanOrEqual(1);
      // the minute may change in between
      expect(data.length).toBeLessThanOrEqual(2);
      expect(data.at(-1)).toMatchObject({
        actor_id: null,
        actor_name: email,
        after: { reason: "invalid_credentials", attempts: 1 },
      });
    }
  });

  test("does not include a password typed into the address field", async () => {
    await signIn("my secret pass phrase", "x");
    const { data } = await entries({ subject: "(no address)", action: "session.refused" });
    expect(data).toHaveLength(1);
    expect((await entries({ q: "my secret pass phrase" })).total).toBe(0);
  });
});

describe("what admins do", () => {
  test("is recorded with the values before and after, through every interface", async () => {
    const account = await signUp(server.url);
    await call(`${server.url}/auth/v1/admin/users/${account.id}`, {
      method: "PUT",
      json: { app_metadata: { role: "admin" } },
      token: admin.token,
    });
    await server.services.operatorAccounts.setRole(account.email, "customer");
    await server.services.accountRemoval.deleteAccount(commandLine, account.id);
    const { data } = await entries({ subject_id: account.id, actor: "command" });
    expect(data.map(({ action, actor_name, address }) => [action, actor_name, address])).toEqual([
      ["user.deleted", "command line", ""],
      ["user.role_changed", "command line", ""],
    ]);
    const byAdmin = await entries({ subject_id: account.id, actor: admin.email });
    expect(byAdmin.data).toMatchObject([
      { action: "user.role_changed", before: { role: "customer" }, after: { role: "admin" } },
    ]);
  });

  test("is not recorded if it was refused", async () => {
    const { total } = await entries({ subject_id: admin.id, action: "user.role_changed" });
    await server.services.operatorAccounts.setRole(admin.email, "customer").catch(() => undefined);
    expect((await entries({ subject_id: admin.id, action: "user.role_changed" })).total).toBe(total);
  });
});

describe("the audit log", () => {
  test("can be filtered by text, actor, action and days, page by page", async () => {
    await signUp(server.url);
    const { data, total } = await entries({ action: "session.started" });
    expect(total).toBeGreaterThanOrEqual(2);
    expect(data.every(({ action }) => action === "session.started")).toBe(true);
    expect((await entries({ actor: admin.id })).data.every(({ actor_id }) => actor_id === admin.id)).toBe(
      true,
    );
    expect((await entries({ from: "2999-01-01" })).total).toBe(0);
    expect((await entries({ until: new Date(0).toISOString() })).total).toBe(0);
    expect((await entries({ from: "2020-01-01" })).total).toBe((await entries({})).total);
    const one = await provider.getOne("audit_log", { id: data[0]?.id ?? "" });
    expect(one.data["action"]).toBe("session.started");
    const { body } = await call(`${server.url}/api/admin/audit_log/actions`, { token: admin.token });
    expect(body).toEqual(expect.arrayContaining(["session.started", "user.created"]));
  });

  test("cannot be written, changed or deleted through the API", async () => {
    const { data } = await entries({});
    const path = `${server.url}/api/admin/audit_log`;
    for (const [method, url] of [
      ["POST", path],
      ["PUT", `${path}/${data[0]?.id ?? ""}`],
      ["DELETE", `${path}/${data[0]?.id ?? ""}`],
    ] as const) {
      const { status } = await call(url, { method, token: admin.token });
      expect([method, [404, 405].includes(status)]).toEqual([method, true]);
    }
  });

  test.each(["UPDATE audit_log SET actor_name = 'x'", "DELETE FROM audit_log", "TRUNCATE audit_log"])(
    "is append-only: the database refuses %s",
    async (sql) => {
      const before = await database.knex("audit_log").count<{ count: string }[]>();
      await expect(database.knex.raw(sql)).rejects.toThrow("audit_log only grows");
      expect(await database.knex("audit_log").count<{ count: string }[]>()).toEqual(before);
    },
  );

  test("is exported without line breaks or formulas that could forge a row", async () => {
    await database.repositories.audit.append({
      id: "0193a0b0-0000-7000-8000-000000000009",
      at: new Date("2026-01-01T00:00:00Z"),
      actor: { ...commandLine, name: "=cmd|' /C calc'!A0", userAgent: "a\r\n2026,forged,row" },
      action: "backup.restored",
      subject: { type: "users", id: null, name: "line\nbreak" },
      before: null,
      after: null,
    });
    const query = new URLSearchParams({ filter: '{"action":"backup.restored"}' }).toString();
    const response = await fetch(`${server.url}/api/admin/audit_log/export.csv?${query}`, {
      headers: { Authorization: `Bearer ${admin.token}` },
    });
    expect(response.headers.get("Content-Disposition")).toContain("audit-log.csv");
    expect(await response.text()).toBe(
      "Time,Actor,Address,Browser,Action,Subject,Subject ID,Before,After\r\n" +
        `2026-01-01T00:00:00.000Z,'=cmd|' /C calc'!A0,,"a\r\n2026,forged,row",backup.restored,"line\nbreak",,,\r\n`,
    );
    expect((await entries({ action: "audit_log.exported" })).data[0]?.actor_name).toBe(admin.email);
  });
});
