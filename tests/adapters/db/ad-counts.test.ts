import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../../support/postgres.ts";
import { newId } from "../../support/rows.ts";

test("a counter at its maximum stays there, and other advertisements are still counted", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const { knex, repositories } = database;
  const [full, other] = [newId(), newId()];
  const at = "2026-01-01T00:00:00Z";
  const ad = { title: "Tea", type: "text", placement: "header", created_at: at, updated_at: at };
  await knex("advertisements").insert([
    { ...ad, id: full, impression_count: "9223372036854775807", click_count: "9223372036854775807" },
    { ...ad, id: other },
  ]);
  const day = "2026-01-02";
  await knex("advertisement_days").insert({
    advertisement_id: full,
    day,
    impressions: "9223372036854775807",
  });
  await repositories.ads.count([full, other].map((adId) => ({ adId, day, impressions: 2, clicks: 1 })));
  const most = String(Number.MAX_SAFE_INTEGER);
  const counts = knex("advertisements").whereIn("id", [full, other]).orderBy("id");
  expect(await counts.select("impression_count", "click_count")).toEqual([
    { impression_count: most, click_count: most },
    { impression_count: "2", click_count: "1" },
  ]);
  expect(await knex("advertisement_days").orderBy("advertisement_id").pluck("impressions")).toEqual([
    most,
    "2",
  ]);
});
