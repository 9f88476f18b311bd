import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPool } from "../../../../../adapters/db/pool/connect.ts";
import { adminProvider, newAdmin } from "../../../../support/admin-provider.ts";
import { call, signUp, type Account } from "../../../../support/call.ts";
import { openEvents } from "../../../../support/event-stream.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let knex: Knex;
let admin: Account;
beforeAll(async () => {
  server = await startServer();
  knex = createPool({ connectionString: server.databaseUrl }, 2);
  admin = await newAdmin(server);
});
beforeEach(() => knex("notifications").whereNotNull("title").delete());
afterAll(async () => {
  await knex.destroy();
  await server.close();
});

const api = () => adminProvider(server.url, admin.token);
const closed = { kind: "announcement", title: "Closed on Monday", text: "The office, not the site." };
const post = async (changes: object = {}) =>
  (await api().create("notifications", { data: { ...closed, ...changes } })).data as Record<string, unknown>;
const list = (filter: object = {}, field = "created_at", order: "ASC" | "DESC" = "DESC") =>
  api().getList("notifications", {
    pagination: { page: 1, perPage: 10 },
    sort: { field, order },
    filter,
  });

test("a posted notification is unread in every inbox and appears in the admin's list", async () => {
  const ann = await signUp(server.url);
  const posted = await post({ path: "/verify" });
  const { body } = await call(`${server.url}/api/me/notifications`, { token: ann.token });
  expect((body["items"] as object[])[0]).toMatchObject({
    ...closed,
    id: posted["id"],
    path: "/verify",
    read: false,
  });
  const { data, total } = await list();
  expect([total, data[0]]).toEqual([4, { ...posted, ...closed, path: "/verify", readers: 0, mailed: 0 }]);
});

test("the list shows how many users have read each, and can be sorted by it and searched by text and kind", async () => {
  const [one, two] = [await post({ title: "100 % new" }), await post({ kind: "blog_post", title: "Other" })];
  for (const reader of [await signUp(server.url), await signUp(server.url)]) {
    await call(`${server.url}/api/me/notifications/${String(one["id"])}/read`, {
      method: "POST",
      token: reader.token,
    });
  }
  const counted = (await list({}, "readers")).data.map(({ id, readers }) => [id, readers as number]);
  expect(counted[0]).toEqual([one["id"], 2]);
  expect(counted).toContainEqual([two["id"], 0]);
  expect((await list({ q: "100 % N" })).data.map(({ id }) => id)).toEqual([one["id"]]);
  expect((await list({ kind: "blog_post" })).total).toBe(2);
  expect((await api().getMany("notifications", { ids: [String(two["id"])] })).data).toHaveLength(1);
});

test("a deleted notification disappears for everyone, and the audit log keeps who posted and deleted it", async () => {
  const ann = await signUp(server.url);
  const { id } = await post();
  await api().delete("notifications", { id: String(id) });
  const { body } = await call(`${server.url}/api/me/notifications`, { token: ann.token });
  expect(JSON.stringify(body)).not.toContain(closed.title);
  await expect(api().getOne("notifications", { id: String(id) })).rejects.toMatchObject({ status: 404 });
  const entries = await knex("audit_log")
    .where({ subject_id: id })
    .orderBy("id")
    .select("action", "actor_name");
  expect(entries).toEqual([
    { action: "notification.posted", actor_name: admin.email },
    { action: "notification.deleted", actor_name: admin.email },
  ]);
});

test.each([
  [{ title: " " }, "title"],
  [{ text: "" }, "text"],
  [{ kind: "advertisement" }, "kind"],
  [{ path: "https://elsewhere.example/" }, "path"],
  [{ path: "//elsewhere.example" }, "path"],
])("refuses %j with the field named", async (changes, field) => {
  const { status, body } = await call(`${server.url}/api/admin/notifications`, {
    json: { ...closed, ...changes },
    token: admin.token,
  });
  expect([status, Object.keys(body["fields"] as object)]).toEqual([400, [field]]);
});

test("deleting an unknown notification gives a 404", async () => {
  await expect(api().delete("notifications", { id: randomUUID() })).rejects.toMatchObject({ status: 404 });
});

describe("the audience of a notification", () => {
  test("includes everyone except suspended users, and nobody by mail without a mail server", async () => {
    const before = await call(`${server.url}/api/admin/notifications/audience`, { token: admin.token });
    const [ann] = [await signUp(server.url), await signUp(server.url)];
    await knex("users")
      .where({ id: ann.id })
      .update({ banned_until: new Date("2100-01-01") });
    const after = await call(`${server.url}/api/admin/notifications/audience`, { token: admin.token });
    expect(after.body).toEqual({ people: Number(before.body["people"]) + 1, by_mail: 0 });
  });
});

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const ask = (path: string, method: string, json?: object) =>
  call(`${server.url}/api/admin/notifications/${path}`, {
    method,
    token: admin.token,
    ...(json && { json }),
  });
const put = (id: unknown, json: object) => ask(String(id), "PUT", json);
const inboxOf = async ({ token }: Account) => {
  const { body } = await call(`${server.url}/api/me/notifications`, { token });
  return (body["items"] as { id: string; title: string | null; text: string; read: boolean }[]).filter(
    ({ title }) => title !== null,
  );
};
const titlesOf = async (account: Account) => (await inboxOf(account)).map(({ title }) => title);
/** Makes a notification and the job that announces it due. */
const letTimePass = async (id: unknown, times: { starts_at?: Date; ends_at?: Date }) => {
  await knex("notifications")
    .where({ id })
    .update({ ...times, announced_at: new Date(0) });
  await knex("jobs")
    .where({ name: "scheduled-news" })
    .update({ run_at: new Date(0) });
  await server.services.jobs.runDue();
};

