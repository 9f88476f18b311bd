import { expect, test } from "vitest";
import { newHistoryRecordSchema } from "../../../core/history/history-record.ts";
import { createHistoryService } from "../../../core/history/history-service.ts";
import { createLogoService, logoKey } from "../../../core/history/logo-service.ts";
import type { PictureReader } from "../../../core/ports/picture-reader.ts";
import { secrets } from "../../../adapters/crypto/secrets.ts";
import { createFakeClock } from "../../fakes/clock.ts";
import { createFakeImageStore } from "../../fakes/image-store.ts";
import { createFakeRepositories } from "../../fakes/repositories.ts";
import { buildUser, newId } from "../../support/rows.ts";

const record = (content: string, logoUrl: string | null = null) =>
  newHistoryRecordSchema.parse({
    id: newId(),
    content,
    type: "text",
    format: "png",
    design: { kind: "qr" },
    logoUrl,
  });

async function createHistory() {
  const clock = createFakeClock();
  const { history, users } = createFakeRepositories(() => clock.now());
  const user = buildUser();
  await users.insert(user);
  const images = createFakeImageStore();
  const service = createHistoryService({ history, images, clock });
  const pictures: PictureReader = { toPng: async (bytes) => ({ bytes, width: 1, height: 1 }) };
  const logos = createLogoService({ history, images, pictures, secrets, clock });
  const upload = async () => (await logos.save(user.id, Uint8Array.of(1))).url;
  const isThere = async (url: string) => (await images.find(logoKey(url))) !== null;
  return { clock, service, userId: user.id, upload, isThere };
}

test("this week is the last 7 days, to the second", async () => {
  const { clock, service, userId } = await createHistory();
  await service.save(userId, record("old"));
  clock.advance({ seconds: 1 });
  await service.save(userId, record("young"));
  clock.advance({ days: 7 });
  expect(await service.counts(userId)).toEqual({ total: 2, thisWeek: 1, downloads: 2, scans: 0 });
});

test("a record that is repeated later keeps its first date", async () => {
  const { clock, service, userId } = await createHistory();
  const sent = record("https://example.com");
  const first = await service.save(userId, sent);
  clock.advance({ hours: 1 });
  const again = await service.save(userId, sent);
  expect(again.createdAt).toEqual(first.createdAt);
  expect(again.type).toBe("url");
});

test("what is not there cannot be counted or removed", async () => {
  const { service, userId } = await createHistory();
  await expect(service.countDownload(userId, newId())).rejects.toMatchObject({ code: "not_found" });
  await expect(service.remove(userId, newId())).rejects.toMatchObject({ code: "not_found" });
});

test("a logo goes with the last record that names it", async () => {
  const { service, userId, upload, isThere } = await createHistory();
  const [shared, other] = [await upload(), await upload()];
  const [first, second] = [record("first", shared), record("second", shared)];
  for (const sent of [first, second, record("third", other)]) await service.save(userId, sent);
  await service.remove(userId, first.id);
  expect(await isThere(shared)).toBe(true);
  await service.remove(userId, second.id);
  expect([await isThere(shared), await isThere(other)]).toEqual([false, true]);
});

test("a logo that no record names is cleared away at the user's next upload, from the next day on", async () => {
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
