import { expect, test } from "vitest";
import { createDigest, utf8 as text } from "../../../adapters/backup/digest.ts";
import { createIds } from "../../../adapters/system/ids.ts";
import { commandLine } from "../../../core/audit/actor.ts";
import { createAuditTrail } from "../../../core/audit/audit-trail.ts";
import { archiveEntries } from "../../../core/backup/archive-entries.ts";
import { NO_POWERS } from "../../../core/backup/backup-database.ts";
import { createBackupPictures } from "../../../core/backup/backup-pictures.ts";
import { createRestore } from "../../../core/backup/restore.ts";
import type { ImageStore } from "../../../core/ports/image-store.ts";

const clock = { now: () => new Date("2026-03-01T12:00:00Z") };
const snapshot = { migrations: [], tables: [], sequences: [], rows: async function* () {} };
const KEY = "avatars/avatar-1-a.png";

/** An archive with one picture. */
const archiveOf = (bytes: Uint8Array) =>
  archiveEntries(
    {
      imageStore: "s3",
      pictures: {
        entries: async function* () {
          yield { key: KEY, bytes };
        },
      },
      secretKey: { read: async () => "the key of then, long enough to be one" },
      digest: createDigest,
      text,
      clock,
    },
    snapshot,
    true,
    () => undefined,
  );

type Dependencies = Parameters<typeof createRestore>[0];

const restoreWith = (
  own: Pick<Dependencies, "archives" | "secretKey">,
  images: ImageStore,
  refusal?: Error,
) =>
  createRestore({
    ...own,
    database: {
      checkLoad: async () => [],
      async load({ rows }, _options, finish) {
        for await (const { table } of rows) expect(table).toBe("none");
        await finish({ audit: { append: async () => undefined }, deletedAgain: 0, powers: NO_POWERS });
        if (refusal) throw refusal;
      },
    },
    pictures: createBackupPictures(images, createDigest),
    journal: { read: async () => [] },
    digest: createDigest,
    text,
    rowRules: () => () => undefined,
    trail: createAuditTrail({ clock, ids: createIds(clock) }),
  });
const options = { path: "backup.qzb", passphrase: "p", force: true };

test("the previous key is restored if the database fails and the image store is unavailable", async () => {
  const keys: { used: string; beside: string | null } = { used: "the key of before", beside: null };
  const store: ImageStore = {
    list: async () => [],
    find: async () => null,
    put: async () => undefined,
    remove: () => Promise.reject(new Error("the store is unavailable")),
  };
  const secretKey = {
    async prepare(next: string) {
      keys.beside = next;
      return async () => void (keys.used = next);
    },
    async settle() {
      keys.beside = null;
    },
  };
  const archives = { read: () => archiveOf(Uint8Array.of(1, 2, 3)) };
  const restore = restoreWith({ archives, secretKey }, store, new Error("the database refuses"));
  await expect(restore(commandLine, options)).rejects.toThrow("the database refuses");
  expect(keys).toEqual({ used: "the key of before", beside: null });
});

test.each([2, 3])(
  "an archive replaced before reading %i leaves the stored pictures unchanged",
  async (exchanged) => {
    const [before, checked, evil] = [Uint8Array.of(1), Uint8Array.of(2), Uint8Array.of(3)];
    const stored = new Map<string, Uint8Array>([[KEY, before]]);
    const store: ImageStore = {
      list: async (prefix) => [...stored.keys()].filter((key) => key.startsWith(prefix)),
      async find(key) {
        const bytes = stored.get(key);
        return bytes ? { bytes, contentType: "image/png" } : null;
      },
      put: async (key, bytes) => void stored.set(key, bytes),
      remove: async (key) => void stored.delete(key),
    };
    let readings = 0;
    const archives = { read: () => archiveOf((readings += 1) < exchanged ? checked : evil) };
    const secretKey = { prepare: async () => async () => undefined, settle: async () => undefined };
    const restore = restoreWith({ archives, secretKey }, store);
    await expect(restore(commandLine, options)).rejects.toThrow("The archive changed while it was read");
    expect(readings).toBe(exchanged);
    expect(stored).toEqual(new Map([[KEY, before]]));
  },
);
