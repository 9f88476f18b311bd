import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminProvider, newAdmin, RefusedCall } from "../../../../support/admin-provider.ts";
import { call, newEmail, PASSWORD, signUp, type Account } from "../../../../support/call.ts";
import { createTestDatabase, type TestDatabase } from "../../../../support/postgres.ts";
import { buildUser } from "../../../../support/rows.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

/** Calls /api/admin/users with react-admin's own data provider. */
let database: TestDatabase;
let server: TestServer;
let admin: Account;
let provider: ReturnType<typeof adminProvider>;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ DATABASE_URL: database.url });
  admin = await newAdmin(server, "zoe@admins.example");
  provider = adminProvider(server.url, admin.token);
  const people = [
    ["Ada", "Lovelace", "ada@people.example"],
    ["Grace", "Hopper", "grace@people.example"],
    ["ÉMILIE", "du Châtelet", "emilie@people.example"],
    ["Mary", "Somerville", "100%_sure@people.example"],
  ] as const;
  for (const [index, [firstName, lastName, email]] of people.entries()) {
    const user = buildUser({
      email,
      emailConfirmedAt: index === 3 ? null : new Date(),
      createdAt: new Date(Date.UTC(2020, 0, index + 1)),
    });
    Object.assign(user.profile, { firstName, lastName, fullName: `${firstName} ${lastName}` });
    await database.repositories.users.insert(user);
  }
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const sort = { field: "created_at", order: "ASC" } as const;
const listed = async (filter: object, by: { field: string; order: "ASC" | "DESC" } = sort, page = 1) => {
  const { data, total } = await provider.getList("users", {
    pagination: { page, perPage: 10 },
    sort: by,
    filter,
  });
  return { emails: data.map(({ email }) => String(email)), total };
};
const range = async (query: string) => {
  const { headers, status } = await call(`${server.url}/api/admin/users?${query}`, { token: admin.token });
  return [status, headers.get("Content-Range")];
};
const refusal = async (work: Promise<unknown>): Promise<[number, unknown]> => {
  const error: unknown = await work.then(
    () => null,
    (refused: unknown) => refused,
  );
  if (!(error instanceof RefusedCall)) throw new Error("it was not refused");
  return [error.status, error.body["code"]];
};
const entriesAbout = async (id: string) => {
  const { body } = await call(
    `${server.url}/api/admin/audit_log?${new URLSearchParams({ filter: JSON.stringify({ subject_id: id }) }).toString()}`,
    { token: admin.token },
  );
  return (body as unknown as { action: string; actor_name: string; before: unknown; after: unknown }[]).map(
    ({ action, actor_name, before, after }) => ({ action, by: actor_name, before, after }),
  );
};

describe("the list", () => {
  test.each([
    ["lovelace", ["ada@people.example"]],
    ["ADA LOVE", ["ada@people.example"]],
    ["émilie DU", ["emilie@people.example"]],
    ["Grace@PEOPLE", ["grace@people.example"]],
    ["100%_", ["100%_sure@people.example"]],
    ["%", ["100%_sure@people.example"]],
    ["nobody at all", []],
  ])("finds %j in first name, last name or address, whatever its case", async (q, emails) => {
    expect((await listed({ q })).emails).toEqual(emails);
  });

  test("can be filtered by role and status", async () => {
    expect(await listed({ role: "admin" })).toEqual({ emails: [admin.email], total: 1 });
    expect((await listed({ role: "customer", q: "people" })).total).toBe(4);
    expect((await listed({ status: "unconfirmed" })).emails).toEqual(["100%_sure@people.example"]);
    expect((await listed({ status: "suspended" })).emails).toEqual([]);
    expect((await listed({ status: "active", role: "customer" })).total).toBe(3);
  });

  test("can be sorted by the shown columns, with the id as a tiebreaker", async () => {
    const all = await listed({});
    expect(all.emails).toEqual([
      "ada@people.example",
      "grace@people.example",
      "emilie@people.example",
      "100%_sure@people.example",
      admin.email,
    ]);
    expect((await listed({}, { field: "email", order: "DESC" })).emails[0]).toBe(admin.email);
    const byName = (await listed({ q: "people" }, { field: "full_name", order: "ASC" })).emails;
    expect(byName.slice(0, 2)).toEqual(["ada@people.example", "grace@people.example"]);
    expect((await listed({}, { field: "role", order: "ASC" })).emails[0]).toBe(admin.email);
    expect((await listed({}, { field: "status", order: "DESC" })).emails[0]).toBe("100%_sure@people.example");
    expect((await listed({}, { field: "last_sign_in_at", order: "DESC" })).emails[0]).toBe(admin.email);
    expect(await refusal(listed({}, { field: "password_hash", order: "ASC" }))).toEqual([
      400,
      "validation_failed",
    ]);
  });

  test("sends a correct Content-Range for all rows, the last page, past the end, one row and none", async () => {
    expect(await range("range=[0,9]")).toEqual([200, "users 0-4/5"]);
    expect(await range("range=[4,7]")).toEqual([200, "users 4-4/5"]);
    expect(await range("range=[50,59]")).toEqual([200, "users */5"]);
    expect(await range('range=[0,0]&filter={"q":"lovelace"}')).toEqual([200, "users 0-0/1"]);
    expect(await range('filter={"q":"nobody at all"}')).toEqual([200, "users */0"]);
    expect((await listed({}, sort, 2)).total).toBe(5);
  });

  test("has statistics for the cards", async () => {
    const { body } = await call(`${server.url}/api/admin/users/stats`, { token: admin.token });
    expect(body).toEqual({
      total: 5,
      admins: 1,
      customers: 4,
      monthly_signups: 1,
      weekly_signups: 1,
      signups_today: 1,
    });
  });

  test("refuses a search with NUL", async () => {
    expect(await refusal(listed({ q: "a\u0000b" }))).toEqual([400, "validation_failed"]);
  });
});

