import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { legal } from "../../../cli/commands/legal.ts";
import { useCommandDatabase } from "../../support/programs/command-database.ts";

const current = useCommandDatabase();

async function write(name: string, text: string | Buffer): Promise<string> {
  const path = join(current.folder, name);
  await writeFile(path, text);
  return path;
}

test("sets a text from a file, reads it, replaces it with a link and hides it, with audit entries", async () => {
  const file = await write("imprint.md", "\ufeff## Anbieter\nAda\n");
  await legal.set("imprint", file, { language: "de" });
  expect(await legal.get("imprint", { language: "de" })).toBe("## Anbieter\nAda");
  await expect(legal.get("imprint", {})).rejects.toThrow("no text in en");
  expect(await legal.set("imprint", undefined, { link: "https://example.org/imprint" })).toMatchObject({
    link: "https://example.org/imprint",
    text: { de: "## Anbieter\nAda" },
  });
  await legal.setPublished("imprint", false);
  expect((await legal.list()).map(({ id, isPublished }) => [id, isPublished])).toEqual([
    ["imprint", false],
    ["privacy", true],
    ["terms", true],
  ]);
  const trail = await current.database
    .knex("audit_log")
    .orderBy(["at", "id"])
    .select<{ action: string; actor_name: string }[]>("action", "actor_name");
  expect(trail.map(({ action, actor_name }) => `${action} by ${actor_name}`)).toEqual(
    Array<string>(3).fill("legal_page.updated by command line"),
  );
});

test("prints the built-in privacy text, which can be edited and set", async () => {
  const text = await legal.get("privacy", { language: "fr" });
  expect(text).toContain("## Vos droits");
  await legal.set("privacy", await write("privacy.md", `${text}\nAda`), { language: "fr" });
  expect(await legal.get("privacy", { language: "fr" })).toBe(`${text}\nAda`);
});

test.each([
  ["an unknown page", () => legal.get("cookies", {}), /no such legal page: it is privacy/],
  ["an unknown language", () => legal.get("terms", { language: "nl" }), /no language nl/],
  ["nothing to set", () => legal.set("terms", undefined, {}), /Name a file/],
  ["a missing file", () => legal.set("terms", join("nowhere", "x.md"), {}), /There is no file/],
  ["an invalid link", () => legal.set("terms", undefined, { link: "javascript:1" }), /https:\/\//],
])("rejects %s with the reason", async (_what, run, reason) => {
  await expect(run()).rejects.toThrow(reason);
});

test("rejects a file that is not UTF-8", async () => {
  const file = await write("latin1.md", Buffer.from([0x46, 0xfc, 0x72]));
  await expect(legal.set("terms", file, {})).rejects.toThrow("not UTF-8");
});
