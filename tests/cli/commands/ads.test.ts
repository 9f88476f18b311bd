import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ads } from "../../../cli/commands/ads.ts";
import { useCommandDatabase } from "../../support/programs/command-database.ts";
import { programHere } from "../../support/programs/program-here.ts";

const current = useCommandDatabase();

const run = async (...args: string[]) => {
  const { code, ...said } = await programHere(["ads", ...args]);
  return { exitCode: code, ...said };
};
const trail = async () =>
  (
    await current.database
      .knex("audit_log")
      .orderBy(["at", "id"])
      .select<{ action: string; actor_name: string }[]>("action", "actor_name")
  ).map(({ action, actor_name }) => `${action} by ${actor_name}`);

test("creates, updates, deactivates, counts and deletes an advertisement, with an audit entry for each", async () => {
  const file = join(current.folder, "code.html");
  await writeFile(file, "<b>Hello</b>\n");
  const { id } = await ads.create({
    title: "Labels",
    type: "custom",
    placement: "footer",
    contentFile: file,
    priority: "7",
    inactive: true,
  });
  expect(await ads.list()).toMatchObject([
    { id, content: "<b>Hello</b>\n", priority: 7, state: "inactive", impressions: 0 },
  ]);
  expect(await ads.update(id, { title: "Rolls", end: "2100-01-31" })).toMatchObject({
    title: "Rolls",
    end_date: "2100-01-31",
    content: "<b>Hello</b>\n",
  });
  expect(await ads.update(id, { end: "" })).toMatchObject({ end_date: null });
  expect(await ads.setActive(id, true)).toMatchObject({ is_active: true, state: "running" });
  expect(await ads.setActive(id, false)).toMatchObject({ is_active: false, state: "inactive" });
  await current.database.repositories.ads.count([{ adId: id, day: "2026-05-04", impressions: 8, clicks: 2 }]);
  expect(await ads.stats(id)).toEqual({
    id,
    title: "Rolls",
    impressions: 8,
    clicks: 2,
    click_rate: 0.25,
    days: [{ day: "2026-05-04", impressions: 8, clicks: 2 }],
  });
  await ads.delete(id);
  expect(await ads.list()).toEqual([]);
  expect(await trail()).toEqual([
    "advertisement.created by command line",
    ...Array.from({ length: 4 }, () => "advertisement.updated by command line"),
    "advertisement.deleted by command line",
  ]);
});

test("validates advertisements like the back office", async () => {
  const known = { title: "Labels", type: "text", placement: "footer" };
  await expect(ads.create({ ...known, type: "video" })).rejects.toThrow("Type is required");
  await expect(ads.create({ ...known, target: "javascript:alert(1)" })).rejects.toThrow(
    "begins with http://",
  );
  await expect(ads.create({ ...known, start: "2026-02-02", end: "2026-02-01" })).rejects.toThrow(
    "cannot be before",
  );
  await expect(ads.create({ ...known, priority: "11" })).rejects.toThrow("from 1 to 10");
  await expect(ads.update("nonsense", { title: "x" })).rejects.toThrow("There is no such advertisement");
  expect(await ads.list()).toEqual([]);
});

test("prints JSON with --json, and exits with 2 for usage errors and 1 for failures", async () => {
  const made = await run("create", "--title", "Labels", "--type", "text", "--placement", "footer", "--json");
  expect(made.exitCode).toBe(0);
  expect(JSON.parse(made.stdout)).toMatchObject({ title: "Labels", is_active: true });
  const listed = await run("list", "--status", "active");
  expect(listed.stdout).toMatch(/\trunning\tfooter\ttext\t0 seen\t0 clicks\tLabels\n$/);
  expect((await run("list", "--status", "loud")).exitCode).toBe(2);
  expect((await run("stats", "0198b7c2-0000-7000-8000-000000000000")).exitCode).toBe(1);
});
