import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runNode } from "../../support/cli-program.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildUser } from "../../support/rows.ts";

// each command is a process of its own, which takes seconds on a busy machine
vi.setConfig({ testTimeout: 90_000 });

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-notify-"));
  database = await createTestDatabase();
  await database.repositories.users.insert(buildUser());
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
const run = (...args: string[]) =>
  runNode(["--import", "tsx", "cli/main.ts", ...args], {
    env: { DATA_DIR: folder, DATABASE_URL: database.url, LOG_LEVEL: "silent" },
  });

test("news are posted from the command line, and who posted them is written down", async () => {
  const said = await run("notify", "Closed on Monday", "The office.", "--path", "/verify", "--json");
  expect([said.code, JSON.parse(said.stdout)]).toEqual([
    0,
    { id: expect.any(String), people: 1, by_mail: 0 },
  ]);
  expect(await database.knex("notifications").where({ title: "Closed on Monday" })).toEqual([
    expect.objectContaining({ kind: "announcement", body: "The office.", path: "/verify" }),
  ]);
  expect(
    await database.knex("audit_log").where({ action: "notification.posted" }).pluck("actor_name"),
  ).toEqual(["command line"]);
});

test("what is not as it should be is wrong use, and nothing is posted", async () => {
  const [elsewhere, unknown] = [
    await run("notify", "A", "B", "--path", "https://elsewhere.example"),
    await run("notify", "A", "B", "--kind", "advertisement"),
  ];
  expect([elsewhere.code, unknown.code]).toEqual([2, 2]);
  expect(elsewhere.stderr).toContain("path");
  expect(await database.knex("notifications").where({ title: "A" })).toEqual([]);
});
