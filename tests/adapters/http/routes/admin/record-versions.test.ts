import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPool } from "../../../../../adapters/db/pool/connect.ts";
import { newAdmin } from "../../../../support/admin-provider.ts";
import { call, newEmail, type Account } from "../../../../support/call.ts";
import { everyRoute } from "../../../../support/every-route.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let knex: Knex;
let admin: Account;
beforeAll(async () => {
  server = await startServer();
  knex = createPool({ connectionString: server.databaseUrl }, 2);
  admin = await newAdmin(server);
});
afterAll(async () => {
  await knex.destroy();
  await server.close();
});

const ask = (path: string, json?: unknown, method = json === undefined ? "GET" : "PUT", tag?: string) =>
  call(`${server.url}/api/admin/${path}`, {
    method,
    token: admin.token,
    ...(json !== undefined && { json }),
    ...(tag !== undefined && { headers: { "If-Match": tag } }),
  });
const put = (path: string, json: unknown, tag?: string) => ask(path, json, "PUT", tag);
const tagOf = async (path: string) => (await ask(path)).headers.get("ETag") ?? "";

/**
 * For each table that admins edit: the address of a new record, a field, two values for it, and another
 * field.
 */
const TABLES: Record<
  string,
  {
    make: () => Promise<string>;
    field: string;
    values: [unknown, unknown];
    other: object;
    isKept?: true;
  }
> = {
  users: {
    make: async () => made("users", { email: newEmail() }),
    field: "first_name",
    values: ["Ada", "Eve"],
    other: { last_name: "Hopper" },
  },
  advertisements: {
    make: async () =>
      made("advertisements", { title: "Labels", type: "text", placement: "header", content: "Buy" }),
    field: "title",
    values: ["Ribbons", "Tape"],
    other: { priority: 7 },
  },
  code_snippets: {
    make: async () => made("code_snippets", { name: "Stats", code: '<meta name="a" content="b">' }),
    field: "name",
    values: ["Figures", "Visits"],
    other: { is_active: false },
  },
  notifications: {
    make: async () => made("notifications", { kind: "announcement", title: "Closed", text: "On Monday" }),
    field: "title",
    values: ["Open", "Shut"],
    other: { path: "/verify" },
  },
  verification_files: {
    async make() {
      const raw = new FormData();
      raw.append("file", new Blob(["x"]), `${crypto.randomUUID()}.txt`);
      const { body } = await call(`${server.url}/api/admin/verification_files`, { raw, token: admin.token });
      return `verification_files/${String(body["id"])}`;
    },
    field: "platform",
    values: ["Bing", "Yandex"],
    other: { description: "Ours" },
  },
  legal_pages: {
    make: async () => "legal_pages/imprint",
    field: "link",
    values: ["https://example.com/one", "https://example.com/two"],
    other: { is_published: false },
    // a built-in page, which cannot be deleted
    isKept: true,
  },
  site_brands: {
    make: async () => made("site_brands", { name: `House ${crypto.randomUUID()}`, brand: {} }),
    field: "brand",
    values: [{ modules: "dots" }, { modules: "rounded" }],
    other: { position: 5 },
  },
  goals: {
    make: async () => made("goals", { name: "Thanks", path: `/thanks-${crypto.randomUUID()}` }),
    field: "name",
    values: ["Bought", "Paid"],
    other: { path: `/other-${crypto.randomUUID()}` },
  },
};
/**
 * Settings are tested below; short links, which have a single editable field, in admin-short-links.test.ts.
 */
const OTHERS = ["settings", "short_links"];
test("this test covers every table that admins edit", () => {
  const edited = everyRoute(server).flatMap(({ method, path }) => {
    const [, table] = /^\/api\/admin\/([\w]+)\/:id$/.exec(path) ?? [];
    return method === "PUT" && table !== undefined ? [table] : [];
  });
  expect(edited.toSorted()).toEqual([...Object.keys(TABLES), ...OTHERS].toSorted());
});

const deletable = Object.entries(TABLES).filter(([, { isKept }]) => !isKept);
async function made(table: string, json: object): Promise<string> {
  const { status, body } = await ask(table, json, "POST");
  if (status !== 201) throw new Error(JSON.stringify(body));
  return `${table}/${String(body["id"])}`;
}
const changesOf = async (path: string): Promise<number> => {
  const rows = await knex("audit_log")
    .where({ subject_id: path.split("/")[1] })
    .whereLike("action", "%updated");
  return rows.length;
};

