import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import type { HistoryRecord } from "../../../core/history/history-record.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildRecord, buildSession, buildUser } from "../../support/rows.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

let userId: string;
beforeEach(async () => {
  const user = buildUser();
  userId = user.id;
  await database.repositories.users.insert(user);
});

const columnsOf = async (design: HistoryRecord["design"]) => {
  const record = buildRecord(userId, { design });
  await database.repositories.history.insert(record);
  return database
    .knex("qr_history")
    .where({ id: record.id })
    .first<Record<string, unknown>>("size", "foreground_color", "background_color");
};

test("the size and color columns of a history row follow its design", async () => {
  const square = qrDesignSchema.parse({ size: 500, foreground: "#123456" });
  expect(await columnsOf({ kind: "qr", ...square })).toEqual({
    size: 500,
    foreground_color: "#123456",
    background_color: "#ffffff",
  });
  const wide = qrDesignSchema.parse({ size: { width: 640, height: 480 } });
  expect(await columnsOf({ kind: "qr", ...wide })).toMatchObject({ size: 640 });
  const bars = barcodeDesignSchema.parse({ background: "transparent" });
  expect(await columnsOf({ kind: "barcode", barcodeFormat: "CODE128", ...bars })).toEqual({
    size: null,
    foreground_color: "#000000",
    background_color: "transparent",
  });
});

test("deleting a user deletes the profile, sessions, history and read marks", async () => {
  await database.repositories.sessions.insert(buildSession(userId));
  await database.repositories.history.insert(buildRecord(userId));
  await database.repositories.notifications.markAllRead(userId, new Date());
  await database.repositories.users.remove(userId);
  for (const [table, column] of [
    ["user_profiles", "id"],
    ["sessions", "user_id"],
    ["qr_history", "user_id"],
    ["notification_reads", "user_id"],
  ] as const) {
    expect(await database.knex(table).where(column, userId)).toEqual([]);
  }
});

test("deleting a user deletes signatures and the private key, and keeps the public key without an owner", async () => {
  const { signatures } = database.repositories;
  const createdAt = new Date("2026-01-01T00:00:00.000Z");
  const key = { id: "abcdefghijk", userId, publicKey: "x", privateKey: "d", createdAt };
  await signatures.insertKeyIfNone(key);
  const digest = "0".repeat(64);
  await signatures.insertIfNone({
    id: buildRecord(userId).id,
    userId,
    keyId: key.id,
    content: "{}",
    digest,
    documentTitle: "Contract",
    securityLevel: "standard",
    validUntil: null,
    createdAt,
  });
  await database.repositories.users.remove(userId);
  expect(await signatures.findByDigest(digest)).toBeNull();
  expect(await database.knex("signature_private_keys")).toEqual([]);
  expect(await signatures.findKey(key.id)).toEqual({ id: key.id, userId: null, publicKey: "x", createdAt });
});

test.each([
  ["an address in capitals", { email: "Ada@Example.org" }],
  ["a role that does not exist", { role: "owner" as "admin" }],
])("the database itself refuses %s", async (_, changes) => {
  await expect(database.repositories.users.insert(buildUser(changes))).rejects.toMatchObject({
    code: "23514",
  });
});

test("text that PostgreSQL cannot store is refused as invalid", async () => {
  const { users, history, settings } = database.repositories;
  const refused = { code: "validation_failed" };
  await expect(history.insert(buildRecord(userId, { content: "a\0b" }))).rejects.toMatchObject(refused);
  await expect(users.findByEmail("a\0@example.org")).rejects.toMatchObject(refused);
  await expect(settings.set({ site_name: "\0" })).rejects.toMatchObject(refused);
  await expect(settings.set({ site_name: "\ud800" })).rejects.toMatchObject(refused);
});

const HISTORY_INDEXES = {
  created_at: "newest",
  scan_count: "most_scanned",
  download_count: "most_downloaded",
};

test.each(Object.entries(HISTORY_INDEXES))(
  "a page sorted by %s with its filters is answered from one index",
  async (sort, index) => {
    const { rows } = await database.knex.transaction(async (transaction) => {
      // on an empty table, a sequential scan would be cheapest
      await transaction.raw("SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off");
      return transaction.raw<{ rows: Record<string, string>[] }>(
        `EXPLAIN SELECT id FROM qr_history WHERE user_id = ? AND deleted_at IS NULL AND type = 'url'
         ORDER BY ${sort} DESC, id DESC LIMIT 10`,
        [userId],
      );
    });
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain(`Index Only Scan Backward using qr_history_${index}`);
    expect(plan).not.toContain("Sort");
  },
);

test("there is no trigram index on record texts, which a few long random ones would make expensive", async () => {
  const indexes = await database
    .knex("pg_indexes")
    .where({ tablename: "qr_history" })
    .pluck<string[]>("indexdef");
  expect(indexes.length).toBeGreaterThan(0);
  expect(indexes.filter((definition) => /gin|content|search_text/.test(definition))).toEqual([]);
});

test("deleting a user with folders leaves no folder, record or count behind", async () => {
  const folder = { id: buildRecord(userId).id, userId, name: "Doors", createdAt: new Date() };
  await database.repositories.historyFolders.insert(folder);
  for (const folderId of [folder.id, null]) {
    await database.repositories.history.insert(buildRecord(userId, { folderId }));
  }
  await database.repositories.users.remove(userId);
  for (const table of ["history_folders", "qr_history", "history_counts"]) {
    expect(await database.knex(table).where({ user_id: userId })).toEqual([]);
  }
});
