import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPool } from "../../../../../adapters/db/pool/connect.ts";
import { adminProvider, newAdmin } from "../../../../support/admin-provider.ts";
import { call, signUp, type Account } from "../../../../support/call.ts";
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

test("what an admin posts is in everybody's inbox, unread, and in the admin's list", async () => {
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

test("the list says how many have read each, is sorted by it, and is searched by words and kind", async () => {
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

test("one that is taken back is gone for everybody, and who posted and who removed it stays recorded", async () => {
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
])("%j is refused at its field", async (changes, field) => {
  const { status, body } = await call(`${server.url}/api/admin/notifications`, {
    json: { ...closed, ...changes },
    token: admin.token,
  });
  expect([status, Object.keys(body["fields"] as object)]).toEqual([400, [field]]);
});

test("one that is not there cannot be taken back", async () => {
  await expect(api().delete("notifications", { id: randomUUID() })).rejects.toMatchObject({ status: 404 });
});

describe("before it is posted", () => {
  test("it is said whom it would reach: everybody but who is suspended, and nobody by mail without a mail server", async () => {
    const before = await call(`${server.url}/api/admin/notifications/audience`, { token: admin.token });
    const [ann] = [await signUp(server.url), await signUp(server.url)];
    await knex("users")
      .where({ id: ann.id })
      .update({ banned_until: new Date("2100-01-01") });
    const after = await call(`${server.url}/api/admin/notifications/audience`, { token: admin.token });
    expect(after.body).toEqual({ people: Number(before.body["people"]) + 1, by_mail: 0 });
  });
});