describe("a corrected notification", () => {
  test("has the new text for its readers, stays read, and has a correction date", async () => {
    const ann = await signUp(server.url);
    const { id, corrected_at: never } = await post();
    await call(`${server.url}/api/me/notifications/${String(id)}/read`, { method: "POST", token: ann.token });
    const { status, body } = await put(id, { title: "Closed on Tuesday", path: "/verify" });
    expect([status, never]).toEqual([200, null]);
    expect(Date.parse(String(body["corrected_at"]))).not.toBeNaN();
    expect(await inboxOf(ann)).toMatchObject([
      { title: "Closed on Tuesday", text: closed.text, path: "/verify", read: true },
    ]);
    const [entry] = await knex("audit_log").where({ subject_id: id, action: "notification.updated" });
    expect(entry).toMatchObject({
      actor_name: admin.email,
      before: { title: closed.title, path: null },
      after: { title: "Closed on Tuesday", path: "/verify" },
    });
  });

  test("keeps its role and start", async () => {
    const { id, ...before } = await post();
    for (const [field, value] of [
      ["role", "admin"],
      ["starts_at", inHours(1)],
      ["starts_at", null],
    ] as const) {
      const { status, body } = await put(id, { title: "Other", [field]: value });
      expect([status, Object.keys(body["fields"] as object)]).toEqual([400, [field]]);
    }
    expect((await put(id, { ...before, title: "Other" })).status).toBe(200);
  });

  test("cannot be one of the built-in notifications, which exist in six languages", async () => {
    const [own] = (await list({ title: null })).data;
    expect((await put(own?.id, { title: "Other", text: "Text" })).status).toBe(400);
  });
});

describe("a scheduled notification", () => {
  test("is hidden before its start, can be changed freely, and reaches open pages when it begins", async () => {
    const ann = await signUp(server.url);
    const { id, state } = await post({ starts_at: inHours(1), ends_at: inHours(3) });
    const { body } = await put(id, { title: "Soon", starts_at: inHours(2), role: "customer" });
    expect([state, body["state"], body["corrected_at"]]).toEqual(["scheduled", "scheduled", null]);
    expect(await titlesOf(ann)).toEqual([]);
    expect(
      (await call(`${server.url}/api/me/notifications/read`, { method: "POST", token: ann.token })).status,
    ).toBe(200);
    const stream = await openEvents(`${server.url}/api/me/notifications/stream`, ann.token);
    const says = async (unread: number) => {
      let event = (await stream.next()) as { unread: number } | null;
      while (event !== null && event.unread !== unread) event = (await stream.next()) as typeof event;
      return event;
    };
    expect(await says(0)).not.toBeNull();
    await letTimePass(id, { starts_at: new Date() });
    expect(await says(1)).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ id })]) });
    await letTimePass(id, { ends_at: new Date() });
    expect(await says(0)).not.toBeNull();
    stream.close();
    expect((await list({ state: "ended" })).data.map((one) => one.id)).toEqual([id]);
  });

  test("begins at once if its start is removed", async () => {
    const { id } = await post({ starts_at: inHours(1) });
    expect((await put(id, { starts_at: null })).body["state"]).toBe("visible");
    expect(await titlesOf(await signUp(server.url))).toEqual([closed.title]);
  });

  test.each([
    ["starts_at", { starts_at: inHours(-1) }],
    ["ends_at", { ends_at: inHours(-1) }],
    ["ends_at", { starts_at: inHours(2), ends_at: inHours(1) }],
    ["starts_at", { starts_at: "tomorrow" }],
    ["role", { role: "owner" }],
  ])("is refused with %s named for %j", async (field, changes) => {
    const { status, body } = await call(`${server.url}/api/admin/notifications`, {
      json: { ...closed, ...changes },
      token: admin.token,
    });
    expect([status, Object.keys(body["fields"] as object)]).toEqual([400, [field]]);
  });
});

describe("an ended notification", () => {
  test("disappears for readers and stays in the list, and ending it twice changes nothing", async () => {
    const ann = await signUp(server.url);
    const { id } = await post();
    const first = await ask(`${String(id)}/end`, "POST");
    const second = await ask(`${String(id)}/end`, "POST");
    expect([first.status, first.body["state"], second.body]).toEqual([200, "ended", first.body]);
    expect(await titlesOf(ann)).toEqual([]);
    expect((await list({ state: "ended" })).total).toBe(1);
    expect(await knex("audit_log").where({ subject_id: id, action: "notification.ended" })).toHaveLength(1);
  });

  test("is shown again if its end is removed", async () => {
    const { id } = await post();
    await ask(`${String(id)}/end`, "POST");
    expect((await put(id, { ends_at: null })).body["state"]).toBe("visible");
  });

  test("must have begun before", async () => {
    const { id } = await post({ starts_at: inHours(1) });
    expect((await ask(`${String(id)}/end`, "POST")).status).toBe(409);
    expect((await ask(`${randomUUID()}/end`, "POST")).status).toBe(404);
  });
});

test("a notification for a role is shown only to its members, who are counted in the audience", async () => {
  const ann = await signUp(server.url);
  await post({ title: "For customers", role: "customer" });
  await post({ title: "For admins", role: "admin" });
  expect([await titlesOf(ann), await titlesOf(admin)]).toEqual([["For customers"], ["For admins"]]);
  const people = async (role: string) => (await ask(`audience?role=${role}`, "GET")).body["people"] as number;
  const { body } = await ask("audience", "GET");
  expect([await people("admin"), (await people("customer")) + 1]).toEqual([1, body["people"]]);
  expect((await ask("audience?role=owner", "GET")).status).toBe(400);
});
