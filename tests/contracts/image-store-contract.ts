import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { ImageStore } from "../../core/ports/image-store.ts";
import { BLACK_PNG, BLACK_WEBP, WHITE_PNG } from "../support/files/tiny-pictures.ts";

const newKey = () => `qr-logos/qr-logo-${randomUUID()}.png`;

/** What every image store does. `openAway` opens one that cannot be reached or written. */
export function imageStoreContract(
  name: string,
  open: () => Promise<ImageStore>,
  openAway?: () => Promise<ImageStore>,
): void {
  describe(`an image store: ${name}`, () => {
    test("returns a stored picture with its type", async () => {
      const store = await open();
      const key = newKey();
      await store.put(key, BLACK_PNG, "image/png");
      const found = await store.find(key);
      expect([...(found?.bytes ?? [])]).toEqual([...BLACK_PNG]);
      expect(found?.contentType).toBe("image/png");
    });

    test("stores a WebP unchanged", async () => {
      const store = await open();
      const key = newKey().replace(".png", ".webp");
      await store.put(key, BLACK_WEBP, "image/webp");
      const found = await store.find(key);
      expect([[...(found?.bytes ?? [])], found?.contentType]).toEqual([[...BLACK_WEBP], "image/webp"]);
    });

    test("returns null for an unknown key", async () => {
      expect(await (await open()).find(newKey())).toBeNull();
    });

    test("keeps the newer of two pictures with one key", async () => {
      const store = await open();
      const key = newKey();
      await store.put(key, BLACK_PNG, "image/png");
      await store.put(key, WHITE_PNG, "image/png");
      expect([...((await store.find(key))?.bytes ?? [])]).toEqual([...WHITE_PNG]);
    });

    test("removes a picture, and ignores a missing one", async () => {
      const store = await open();
      const key = newKey();
      await store.put(key, BLACK_PNG, "image/png");
      await store.remove(key);
      await store.remove(key);
      expect(await store.find(key)).toBeNull();
    });

    test("lists all keys with a prefix, and no others", async () => {
      const store = await open();
      const start = `qr-logos/qr-logo-${randomUUID()}-`;
      const keys = [1, 2, 3, 4, 5].map((n) => `${start}${n}.png`);
      for (const key of [...keys, newKey()]) await store.put(key, BLACK_PNG, "image/png");
      expect((await store.list(start)).toSorted()).toEqual(keys);
      for (const nothing of ["qr-logos/none", "no-folder/a", "../", "qr-logos/../", ""]) {
        expect(await store.list(nothing)).toEqual([]);
      }
    });

    test.each([
      "../secret.png",
      "qr-logos/../../secret.png",
      "..%2fsecret.png",
      "/etc/passwd",
      "qr-logos/b/c.png",
      "qr-logos/b.svg",
      "qr-logos\0/b.png",
      "qr-logos/\u202egnp.png",
      `qr-logos/${"b".repeat(300)}.png`,
      "qr-logos/b.png?list-type=2",
      "invoices/2026.png",
      "qr-logos-of-others/a.png",
      "",
    ])("finds and stores nothing with the invalid key %j", async (key) => {
      const store = await open();
      expect(await store.find(key)).toBeNull();
      await expect(store.put(key, BLACK_PNG, "image/png")).rejects.toThrow(/not a key/);
      await store.remove(key);
    });

    test("refuses a type that does not match the key", async () => {
      await expect((await open()).put(newKey(), BLACK_WEBP, "image/webp")).rejects.toThrow(/not a key/);
    });

    test.runIf(openAway)("reports every outage with the same code", async () => {
      const store = await openAway?.();
      const outcomes = await Promise.allSettled([
        store?.put(newKey(), BLACK_PNG, "image/png"),
        store?.find(newKey()),
        store?.list("qr-logos/"),
        store?.remove(newKey()),
      ]);
      const failed = { status: "rejected", reason: expect.objectContaining({ code: "storage_failed" }) };
      expect(outcomes).toEqual([failed, failed, failed, failed]);
    });
  });
}