describe("an account", () => {
  test("is read with the details an admin needs and without secrets", async () => {
    const account = await signUp(server.url);
    const { data } = await provider.getOne("users", { id: account.id });
    expect(data).toMatchObject({
      id: account.id,
      status: "unconfirmed",
      sessions: 1,
      codes: 0,
      short_links: 0,
      factors: [],
      has_password: true,
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|password_hash/);
    const many = await provider.getMany("users", { ids: [account.id, admin.id, "nobody"] });
    expect(new Set(many.data.map(({ id }) => id))).toEqual(new Set([account.id, admin.id]));
    const referred = await provider.getManyReference("users", {
      target: "role",
      id: "admin",
      pagination: { page: 1, perPage: 5 },
      sort,
      filter: {},
    });
    expect(referred.data.map(({ id }) => id)).toContain(admin.id);
  });

  test("is created with a one-time password shown once, or with an invitation by mail", async () => {
    const email = newEmail();
    const { data } = await provider.create("users", {
      data: { email, first_name: "New", last_name: "Comer", role: "customer" },
    });
    expect(data).toMatchObject({ email, full_name: "New Comer", status: "active" });
    const password = String(data["one_time_password"]);
    const signIn = () =>
      call(`${server.url}/auth/v1/token?grant_type=password`, { json: { email, password } });
    expect((await signIn()).body["user"]).toMatchObject({
      app_metadata: { role: "customer", password_change_required: true },
    });
    expect((await signIn()).status).toBe(400);
    const again = await provider.getOne("users", { id: data.id });
    expect(again.data).not.toHaveProperty("one_time_password");
    expect((await entriesAbout(String(data.id))).map(({ action, by }) => [action, by])).toContainEqual([
      "user.created",
      admin.email,
    ]);

    const invited = await provider.create("users", {
      data: { email: newEmail(), role: "admin", invite: true },
    });
    expect(invited.data).toMatchObject({ role: "admin", status: "unconfirmed", has_password: false });
    await provider.delete("users", { id: invited.data.id, previousData: invited.data });
    expect(await refusal(provider.create("users", { data: { email } }))).toEqual([422, "email_exists"]);
  });

  test("accepts the whole record of the form and changes only editable fields", async () => {
    const account = await signUp(server.url);
    const { data: before } = await provider.getOne("users", { id: account.id });
    const { data } = await provider.update("users", {
      id: account.id,
      previousData: before,
      data: {
        ...before,
        first_name: "Changed",
        id: admin.id,
        created_at: "2000-01-01T00:00:00Z",
        email_confirmed_at: "2000-01-01T00:00:00Z",
        banned_until: "2999-01-01T00:00:00Z",
        password_hash: "x",
        password: "chosen by the admin",
        codes: 99,
        status: "active",
        user_metadata: { role: "admin" },
        app_metadata: { role: "admin" },
      },
    });
    expect(data).toMatchObject({
      id: account.id,
      email: account.email,
      first_name: "Changed",
      full_name: "Changed",
      role: "customer",
      status: "unconfirmed",
      banned_until: null,
      codes: 0,
      created_at: before["created_at"],
    });
    const { status } = await call(`${server.url}/auth/v1/token?grant_type=password`, {
      json: { email: account.email, password: PASSWORD },
    });
    expect(status).toBe(200);
    const [newest] = (await entriesAbout(account.id)).filter(({ action }) => action === "user.updated");
    expect(newest).toEqual({
      action: "user.updated",
      by: admin.email,
      before: { first_name: "", full_name: "" },
      after: { first_name: "Changed", full_name: "Changed" },
    });
  });

  test("keeps a full name from elsewhere when only the role changes", async () => {
    const user = buildUser({ role: "customer" });
    Object.assign(user.profile, { firstName: "", lastName: "", fullName: "Prince" });
    await database.repositories.users.insert(user);
    const { data: before } = await provider.getOne("users", { id: user.id });
    const { data } = await provider.update("users", {
      id: user.id,
      data: { ...before, role: "admin" },
      previousData: before,
    });
    expect(data).toMatchObject({ role: "admin", full_name: "Prince" });
    await provider.update("users", { id: user.id, data: { role: "customer" }, previousData: before });
    expect(
      (await entriesAbout(user.id)).map(({ action, before: was, after: is }) => [action, was, is]),
    ).toEqual([
      ["user.role_changed", { role: "admin" }, { role: "customer" }],
      ["user.role_changed", { role: "customer" }, { role: "admin" }],
    ]);
  });

  test("can be suspended for a while and let in again", async () => {
    const account = await signUp(server.url);
    const set = (ban_duration: string) =>
      provider.update("users", { id: account.id, data: { ban_duration }, previousData: {} as never });
    const { data } = await set("7d");
    expect(data["status"]).toBe("suspended");
    expect(Date.parse(String(data["banned_until"])) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect((await call(`${server.url}/auth/v1/user`, { token: account.token })).status).toBe(403);
    expect((await listed({ status: "suspended" })).emails).toEqual([account.email]);
    expect((await set("none")).data["status"]).toBe("unconfirmed");
    expect((await entriesAbout(account.id)).map(({ action }) => action).slice(0, 2)).toEqual([
      "user.unsuspended",
      "user.suspended",
    ]);
  });

  test("is signed out when its password is reset, and the new one is valid for one sign-in", async () => {
    const account = await signUp(server.url);
    const { body } = await call(`${server.url}/api/admin/users/${account.id}/reset-password`, {
      method: "POST",
      token: admin.token,
    });
    expect((await call(`${server.url}/auth/v1/user`, { token: account.token })).status).toBe(403);
    const signIn = () =>
      call(`${server.url}/auth/v1/token?grant_type=password`, {
        json: { email: account.email, password: body["one_time_password"] },
      });
    expect((await signIn()).status).toBe(200);
    expect((await signIn()).status).toBe(400);
    const trail = await entriesAbout(account.id);
    expect(trail.map(({ action }) => action)).toContain("user.password_reset");
    expect(JSON.stringify(trail)).not.toContain(String(body["one_time_password"]));
  });

  test("can be changed and deleted together with others", async () => {
    const made = await Promise.all([signUp(server.url), signUp(server.url)]);
    const ids = made.map(({ id }) => id);
    const updated = await provider.updateMany("users", { ids, data: { first_name: "Both" } });
    expect(updated.data).toEqual(ids);
    expect((await provider.deleteMany("users", { ids })).data).toEqual(ids);
    expect(await refusal(provider.getOne("users", { id: ids[0] ?? "" }))).toEqual([404, "user_not_found"]);
    const one = await signUp(server.url);
    const { data } = await provider.delete("users", { id: one.id, previousData: { id: one.id } });
    expect(data).toMatchObject({ email: one.email });
    expect((await entriesAbout(one.id))[0]).toMatchObject({
      action: "user.deleted",
      by: admin.email,
      before: { email: one.email, role: "customer" },
      after: null,
    });
  });

  test("deleting several reports why some were kept", async () => {
    const [one, other] = [await signUp(server.url), await signUp(server.url)];
    const gone = "0193a0b0-0000-7000-8000-000000000001";
    const { body } = await call(`${server.url}/api/admin/users/delete`, {
      json: { ids: [one.id, gone, admin.id, other.id, one.id] },
      token: admin.token,
    });
    expect(body).toMatchObject({
      deleted: [one.id, other.id],
      refused: [
        { id: gone, code: "user_not_found" },
        { id: admin.id, code: "conflict", message: expect.stringContaining("last admin") as string },
      ],
    });
  });
});

describe("an admin who changes their own account", () => {
  test("must confirm a role change, suspension or deletion, alone or with others", async () => {
    const second = await newAdmin(server);
    const self = adminProvider(server.url, second.token);
    const put = (data: object) => self.update("users", { id: second.id, data, previousData: {} as never });
    for (const data of [{ role: "customer" }, { ban_duration: "24h" }]) {
      expect(await refusal(put(data))).toEqual([409, "confirmation_needed"]);
    }
    const path = `${server.url}/api/admin/users`;
    const { body } = await call(`${path}/delete`, { json: { ids: [second.id] }, token: second.token });
    expect(body).toMatchObject({ deleted: [], refused: [{ code: "confirmation_needed" }] });
    const unsure = await call(`${path}/${second.id}`, { method: "DELETE", token: second.token });
    expect([unsure.status, unsure.body["code"]]).toEqual([409, "confirmation_needed"]);
    const viaAuth = await call(`${server.url}/auth/v1/admin/users/${second.id}`, {
      method: "PUT",
      json: { app_metadata: { role: "customer" } },
      token: second.token,
    });
    expect([viaAuth.status, viaAuth.body["error_code"]]).toEqual([409, "confirmation_needed"]);
    expect((await self.getOne("users", { id: second.id })).data["role"]).toBe("admin");
    expect((await put({ first_name: "Still" })).data["role"]).toBe("admin");
    const sure = await call(`${path}/${second.id}?confirm_self=true`, {
      method: "DELETE",
      token: second.token,
    });
    expect(sure.status).toBe(200);
    const third = await newAdmin(server);
    const demoted = await adminProvider(server.url, third.token).update("users", {
      id: third.id,
      data: { role: "customer", confirm_self: true },
      previousData: {} as never,
    });
    expect(demoted.data["role"]).toBe("customer");
  });
});

const csv = async (filter: object) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
  const response = await fetch(`${server.url}/api/admin/users/export.csv?${query}`, {
    headers: { Authorization: `Bearer ${admin.token}` },
  });
  // text() would drop the byte order mark
  return { headers: response.headers, text: Buffer.from(await response.arrayBuffer()).toString() };
};

test("an unknown account gives a 404 whatever its id looks like", async () => {
  for (const id of ["nonsense", "0198c0de-0000-7000-8000-000000000000"]) {
    const { status, body } = await call(`${server.url}/api/admin/users/${id}`, { token: admin.token });
    expect([status, body["message"]]).toEqual([404, "There is no such user"]);
  }
});

describe("users.csv", () => {
  test("has name, address, role, date, status and last sign-in of the matching users, newest first", async () => {
    const { headers, text } = await csv({ q: "people.example" });
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="users.csv"');
    expect(headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    const lines = text.split("\r\n");
    expect(lines[0]).toBe("\ufeffName,Email,Role,Created At,Status,Last Sign-In");
    expect(lines).toContain("Ada Lovelace,ada@people.example,customer,2020-01-01T00:00:00.000Z,active,");
    expect(lines).toHaveLength(6);
    const log = await call(`${server.url}/api/admin/audit_log?filter={"action":"users.exported"}`, {
      token: admin.token,
    });
    expect(log.body).toMatchObject([{ actor_name: admin.email, after: { q: "people.example" } }]);
  });

  test("contains no formulas, and a line break in a name starts no new row", async () => {
    const user = buildUser({ email: "formula@cells.example" });
    Object.assign(user.profile, { fullName: '=HYPERLINK("http://evil.example";"x")\r\nForged,row,admin,' });
    await database.repositories.users.insert(user);
    const { text } = await csv({ q: "cells.example" });
    expect(text).toBe(
      "\ufeffName,Email,Role,Created At,Status,Last Sign-In\r\n" +
        `"'=HYPERLINK(""http://evil.example"";""x"")\r\nForged,row,admin,",formula@cells.example,customer,${user.createdAt.toISOString()},unconfirmed,\r\n`,
    );
  });

  test("has every user even if there are more than one read returns", async () => {
    const before = (await listed({})).total ?? 0;
    await database.knex.raw(
      `INSERT INTO users (id, email) SELECT gen_random_uuid(), 'many-' || n || '@crowd.example' FROM generate_series(1, 2100) AS n;
       INSERT INTO user_profiles (id) SELECT id FROM users WHERE email LIKE '%@crowd.example'`,
    );
    const { text } = await csv({});
    const lines = text.trimEnd().split("\r\n");
    expect(new Set(lines.filter((line) => line.includes("@crowd.example"))).size).toBe(2100);
    expect(lines.length).toBeGreaterThan(before + 2100);
  });
});
