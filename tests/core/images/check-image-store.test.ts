import { expect, test } from "vitest";
import { secrets } from "../../../adapters/crypto/secrets.ts";
import { checkImageStore } from "../../../core/images/check-image-store.ts";
import { DomainError } from "../../../core/errors.ts";
import type { ImageStore } from "../../../core/ports/image-store.ts";
import { createFakeImageStore } from "../../fakes/image-store.ts";

const check = (images: ImageStore) => checkImageStore(images, secrets);

test("a working store passes and is left unchanged", async () => {
  const images = createFakeImageStore();
  await check(images);
  expect(await images.list("general/")).toEqual([]);
});

test.each<[string, Partial<ImageStore>, string]>([
  [
    "refuses to write",
    { put: () => Promise.reject(new DomainError("storage_failed", "no room")) },
    "Writing a picture: no room",
  ],
  [
    "refuses to read",
    { find: () => Promise.reject(new Error("no right")) },
    "Reading the picture again: no right",
  ],
  ["forgets", { find: async () => null }, "The picture was written, and is not there"],
  [
    "changes pictures",
    { find: async () => ({ bytes: Uint8Array.of(1), contentType: "image/png" }) },
    "The picture that was read is not the one that was written",
  ],
  ["lists nothing", { list: async () => [] }, "The picture was written, and is not listed"],
])("a store that %s is reported and left unchanged", async (_what, fault, message) => {
  const images = createFakeImageStore();
  await expect(check({ ...images, ...fault })).rejects.toMatchObject({ code: "storage_failed", message });
  expect(await images.list("general/")).toEqual([]);
});
