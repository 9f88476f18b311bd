import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { ImageStore } from "../../core/ports/image-store.ts";

const newKey = () => `qr-logos/qr-logo-${randomUUID()}.png`;

/** What every image store does. */
export function imageStoreContract(name: string, open: () => Promise<ImageStore>): void {
  describe(`an image store: ${name}`, () => {
    const bytes = Uint8Array.of(0, 1, 2, 254, 255);

    test("gives back what was put, with its type", async () => {
      const store = await open();
      const key = newKey();
      await store.put(key, bytes, "image/png");
      const found = await store.find(key);
      expect([...(found?.bytes ?? [])]).toEqual([...bytes]);
      expect(found?.contentType).toBe("image/png");
    });

    test("finds nothing under a key that was never put", async () => {
      expect(await (await open()).find(newKey())).toBeNull();
    });

    test("takes the newer of two under one key", async () => {
      const store = await open();
      const key = newKey();
      await store.put(key, bytes, "image/png");
      await store.put(key, Uint8Array.of(9), "image/png");
      expect([...((await store.find(key))?.bytes ?? [])]).toEqual([9]);
    });

    test("forgets what is removed, and does not mind what is not there", async () => {
      const store = await open();
      const key = newKey();
      await store.put(key, bytes, "image/png");
      await store.remove(key);
      await store.remove(key);
      expect(await store.find(key)).toBeNull();
    });

    test("lists what starts with a prefix, and nothing else", async () => {
      const store = await open();
      const start = `qr-logos/qr-logo-${randomUUID()}-`;
      const keys = [`${start}1.png`, `${start}2.png`];
      for (const key of [...keys, newKey()]) await store.put(key, bytes, "image/png");
      expect((await store.list(start)).toSorted()).toEqual(keys);
      for (const nothing of ["qr-logos/none", "no-folder/a", "../", "qr-logos/../", ""]) {
        expect(await store.list(nothing)).toEqual([]);
      }
    });

    test.each([
      "../secret.png",
      "a/../../secret.png",
      "/etc/passwd",
      "a/b/c.png",
      "a/b.svg",
      "a\0/b.png",
      "",
    ])("has nothing under %j, and takes nothing there", async (key) => {
      const store = await open();
      expect(await store.find(key)).toBeNull();
      await expect(store.put(key, bytes, "image/png")).rejects.toThrow(/not a key/);
      await store.remove(key);
    });
  });
}
