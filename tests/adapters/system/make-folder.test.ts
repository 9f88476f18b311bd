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

test("creates a folder with its parents and keeps an existing one as it is", async () => {
  const path = join(await folder(), "a", "b", "c");
  await makeFolder(path);
  await writeFile(join(path, "file"), "x");
  await makeFolder(path);
  expect((await stat(join(path, "file"))).size).toBe(1);
});

test("refuses a path that is a file or lies below one", async () => {
  const file = join(await folder(), "file");
  await writeFile(file, "");
  await expect(makeFolder(file)).rejects.toMatchObject({ code: "EEXIST" });
  await expect(makeFolder(join(file, "a"))).rejects.toMatchObject({ code: "ENOTDIR" });
});

test.runIf(process.platform === "linux")(
  "fails instead of waiting forever if no folder can be created",
  async () => {
    await expect(makeFolder("/proc/nowhere/deeper")).rejects.toMatchObject({ code: "ENOENT" });
  },
);
