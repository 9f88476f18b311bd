import { afterAll, beforeAll, expect, test } from "vitest";
import { newHistoryRecordSchema } from "../../../core/history/history-record.ts";
import { createFolderService } from "../../../core/history/folder-service.ts";
import { MAX_FOLDERS } from "../../../core/history/history-folder.ts";
import { createHistoryService } from "../../../core/history/history-service.ts";
import { createLogoService, logoKey } from "../../../core/history/logo-service.ts";
import type { PictureReader } from "../../../core/ports/picture-reader.ts";
import { secrets } from "../../../adapters/crypto/secrets.ts";
import { createFakeClock } from "../../fakes/clock.ts";
import { createFakeImageStore } from "../../fakes/image-store.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildUser, newId } from "../../support/rows.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const record = (content: string, logoUrl: string | null = null) =>
  newHistoryRecordSchema.parse({
    id: newId(),
    content,
    type: "text",
    format: "png",
    design: { kind: "qr" },
    logoUrl,
  });

async function createHistory({ maxLogos = 10 } = {}) {
  const clock = createFakeClock();
  const { history, historyFolders, users } = database.repositories;
  const { transact } = database;
  const user = buildUser();
  await users.insert(user);
  const images = createFakeImageStore();
  const service = createHistoryService({ history, historyFolders, images, clock, transact });
  const ids = { next: newId };
  const folders = createFolderService({ historyFolders, clock, ids, transact });
  const pictures: Pick<PictureReader, "toPng"> = {
    toPng: async (bytes) => ({ bytes, width: 1, height: 1 }),
  };
  const logos = createLogoService({ history, images, transact, users, pictures, secrets, clock, maxLogos });
  const upload = async () => (await logos.save(user.id, Uint8Array.of(1))).url;
  const isThere = async (url: string) => (await images.find(logoKey(url))) !== null;
  return { clock, service, folders, userId: user.id, upload, isThere };
}

test("counts the last 7 days as this week, to the second", async () => {
  const { clock, service, userId } = await createHistory();
  await service.save(userId, record("old"));
  clock.advance({ seconds: 1 });
  await service.save(userId, record("young"));
  clock.advance({ days: 7 });
  expect(await service.counts(userId)).toMatchObject({ total: 2, thisWeek: 1, downloads: 2, scans: 0 });
});

test("a record saved again keeps its first date", async () => {
  const { clock, service, userId } = await createHistory();
  const sent = record("https://example.com");
  const first = await service.save(userId, sent);
  clock.advance({ hours: 1 });
  const again = await service.save(userId, sent);
  expect(again.createdAt).toEqual(first.createdAt);
  expect(again.type).toBe("url");
});

test("missing records cannot be counted, changed, removed or restored", async () => {
  const { service, userId } = await createHistory();
  const refused = { code: "not_found" };
  await expect(service.countDownloads(userId, [newId()])).rejects.toMatchObject(refused);
  await expect(service.change(userId, [newId()], { name: "x" })).rejects.toMatchObject(refused);
  await expect(service.remove(userId, [newId()])).rejects.toMatchObject(refused);
  await expect(service.restore(userId, [newId()])).rejects.toMatchObject(refused);
});

test("an empty name becomes null", async () => {
  const { service, userId } = await createHistory();
  const { id } = await service.save(userId, record("a"));
  await service.change(userId, [id], { name: "Door" });
  expect((await service.get(userId, id)).name).toBe("Door");
  await service.change(userId, [id], { name: "" });
  expect((await service.get(userId, id)).name).toBeNull();
});

test("a deleted record can be restored for an hour, with its logo", async () => {
  const { clock, service, userId, upload, isThere } = await createHistory();
  const logo = await upload();
  const { id } = await service.save(userId, record("with a logo", logo));
  await service.remove(userId, [id]);
  clock.advance({ hours: 1 });
  await service.purge();
  expect(await isThere(logo)).toBe(true);
  await service.restore(userId, [id]);
  expect((await service.get(userId, id)).logoUrl).toBe(logo);
  await service.remove(userId, [id]);
  clock.advance({ hours: 1, seconds: 1 });
  expect(await service.purge()).toBe(1);
  expect(await isThere(logo)).toBe(false);
  await expect(service.restore(userId, [id])).rejects.toMatchObject({ code: "not_found" });
});

test("a logo is deleted with the last record that uses it", async () => {
  const { clock, service, userId, upload, isThere } = await createHistory();
  const [shared, other] = [await upload(), await upload()];
  const [first, second] = [record("first", shared), record("second", shared)];
  for (const sent of [first, second, record("third", other)]) await service.save(userId, sent);
  const forget = async (id: string) => {
    await service.remove(userId, [id]);
    clock.advance({ hours: 2 });
    await service.purge();
  };
  await forget(first.id);
  expect(await isThere(shared)).toBe(true);
  await forget(second.id);
  expect([await isThere(shared), await isThere(other)]).toEqual([false, true]);
});

test("deleting a record purges records that were deleted long before", async () => {
  const { clock, service, userId, upload, isThere } = await createHistory();
  const logo = await upload();
  const [old, young] = [record("old", logo), record("young")];
  for (const sent of [old, young]) await service.save(userId, sent);
  await service.remove(userId, [old.id]);
  clock.advance({ hours: 2 });
  await service.remove(userId, [young.id]);
  expect(await isThere(logo)).toBe(false);
});

test("the number of folders is limited", async () => {
  const { folders, userId } = await createHistory();
  for (let made = 0; made < MAX_FOLDERS; made += 1) await folders.create(userId, `folder ${made}`);
  await expect(folders.create(userId, "one more")).rejects.toMatchObject({ code: "validation_failed" });
  const [first] = await folders.list(userId);
  await folders.remove(userId, first!.id);
  expect((await folders.create(userId, "one more")).name).toBe("one more");
});

test("an unused logo is deleted at the user's next upload a day later", async () => {
  const { clock, service, userId, upload, isThere } = await createHistory();
  const [named, abandoned] = [await upload(), await upload()];
  await service.save(userId, record("with a logo", named));
  clock.advance({ hours: 23, minutes: 59 });
  const young = await upload();
  expect(await isThere(abandoned)).toBe(true);
  clock.advance({ minutes: 1 });
  await upload();
  expect([await isThere(named), await isThere(abandoned), await isThere(young)]).toEqual([true, false, true]);
});

test("an account at its logo limit cannot upload another until one is cleared", async () => {
  const { clock, service, userId, upload } = await createHistory({ maxLogos: 2 });
  await service.save(userId, record("with a logo", await upload()));
  await upload();
  await expect(upload()).rejects.toMatchObject({ code: "quota_exceeded" });
  clock.advance({ days: 1 });
  await upload();
});
