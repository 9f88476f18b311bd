import type { Knex } from "knex";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { createPool } from "../../../../../adapters/db/pool/connect.ts";
import { newAdmin } from "../../../../support/admin-provider.ts";
import { call, newEmail, signUp, type Account, type Answer } from "../../../../support/call.ts";
import { everyRoute } from "../../../../support/every-route.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let knex: Knex;
let admin: Account;
let customer: Account;
const ids: Record<string, string> = {};

const ask = (method: string, path: string, json?: object) =>
  call(server.url + path, { method, token: admin.token, ...(json && { json }) });

const snippet = { name: "Stats", code: '<meta name="a" content="b">' };
const ad = { title: "Ours", type: "text", placement: "header", content: "Text" };
const news = { kind: "new_feature", title: "News", text: "For all" };
const goal = { name: "Thanks", path: "/thanks" };
const siteBrand = { name: "House", brand: {} };
const key = { name: "Shop", scopes: ["generate"] };

beforeAll(async () => {
  server = await startServer();
  knex = createPool({ connectionString: server.databaseUrl }, 3);
  // this admin keeps the role
  await newAdmin(server);
  admin = await newAdmin(server);
  customer = await signUp(server.url);
  const made = async (path: string, json: object) =>
    String((await ask("POST", `/api/admin/${path}`, json)).body["id"]);
  ids["code_snippets"] = await made("code_snippets", snippet);
  ids["advertisements"] = await made("advertisements", ad);
  ids["notifications"] = await made("notifications", news);
  ids["goals"] = await made("goals", goal);
  ids["site_brands"] = await made("site_brands", siteBrand);
  ids["api_keys"] = await made("api_keys", key);
  ids["verification_files"] = await upload();
  const slack_webhook = "https://127.0.0.1/theirs";
  await server.services.settingsAdministration.save(commandLine, { slack_webhook });
  await call(`${server.url}/auth/v1/recover`, { json: { email: customer.email } });
  await server.services.jobs.runDue();
  const outbox = await ask("GET", "/api/admin/outbox");
  ids["outbox"] = (outbox.body as unknown as { id: string }[])[0]?.id ?? "";
});
afterAll(async () => {
  await knex.destroy();
  await server.close();
});

async function upload(): Promise<string> {
  const { body } = await sendFile();
  return String(body["id"]);
}
function sendFile() {
  const form = new FormData();
  form.set("file", new File(["google-site-verification"], "google1234567890abcdef.html"));
  return call(`${server.url}/api/admin/verification_files`, { token: admin.token, raw: form });
}

const USERS = "/api/admin/users";
/** The body for each route that writes; null for a file. */
const CALLS: [string, (object | null)?][] = [
  ["PUT /api/admin/settings", { changes: { site_name: "Theirs" } }],
  ["PUT /api/admin/settings/:id", { value: "Theirs" }],
  ["POST /api/admin/webhook-secret"],
  ["POST /api/admin/test-mail"],
  ["POST /api/admin/webhooks/:target/test"],
  ["POST /api/admin/code_snippets", snippet],
  ["PUT /api/admin/code_snippets/:id", { name: "Others" }],
  ["DELETE /api/admin/code_snippets/:id"],
  ["PUT /api/admin/legal_pages/:id", { text: { en: "Theirs" } }],
  ["POST /api/admin/advertisements", ad],
  ["PUT /api/admin/advertisements/:id", { title: "Theirs" }],
  ["DELETE /api/admin/advertisements/:id"],
  ["POST /api/admin/goals", goal],
  ["PUT /api/admin/goals/:id", { name: "Theirs" }],
  ["DELETE /api/admin/goals/:id"],
  ["POST /api/admin/site_brands", { ...siteBrand, name: "Theirs" }],
  ["PUT /api/admin/site_brands/:id", { position: 2 }],
  ["DELETE /api/admin/site_brands/:id"],
  ["POST /api/admin/api_keys", key],
  ["DELETE /api/admin/api_keys/:id"],
  ["POST /api/admin/notifications", news],
  ["PUT /api/admin/notifications/:id", { title: "Theirs" }],
  ["POST /api/admin/notifications/:id/end"],
  ["DELETE /api/admin/notifications/:id"],
  ["POST /api/admin/verification_files", null],
  ["PUT /api/admin/verification_files/:id", { description: "Theirs" }],
  ["DELETE /api/admin/verification_files/:id"],
  ["PUT /api/admin/short_links/:id", { taken_down_reason: "Theirs" }],
  ["POST /api/admin/outbox/:id/view"],
  ["POST /api/admin/outbox/:id/reveal"],
  ["POST /api/admin/outbox/:id/retry"],
  ["DELETE /api/admin/outbox/:id"],
  [`POST ${USERS}`, { email: newEmail() }],
  [`PUT ${USERS}/:id`, { first_name: "Theirs" }],
  [`DELETE ${USERS}/:id`],
  [`POST ${USERS}/:id/reset-password`],
  [`POST ${USERS}/:id/invite`],
  [`DELETE ${USERS}/:id/factors/:factor`],
  ["POST /auth/v1/admin/users", { email: newEmail() }],
  ["PUT /auth/v1/admin/users/:id", { user_metadata: { plan: "theirs" } }],
  ["DELETE /auth/v1/admin/users/:id", {}],
  ["DELETE /auth/v1/admin/users/:id/factors/:factor"],
  ["POST /auth/v1/admin/generate_link", { type: "signup", email: newEmail() }],
  ["POST /auth/v1/invite", { email: newEmail() }],
];

