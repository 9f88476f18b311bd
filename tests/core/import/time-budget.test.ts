import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openZip } from "../../../adapters/archive/read-zip.ts";
import { writeZip } from "../../../adapters/archive/write-zip.ts";
import { createMemoryCallCounts } from "../../../adapters/limits/memory-call-counts.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { createImportService } from "../../../core/import/import-service.ts";
import { createFakeClock } from "../../fakes/clock.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildSession, buildUser } from "../../support/rows.ts";
import { zipFile } from "../../support/files/zip-file.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** An account whose import takes this many seconds per logo and per folder. */
async function slowImports(seconds: number) {
  const { repositories, transact } = database;
  const user = buildUser();
  await repositories.users.insert(user);
  const session = buildSession(user.id);
  await repositories.sessions.insert(session);
  const clock = createFakeClock();
  const slowly = <T>(result: T) => {
    clock.advance({ seconds });
    return Promise.resolve(result);
  };
  const imports = createImportService({
    archives: { open: openZip, pack: writeZip },
    history: repositories.history,
    imports: repositories.imports,
    transact,
    clock,
    folders: {
      list: () => Promise.resolve([]),
      create: (userId, name) => slowly({ id: randomUUID(), userId, name, createdAt: clock.now() }),
    },
    brands: {
      list: () => Promise.resolve([]),
      create: () => Promise.reject(new Error("No brand is in it.")),
    },
    logos: {
      save: () =>
        slowly({
          publicId: "one",
          url: "/media/qr-logos/one.png",
          format: "png",
          width: 1,
          height: 1,
          bytes: 1,
          createdAt: clock.now(),
        }),
    },
    avatars: { adopt: () => Promise.resolve(null) },
    profiles: { fill: () => Promise.resolve([]), fillMetadata: () => Promise.resolve(false) },
    counts: createMemoryCallCounts(),
  });
  const total = () => repositories.history.total(user.id);
  return { send: (zip: Buffer) => imports.importAll({ user, session }, zip), total };
}

const later = { code: "unavailable", retryAfter: 30 };

test("a slow import of logos stops after its time, and continues when it is sent again", async () => {
  const { send, total } = await slowImports(40);
  const logos = Array.from({ length: 7 }, () => `qr-logos/${randomUUID()}.png`);
  const records = logos.map((logo) => ({
    id: randomUUID(),
    content: "https://example.com",
    type: "url",
    format: "png",
    design: { kind: "qr", ...qrDesignSchema.parse({}) },
    logo_url: `/media/${logo}`,
    created_at: "2026-01-02T03:04:05.000Z",
  }));
  const zip = zipFile([
    { name: "history.json", bytes: JSON.stringify(records) },
    ...logos.map((name) => ({ name: `images/${name}`, bytes: "a picture" })),
  ]);
  await expect(send(zip)).rejects.toMatchObject(later);
  expect(await total()).toBe(3);
  await expect(send(zip)).rejects.toMatchObject(later);
  expect((await send(zip)).records).toMatchObject({ added: 1, present: 6 });
});

test("a slow import of folders stops after its time, too", async () => {
  const { send } = await slowImports(40);
  const folders = Array.from({ length: 7 }, (_, index) => ({ id: randomUUID(), name: `Folder ${index}` }));
  const zip = zipFile([
    { name: "history.json", bytes: "[]" },
    { name: "folders.json", bytes: JSON.stringify(folders) },
  ]);
  await expect(send(zip)).rejects.toMatchObject(later);
});
