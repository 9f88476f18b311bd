import type { Knex } from "knex";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "../../../../../adapters/db/pool/connect.ts";
import { newAdmin } from "../../../../support/admin-provider.ts";
import { call, newEmail, PASSWORD, signUp, type Account } from "../../../../support/call.ts";
import { adminWrites } from "../../../../support/every-route.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let knex: Knex;
let admin: Account;
let customer: Account;
beforeAll(async () => {
  server = await startServer();
  knex = createPool({ connectionString: server.databaseUrl }, 2);
  admin = await newAdmin(server);
  customer = await signUp(server.url);
});
afterAll(async () => {
  await knex.destroy();
  await server.close();
});

const ask = (method: string, path: string, body?: object, token = admin.token) =>
  call(server.url + path, {
    method,
    token,
    ...(body && (body instanceof FormData ? { raw: body } : { json: body })),
  });
const idOf = async (path: string, body: object, token = admin.token): Promise<string> =>
  String((await ask("POST", path, body, token)).body["id"]);

const fileForm = (name: string): FormData => {
  const form = new FormData();
  form.append("file", new Blob(["content"]), name);
  return form;
};

/** The ID of a mail in the outbox: this test has no mail server. */
async function outboxId(): Promise<string> {
  await ask("POST", "/auth/v1/recover", { email: customer.email });
  await server.services.jobs.runDue();
  const { body } = await ask("GET", "/api/admin/outbox");
  return String((body as unknown as { id: string }[])[0]?.id);
}

/** Tables that also change on reads, or hold no user data. */
const LEFT_OUT = ["audit_log", "sessions", "refresh_tokens", "jobs", "call_counts", "attempts"];

/** A digest of every table. */
async function everything(): Promise<Record<string, string>> {
  const { rows: tables } = await knex.raw<{ rows: { name: string }[] }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1",
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    if (LEFT_OUT.some((part) => name.includes(part))) continue;
    const { rows } = await knex.raw<{ rows: { digest: string }[] }>(
      "SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS digest FROM ?? t",
      [name],
    );
    digests[name] = rows[0]?.digest ?? "";
  }
  return digests;
}

/** Routes of admin tables that none of the changes calls. */
function notTried(changes: readonly (readonly [method: string, path: string, ...rest: unknown[]])[]) {
  const tried = changes.map(([method, path]) => `${method} ${path}`);
  return adminWrites(server).filter((route) => {
    const pattern = new RegExp(`^${route.replace(":id", "[^/]+")}$`);
    return !tried.some((one) => pattern.test(one));
  });
}

test("a change whose audit entry cannot be written is rolled back", async () => {
  const snippet = { name: "Stats", code: '<meta name="a" content="b">' };
  const ad = { title: "Ours", type: "text", placement: "header", content: "Text" };
  const goal = { name: "Thanks", path: "/thanks" };
  const siteBrand = { name: "House", brand: {} };
  const news = { kind: "new_feature", title: "News", text: "For all" };
  const ids = {
    snippet: await idOf("/api/admin/code_snippets", snippet),
    ad: await idOf("/api/admin/advertisements", ad),
    key: await idOf("/api/admin/api_keys", { name: "Shop", scopes: ["generate"] }),
    news: await idOf("/api/admin/notifications", news),
    goal: await idOf("/api/admin/goals", goal),
    siteBrand: await idOf("/api/admin/site_brands", siteBrand),
    file: await idOf("/api/admin/verification_files", fileForm("ads.txt")),
    link: await idOf("/api/me/short_links", { target: "https://a.example/" }, customer.token),
    mail: await outboxId(),
  };
  const user = `/api/admin/users/${customer.id}`;
  const changes: [string, string, object?, string?][] = [
    ["PUT", "/api/admin/settings", { changes: { site_name: "Theirs" } }],
    ["PUT", "/api/admin/settings/site_name", { value: "Theirs" }],
    ["POST", "/api/admin/webhook-secret"],
    ["POST", "/api/admin/code_snippets", snippet],
    ["PUT", `/api/admin/code_snippets/${ids.snippet}`, { name: "Others" }],
    ["DELETE", `/api/admin/code_snippets/${ids.snippet}`],
    ["PUT", "/api/admin/legal_pages/terms", { text: { en: "Theirs" } }],
    ["POST", "/api/admin/advertisements", ad],
    ["PUT", `/api/admin/advertisements/${ids.ad}`, { title: "Theirs" }],
    ["DELETE", `/api/admin/advertisements/${ids.ad}`],
    ["POST", "/api/admin/api_keys", { name: "Theirs", scopes: ["generate"] }],
    ["DELETE", `/api/admin/api_keys/${ids.key}`],
    ["POST", "/api/admin/notifications", news],
    ["PUT", `/api/admin/notifications/${ids.news}`, { title: "Theirs" }],
    ["DELETE", `/api/admin/notifications/${ids.news}`],
    ["POST", "/api/admin/goals", goal],
    ["PUT", `/api/admin/goals/${ids.goal}`, { name: "Theirs" }],
    ["DELETE", `/api/admin/goals/${ids.goal}`],
    ["POST", "/api/admin/site_brands", { ...siteBrand, name: "Other" }],
    ["PUT", `/api/admin/site_brands/${ids.siteBrand}`, { position: 2 }],
    ["DELETE", `/api/admin/site_brands/${ids.siteBrand}`],
    ["POST", "/api/admin/verification_files", fileForm("app-ads.txt")],
    ["PUT", `/api/admin/verification_files/${ids.file}`, { description: "Theirs" }],
    ["DELETE", `/api/admin/verification_files/${ids.file}`],
    ["PUT", `/api/admin/short_links/${ids.link}`, { taken_down_reason: "Phishing" }],
    ["DELETE", `/api/admin/outbox/${ids.mail}`],
    ["POST", "/api/admin/users", { email: newEmail() }],
    ["PUT", user, { first_name: "Theirs" }],
    ["PUT", user, { role: "admin" }],
    ["PUT", user, { ban_duration: "24h" }],
    ["POST", `${user}/reset-password`],
    ["DELETE", user],
    ["PUT", `/auth/v1/admin/users/${customer.id}`, { app_metadata: { role: "admin" } }],
    ["DELETE", `/auth/v1/admin/users/${customer.id}`],
    [
      "PUT",
      "/auth/v1/user",
      { password: "another one of theirs", current_password: PASSWORD },
      customer.token,
    ],
    ["POST", "/api/me/account/delete", { email: customer.email, password: PASSWORD }, customer.token],
    ["POST", "/api/me/api_keys", { name: "Theirs", scopes: ["generate"] }, customer.token],
  ];
  expect(notTried(changes), "add a line to `changes`").toEqual([]);
  await knex.raw(
    "CREATE FUNCTION refuse_entry() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$ LANGUAGE plpgsql",
  );
  await knex.raw(
    "CREATE TRIGGER no_room BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_entry()",
  );
  const before = await everything();
  for (const [method, path, json, token] of changes) {
    const { status } = await ask(method, path, json, token);
    expect([method, path, status]).toEqual([method, path, 500]);
    expect([method, path, await everything()]).toEqual([method, path, before]);
  }
  await knex.raw("DROP TRIGGER no_room ON audit_log");
  expect((await ask("PUT", user, { first_name: "Ours" })).status).toBe(200);
  expect(await everything()).not.toEqual(before);
});
