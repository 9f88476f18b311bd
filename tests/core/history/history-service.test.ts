import { expect, test } from "vitest";
import { newHistoryRecordSchema } from "../../../core/history/history-record.ts";
import { createHistoryService } from "../../../core/history/history-service.ts";
import { createFakeClock } from "../../fakes/clock.ts";
import { createFakeRepositories } from "../../fakes/repositories.ts";
import { buildUser, newId } from "../../support/rows.ts";

const record = (content: string) =>
  newHistoryRecordSchema.parse({
    id: newId(),
    content,
    type: "text",
    format: "png",
    design: { kind: "qr" },
    logoUrl: null,
  });

async function createHistory() {
  const clock = createFakeClock();
  const { history, users } = createFakeRepositories(() => clock.now());
  const user = buildUser();
  await users.insert(user);
  const service = createHistoryService({ history, clock });
  return { clock, service, userId: user.id };
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
