import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openZip } from "../../../adapters/archive/read-zip.ts";
import { writeZip } from "../../../adapters/archive/write-zip.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import type { NewHistoryRecord } from "../../../core/history/history-record.ts";
import { createMemoryCallCounts } from "../../../adapters/limits/memory-call-counts.ts";
import { createHistoryService } from "../../../core/history/history-service.ts";
import { createImportService } from "../../../core/import/import-service.ts";
import { createFakeClock } from "../../fakes/clock.ts";
import { createFakeImageStore } from "../../fakes/image-store.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildSession, buildUser } from "../../support/rows.ts";
import { zipFile } from "../../support/files/zip-file.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const record = (): NewHistoryRecord => ({
  id: randomUUID(),
  content: "https://example.com",
  type: "url",
  format: "png",
  design: { kind: "qr", ...qrDesignSchema.parse({}) },
  logoUrl: null,
});
const none = () => Promise.reject(new Error("not asked for here"));
const full = expect.objectContaining({
  code: "quota_exceeded",
  message: expect.stringMatching(/at most 2 codes/),
});

async function services() {
  const { repositories } = database;
  const user = buildUser();
  await repositories.users.insert(user);
  const session = buildSession(user.id);
  await repositories.sessions.insert(session);
  const shared = {
    history: repositories.history,
    transact: database.transact,
    clock: createFakeClock(),
    maxRecords: 2,
  };
  const history = createHistoryService({
    ...shared,
    historyFolders: repositories.historyFolders,
    images: createFakeImageStore(),
  });
  const imports = createImportService({
    ...shared,
    archives: { open: openZip, pack: writeZip },
    imports: repositories.imports,
    folders: { list: () => Promise.resolve([]), create: none },
    brands: { list: () => Promise.resolve([]), create: none },
    logos: { save: none },
    avatars: { adopt: none },
    profiles: { fill: none, fillMetadata: none },
    counts: createMemoryCallCounts(),
  });
  return { user, caller: { user, session }, history, imports };
}

test("a full history refuses new records but accepts existing ones", async () => {
  const { user, history } = await services();
  const [first, second] = [record(), record()];
  await history.save(user.id, first);
  await history.save(user.id, second);
  await expect(history.save(user.id, record())).rejects.toEqual(full);
  expect((await history.save(user.id, first)).id).toBe(first.id);
  await history.remove(user.id, [second.id]);
  expect((await history.save(user.id, record())).userId).toBe(user.id);
});

test("an import that does not fit stores nothing", async () => {
  const { user, caller, history, imports } = await services();
  await history.save(user.id, record());
  const rows = [record(), record()].map((row) => ({ ...row, created_at: "2026-01-02T03:04:05.000Z" }));
  const zip = zipFile([{ name: "history.json", bytes: JSON.stringify(rows) }]);
  await expect(imports.importAll(caller, zip)).rejects.toEqual(full);
  expect(await database.repositories.history.total(user.id)).toBe(1);
});
