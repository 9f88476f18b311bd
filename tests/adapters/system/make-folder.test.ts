import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "../../../adapters/system/make-folder.ts";

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "quietzone-folder-"));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

test("a folder is made with those above it, and one that is there is left as it is", async () => {
  const path = join(await folder(), "a", "b", "c");
  await makeFolder(path);
  await writeFile(join(path, "file"), "x");
  await makeFolder(path);
  expect((await stat(join(path, "file"))).size).toBe(1);
});

test("what is no folder, or has something in it that is none, is refused", async () => {
  const file = join(await folder(), "file");
  await writeFile(file, "");
  await expect(makeFolder(file)).rejects.toMatchObject({ code: "EEXIST" });
  await expect(makeFolder(join(file, "a"))).rejects.toMatchObject({ code: "ENOTDIR" });
});

test.runIf(process.platform === "linux")("if no folder can be made, nothing waits forever", async () => {
  await expect(makeFolder("/proc/nowhere/deeper")).rejects.toMatchObject({ code: "ENOENT" });
});
