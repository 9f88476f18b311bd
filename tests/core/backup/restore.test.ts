import { expect, test } from "vitest";
import { createDigest, utf8 as text } from "../../../adapters/backup/digest.ts";
import { createIds } from "../../../adapters/system/ids.ts";
import { commandLine } from "../../../core/audit/actor.ts";
import { createAuditTrail } from "../../../core/audit/audit-trail.ts";
import { archiveEntries } from "../../../core/backup/archive-entries.ts";
import { createBackupPictures } from "../../../core/backup/backup-pictures.ts";
import { createRestore } from "../../../core/backup/restore.ts";
import type { ImageStore } from "../../../core/ports/image-store.ts";

const clock = { now: () => new Date("2026-03-01T12:00:00Z") };
const snapshot = { migrations: [], tables: [], sequences: [], rows: async function* () {} };
const picture = { key: "avatars/avatar-1-a.png", bytes: Uint8Array.of(1, 2, 3) };
const pictures = {
  entries: async function* () {
    yield picture;
  },
};

test("where the database refuses and the store of pictures is gone by then, the key of before is there again", async () => {
  let key = "the key of before";
  const store: ImageStore = {
    list: async () => [],
    find: async () => null,
    put: async () => undefined,
    remove: () => Promise.reject(new Error("the store is away")),
  };
  const restore = createRestore({
    archives: {
      read: () =>
        archiveEntries(
          {
            imageStore: "s3",
            pictures,
            secretKey: { read: async () => "the key of then" },
            digest: createDigest,
            text,
            clock,
          },
          snapshot,
          true,
          () => undefined,
        ),
    },
    database: {
      checkLoad: async () => [],
      async load({ rows }, _options, finish) {
        for await (const { table } of rows) expect(table).toBe("none");
        await finish({ audit: { append: async () => undefined }, deletedAgain: 0 });
        throw new Error("the database refuses");
      },
    },
    pictures: createBackupPictures(store),
    secretKey: {
      async write(next) {
        const before = key;
        key = next;
        return async () => void (key = before);
      },
    },
    journal: { read: async () => [] },
    digest: createDigest,
    text,
    trail: createAuditTrail({ clock, ids: createIds(clock) }),
  });
  const restoring = restore(commandLine, { path: "backup.qzb", passphrase: "p", force: true });
  await expect(restoring).rejects.toThrow("the database refuses");
  expect(key).toBe("the key of before");
});
