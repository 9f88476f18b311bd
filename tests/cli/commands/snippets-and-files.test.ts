import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { files } from "../../../cli/commands/files.ts";
import { snippets } from "../../../cli/commands/snippets.ts";
import { useCommandDatabase } from "../../support/programs/command-database.ts";

const current = useCommandDatabase();

async function write(name: string, text: string): Promise<string> {
  const path = join(current.folder, name);
  await writeFile(path, text);
  return path;
}
const trail = async () =>
  (
    await current.database
      .knex("audit_log")
      .orderBy(["at", "id"])
      .select<{ action: string; actor_name: string }[]>("*")
  ).map(({ action, actor_name }) => `${action} by ${actor_name}`);

test("creates a snippet from a file, shows, updates, deactivates and deletes it, with audit entries", async () => {
  const code = await write("tag.html", '<meta name="a" content="b">');
  const { id } = await snippets.create({ name: "Tag", code });
  expect(await snippets.show(id)).toMatchObject({ code: '<meta name="a" content="b">', isActive: true });
  await snippets.update(id, { type: "analytics", host: ["Stats.example.com"] });
  expect(await snippets.setActive(id, false)).toMatchObject({
    isActive: false,
    hosts: ["stats.example.com"],
  });
  expect(await snippets.list()).toHaveLength(1);
  await snippets.delete(id);
  expect(await snippets.list()).toEqual([]);
  expect(await trail()).toEqual([
    "code_snippet.created by command line",
    "code_snippet.updated by command line",
    "code_snippet.updated by command line",
    "code_snippet.deleted by command line",
  ]);
});

test("rejects snippet code with an unclosed tag, and a missing file", async () => {
  const code = await write("bad.html", "<script>1");
  await expect(snippets.create({ name: "Bad", code })).rejects.toThrow(/never ends/);
  await expect(snippets.create({ name: "None", code: join(current.folder, "nothing.html") })).rejects.toThrow(
    /There is no file/,
  );
});

test("reads snippet files as UTF-8 and drops the byte order mark", async () => {
  const code = join(current.folder, "marked.html");
  await writeFile(code, "\ufeff<meta name=a content=b>");
  expect((await snippets.create({ name: "Marked", code })).code).toBe("<meta name=a content=b>");
  await writeFile(code, Buffer.from([0x46, 0xfc, 0x72]));
  await expect(snippets.create({ name: "Latin", code })).rejects.toThrow("not UTF-8");
});

test("uploads, checks and deletes a file under its own name, with audit entries", async () => {
  const [uploaded] = await files.upload([await write("ads.txt", "example.com, 1, DIRECT")]);
  expect(uploaded).toMatchObject({ originalName: "ads.txt", status: "pending", platform: "IAB" });
  // the site is not running at this point
  vi.stubEnv("SITE_URL", "http://127.0.0.1:9");
  expect(await files.check("ads.txt")).toMatchObject({ status: "failed", problem: "unreachable" });
  await files.delete("ads.txt");
  expect(await files.list()).toEqual([]);
  await expect(files.delete("ads.txt")).rejects.toThrow("There is no verification file ads.txt");
  expect(await trail()).toEqual([
    "verification_file.uploaded by command line",
    "verification_file.deleted by command line",
  ]);
});
