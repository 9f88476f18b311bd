import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLocalImageStore } from "../../../adapters/images/local-image-store.ts";
import { imageStoreContract } from "../../contracts/image-store-contract.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-images-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

imageStoreContract(
  "a local folder",
  async () => createLocalImageStore(join(folder, "images")),
  async () => {
    const file = join(folder, "file");
    await writeFile(file, "a file where the folder should be");
    return createLocalImageStore(file);
  },
);

test("a folder that cannot be written is named in the error", async () => {
  const occupied = join(folder, "occupied");
  await writeFile(occupied, "a file where the folder should be");
  const store = createLocalImageStore(occupied);
  await expect(store.put("ads/b.png", Uint8Array.of(1), "image/png")).rejects.toMatchObject({
    code: "storage_failed",
    message: `The picture could not be written to ${join(occupied, "ads")}`,
  });
});

test("a picture that cannot be saved leaves no temporary file behind", async () => {
  const root = join(folder, "taken");
  // a folder has this name, which is only noticed at the end, like a full disk
  await mkdir(join(root, "ads/b.png"), { recursive: true });
  const store = createLocalImageStore(root);
  await expect(store.put("ads/b.png", Uint8Array.of(1), "image/png")).rejects.toMatchObject({
    code: "storage_failed",
  });
  expect(await readdir(join(root, "ads"))).toEqual(["b.png"]);
});
