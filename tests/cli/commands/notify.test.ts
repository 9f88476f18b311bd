import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { notify } from "../../../cli/commands/notify.ts";
import { WrongUse } from "../../../cli/input/wrong-use.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildUser } from "../../support/rows.ts";

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-notify-"));
  database = await createTestDatabase();
  await database.repositories.users.insert(buildUser());
  vi.stubEnv("DATABASE_URL", database.url);
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("LOG_LEVEL", "silent");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test("posts a notification and records the command line as its sender", async () => {
  const posted = await notify("Closed on Monday", "The office.", { kind: "announcement", path: "/verify" });
  expect(posted).toEqual({ id: expect.any(String), people: 1, by_mail: 0 });
  expect(await database.knex("notifications").where({ title: "Closed on Monday" })).toEqual([
    expect.objectContaining({ kind: "announcement", body: "The office.", path: "/verify" }),
  ]);
  expect(
    await database.knex("audit_log").where({ action: "notification.posted" }).pluck("actor_name"),
  ).toEqual(["command line"]);
});

test("schedules a notification for a role, with an end", async () => {
  const times = { from: "2100-01-01T12:00:00Z", until: "2100-01-02T12:00:00Z" };
  const posted = await notify("Audit", "On Monday.", { kind: "announcement", role: "admin", ...times });
  expect(posted).toMatchObject({ people: 0 });
  expect(await database.knex("notifications").where({ id: posted.id }).first()).toMatchObject({
    role: "admin",
    starts_at: new Date(times.from),
    ends_at: new Date(times.until),
  });
});

test.each([
  ["A", "B", { kind: "announcement", path: "https://elsewhere.example" }],
  ["A", "B", { kind: "advertisement" }],
  ["A", "", { kind: "announcement" }],
  ["A", "B", { kind: "announcement", from: "tomorrow" }],
  ["A", "B", { kind: "announcement", role: "owner" }],
])(
  "rejects invalid notifications as usage errors and posts nothing: %s %s %o",
  async (title, text, options) => {
    await expect(async () => notify(title, text, options)).rejects.toThrow(WrongUse);
    expect(await database.knex("notifications").where({ title: "A" })).toEqual([]);
  },
);
