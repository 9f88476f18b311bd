import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "../../../../../adapters/db/pool/connect.ts";
import { createTransact } from "../../../../../adapters/db/pool/transaction.ts";
import type { GoalReport } from "../../../../../core/goals/goal.ts";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { newAdmin } from "../../../../support/admin-provider.ts";
import { call, signUp, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";
import { buildView } from "../../../../support/visits/visits.ts";

let server: TestServer;
let admin: Account;
let knex: ReturnType<typeof createPool>;
beforeAll(async () => {
  server = await startServer();
  admin = await newAdmin(server);
  knex = createPool({ connectionString: server.databaseUrl });
});
afterAll(async () => {
  await knex.destroy();
  await server.close();
});

const ask = (method: string, path: string, json?: object, token = admin.token) =>
  call(`${server.url}/api/admin/${path}`, { method, token, ...(json && { json }) });
const DAY = "from=2025-03-04&to=2025-03-04&time_zone=UTC";
const report = async (filters = "") =>
  (await ask("GET", `analytics/goals?${DAY}${filters}`)).body as unknown as GoalReport;

const visit = (person: string | null, country: string, ...pages: string[]) =>
  pages.map((pageUrl, index) =>
    buildView({ person, country, pageUrl, visitedAt: new Date(`2025-03-04T10:0${index}:00Z`) }),
  );

test("a goal shows how many visits in the filtered range saw its page, and their share", async () => {
  const views = [
    ...visit("ann", "FR", "/", "/shop/a", "/thanks"),
    ...visit("bob", "FR", "/shop/a", "/shop/b"),
    ...visit("cid", "DE", "/thanks/?utm_source=x"),
    ...visit("dan", "DE", "/"),
    ...visit(null, "FR", "/thanks"),
  ];
  await createTransact(knex)((tx) => tx.visits.record([{ views, progress: [] }]));
  expect(await report()).toEqual({ since: null, visits: 4, goals: [] });

  const made = await ask("POST", "goals", { name: " Bought ", path: "/thanks/" });
  expect(made).toMatchObject({ status: 201, body: { name: "Bought", path: "/thanks" } });
  await ask("POST", "goals", { name: "Shop", path: "/shop/*" });
  const figures = async (filters?: string) => {
    const { visits, goals } = await report(filters);
    return [visits, ...goals.map((goal) => [goal.name, goal.visits, goal.conversion_rate])];
  };
  expect(await figures()).toEqual([4, ["Bought", 2, 0.5], ["Shop", 2, 0.5]]);
  expect(await figures("&country=FR")).toEqual([2, ["Bought", 1, 0.5], ["Shop", 2, 1]]);
  expect(await figures("&page=/shop/*")).toEqual([2, ["Bought", 1, 0.5], ["Shop", 2, 1]]);
  expect(await figures("&country=IT")).toEqual([0, ["Bought", 0, null], ["Shop", 0, null]]);

  const path = `goals/${String(made.body["id"])}`;
  expect((await ask("PUT", path, { name: "Sold" })).body).toMatchObject({ name: "Sold", path: "/thanks" });
  expect((await ask("DELETE", path)).status).toBe(200);
  expect((await ask("GET", path)).status).toBe(404);
  const log = await ask("GET", 'audit_log?filter={"subject_type":"goals"}');
  expect((log.body as unknown as { action: string }[]).map(({ action }) => action).toSorted()).toEqual([
    "goal.created",
    "goal.created",
    "goal.deleted",
    "goal.updated",
  ]);
});

test.each([
  [{ name: "", path: "/a" }, "name"],
  [{ name: "A", path: "a" }, "path"],
  [{ name: "A", path: "/a?b" }, "path"],
  [{ name: "A\u0000", path: "/a" }, "name"],
  [{ name: "A", path: `/${"a".repeat(600)}` }, "path"],
])("refuses the goal %j", async (goal, field) => {
  const { status, body } = await ask("POST", "goals", goal);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: "validation_failed",
    fields: { [field]: expect.any(String) as string },
  });
});

test("goals are counted from the oldest stored view and are null before", async () => {
  const views = visit("eve", "FR", "/thanks");
  const old = {
    ...buildView({ person: "old", pageUrl: "/thanks" }),
    visitedAt: new Date("2024-12-05T10:00:00Z"),
  };
  await createTransact(knex)((tx) => tx.visits.record([{ views: [...views, old], progress: [] }]));
  const days = Math.floor((Date.now() - Date.parse("2025-01-01")) / 86_400_000);
  const { save } = server.services.settingsAdministration;
  await save(commandLine, { visitor_retention_days: days });
  await server.services.visits.purge();
  const december = "from=2024-12-01&to=2024-12-31&time_zone=UTC";
  const before = (await ask("GET", `analytics/goals?${december}`)).body as unknown as GoalReport;
  expect(before.visits).toBeNull();
  for (const goal of before.goals) expect(goal).toMatchObject({ visits: null, conversion_rate: null });
});

test("there are at most twenty goals, for admins only", async () => {
  const { token } = await signUp(server.url);
  for (const path of ["goals", "analytics/goals"]) {
    expect((await ask("GET", path, undefined, token)).status).toBe(403);
  }
  let made;
  do made = await ask("POST", "goals", { name: "One more", path: "/more" });
  while (made.status === 201);
  expect(made).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await ask("GET", "goals")).body).toHaveLength(20);
});