describe.each(Object.entries(TABLES))("a record of %s", (_table, { make, field, values, other }) => {
  test("is not overwritten if it was changed since it was read", async () => {
    const path = await make();
    const opened = await tagOf(path);
    expect(opened).toMatch(/^"[\w-]{22}"$/);
    const first = await put(path, { [field]: values[0] }, opened);
    expect(first.status).toBe(200);
    expect(first.headers.get("ETag")).toBe(await tagOf(path));
    const before = await changesOf(path);
    const { status, body } = await put(path, other, opened);
    expect([status, body["code"]]).toEqual([412, "precondition_failed"]);
    expect((await ask(path)).body).toMatchObject({ [field]: values[0] });
    expect((await ask(path)).body).not.toMatchObject(other);
    expect(await changesOf(path)).toBe(before);
    expect((await put(path, other, first.headers.get("ETag") ?? "")).status).toBe(200);
    expect((await ask(path)).body).toMatchObject({ [field]: values[0], ...other });
  });

  test("is changed by only one of two admins who save at once", async () => {
    const path = await make();
    await put(path, { [field]: values[0] });
    const opened = await tagOf(path);
    const theirs = typeof values[1] === "string" ? `${values[1]}x` : values[0];
    const answers = await Promise.all([
      put(path, { [field]: values[1] }, opened),
      put(path, { ...other, [field]: theirs }, opened),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  test("can be changed with no If-Match, with *, or with its version as a list or a weak tag", async () => {
    const path = await make();
    const opened = await tagOf(path);
    for (const tag of [undefined, "*", `"other", ${opened}`, `W/${opened}`]) {
      expect([tag, (await put(path, {}, tag)).status]).toEqual([tag, 200]);
    }
    for (const tag of ['"other"', "W/", opened.slice(1, -1)]) {
      expect([tag, (await put(path, {}, tag)).status]).toEqual([tag, 412]);
    }
  });
});

describe.each(deletable)("a record of %s", (_table, { make, field, values }) => {
  test("is not deleted if it was changed since it was read", async () => {
    const path = await make();
    const opened = await tagOf(path);
    expect((await put(path, { [field]: values[0] })).status).toBe(200);
    const { status, body } = await ask(path, undefined, "DELETE", opened);
    expect([status, body["code"]]).toEqual([412, "precondition_failed"]);
    expect((await ask(path)).body).toMatchObject({ [field]: values[0] });
    expect((await ask(path, undefined, "DELETE", await tagOf(path))).status).toBe(200);
    expect((await ask(path)).status).toBe(404);
  });

  test("can be deleted without If-Match", async () => {
    expect((await ask(await make(), undefined, "DELETE")).status).toBe(200);
  });
});

test("a notification that was changed since it was read is not ended", async () => {
  const path = await TABLES["notifications"]!.make();
  const opened = await tagOf(path);
  await put(path, { title: "Open again" });
  const late = await ask(`${path}/end`, undefined, "POST", opened);
  expect([late.status, late.body["code"]]).toEqual([412, "precondition_failed"]);
  expect((await ask(`${path}/end`, undefined, "POST", await tagOf(path))).body).toMatchObject({
    state: "ended",
  });
});

test("a sign-in or a view changes no version", async () => {
  const user = await TABLES["users"]!.make();
  const ad = await TABLES["advertisements"]!.make();
  const tags = [await tagOf(user), await tagOf(ad)];
  await knex("users")
    .where({ id: user.split("/")[1] })
    .update({ last_sign_in_at: new Date(), updated_at: new Date() });
  await knex("advertisements")
    .where({ id: ad.split("/")[1] })
    .update({ impression_count: 5, updated_at: new Date() });
  expect([await tagOf(user), await tagOf(ad)]).toEqual(tags);
});

test("suspending an account changes its version", async () => {
  const path = await TABLES["users"]!.make();
  const opened = await tagOf(path);
  expect((await put(path, { ban_duration: "24h" })).status).toBe(200);
  expect(await tagOf(path)).not.toBe(opened);
});

test("a deleted record gives a 404 whatever version is sent", async () => {
  const path = await TABLES["advertisements"]!.make();
  const opened = await tagOf(path);
  await ask(path, undefined, "DELETE");
  expect((await put(path, { title: "Late" }, opened)).status).toBe(404);
});

describe("settings", () => {
  test("are all refused if any was changed since they were read", async () => {
    const opened = await tagOf("settings");
    const first = await put("settings", { changes: { site_name: "First" } }, opened);
    expect(first.status).toBe(200);
    expect(first.headers.get("ETag")).toBe(await tagOf("settings"));
    const late = await put("settings", { changes: { site_description: "Late", site_name: "Late" } }, opened);
    expect([late.status, late.body["code"]]).toEqual([412, "precondition_failed"]);
    expect((await ask("settings/site_name")).body["value"]).toBe("First");
    expect((await put("settings", { changes: { site_name: "Second" } })).status).toBe(200);
  });

  test("are refused one by one only if that one was changed, secrets included", async () => {
    const [name, secret] = [await tagOf("settings/site_name"), await tagOf("settings/slack_webhook")];
    const changes = { slack_webhook: "https://hooks.slack.com/services/T/B/x" };
    expect((await put("settings", { changes })).status).toBe(200);
    expect((await put("settings/site_name", { value: "Mine" }, name)).status).toBe(200);
    expect((await put("settings/slack_webhook", { value: "" }, secret)).status).toBe(412);
  });

  test("are saved by only one of two admins at once", async () => {
    const opened = await tagOf("settings");
    const answers = await Promise.all(
      ["one@example.com", "two@example.com"].map((email) =>
        put("settings", { changes: { admin_email: email } }, opened),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });
});
