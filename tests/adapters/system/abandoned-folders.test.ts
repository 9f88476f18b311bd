import { mkdir, readdir, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { removeAbandonedFolders } from "../../../adapters/system/abandoned-folders.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

let root: string;
beforeEach(async () => {
  root = await temporaryFolder();
  vi.stubEnv("TMPDIR", root);
  return () => vi.unstubAllEnvs();
});

async function folder(name: string, minutesOld: number): Promise<void> {
  await mkdir(join(root, name));
  await writeFile(join(root, name, "0"), "half an upload");
  const then = Date.now() / 1000 - 60 * minutesOld;
  await utimes(join(root, name), then, then);
}

test("removes abandoned folders of uploads and batches", async () => {
  await folder("quietzone-form-abandoned", 61);
  await folder("quietzone-batch-abandoned", 61);
  await removeAbandonedFolders();
  expect(await readdir(root)).toEqual([]);
});

test("keeps folders that may be in use and those of other programs", async () => {
  await folder("quietzone-form-in-use", 10);
  await folder("quietzone-batch-in-use", 0);
  await folder("quietzone-stop-1", 1000);
  await folder("elsewhere", 1000);
  await symlink(join(root, "elsewhere"), join(root, "quietzone-form-link"));
  const before = await readdir(root, { recursive: true });
  await removeAbandonedFolders();
  expect(await readdir(root, { recursive: true })).toEqual(before);
});