/** Routes that refuse rows individually, in the body of a successful response. */
const OF_SEVERAL = [`POST ${USERS}/delete`, `POST ${USERS}/import`];

/** Routes that write nothing, only pictures not yet in use, or only the caller's own session. */
const LEFT_OUT = [
  "POST /api/admin/advertisements/images",
  "POST /api/admin/images",
  "POST /api/admin/settings/:key/picture",
  "POST /api/admin/legal_pages/preview",
  `POST ${USERS}/import-preview`,
  "POST /api/admin/verification_files/:id/check",
  "POST /api/admin/reauthenticate",
];

test("this test covers every route that writes for an admin", () => {
  const writing = everyRoute(server)
    .filter(({ guard, method }) => ["admin", "auth-admin"].includes(guard) && method !== "GET")
    .map(({ method, path }) => `${method} ${path}`);
  const known = [...CALLS.map(([name]) => name), ...OF_SEVERAL, ...LEFT_OUT];
  expect(known.toSorted()).toEqual(writing.toSorted());
});

function begin(name: string, json: object | null | undefined): Promise<Answer> {
  const [method = "", path = ""] = name.split(" ");
  if (json === null) return sendFile();
  const [, resource = ""] = /admin\/(\w+)/.exec(path) ?? [];
  const id = resource === "settings" ? "site_name" : resource === "legal_pages" ? "terms" : ids[resource];
  const whole = path.replace(":id", id ?? customer.id).replace(":factor", customer.id);
  return ask(method, whole.replace(":target", "slack"), json);
}

/** Demotes the admin while the call waits for a lock that the demotion holds. */
async function demotedDuring(make: () => Promise<Answer>): Promise<Answer> {
  const demotion = await knex.transaction();
  try {
    await demotion("users").where({ id: admin.id }).update({ role: "customer" });
    const { rows } = await demotion.raw<{ rows: [{ pid: number }] }>("SELECT pg_backend_pid() AS pid");
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE ? = ANY(pg_blocking_pids(pid))";
    const begun = { isOver: false };
    const answer = make().finally(() => {
      begun.isOver = true;
    });
    while (!begun.isOver && (await knex.raw<{ rows: unknown[] }>(waiting, [rows[0].pid])).rows.length === 0);
    await demotion.commit();
    return await answer;
  } finally {
    if (!demotion.isCompleted()) await demotion.rollback();
    await knex("users").where({ id: admin.id }).update({ role: "admin" });
  }
}

test.each([
  ["delete", () => ({ ids: [customer.id] })],
  ["import", () => ({ rows: [{ email: newEmail() }], invite: false })],
] as const)("users/%s changes nothing for an admin demoted after the guard", async (name, json) => {
  const { rows: before } = await knex.raw<{ rows: unknown[] }>("SELECT id FROM users ORDER BY id");
  const { status, body } = await demotedDuring(() => ask("POST", `${USERS}/${name}`, json()));
  expect([status, JSON.stringify(body)]).toEqual([expect.any(Number), expect.stringContaining("forbidden")]);
  expect((await knex.raw<{ rows: unknown[] }>("SELECT id FROM users ORDER BY id")).rows).toEqual(before);
});

test.each(CALLS)("%s writes nothing for an admin demoted after the guard", async (name, json) => {
  const { status, body } = await demotedDuring(() => begin(name, json));
  expect([status, body["error_code"] ?? body["code"]]).toEqual([403, "forbidden"]);
});
