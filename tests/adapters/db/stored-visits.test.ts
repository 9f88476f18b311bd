import { afterEach, beforeEach, expect, test } from "vitest";
import { secrets } from "../../../adapters/crypto/secrets.ts";
import { migrate } from "../../../adapters/db/migrate/migrate.ts";
import type { NewView } from "../../../core/analytics/visit.ts";
import { storedVisitorKeys } from "../../../core/analytics/visitor-keys.ts";
import { visitsAsSessions } from "../../../migrations/025_visits_as_sessions.ts";
import { findClusterNodes } from "../../support/database/cluster-database.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { differences } from "../../support/visits/visit-recount.ts";
import { figuresByDefinition } from "../../support/visits/visits-by-definition.ts";
import { buildView } from "../../support/visits/visits.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ connections: 4 });
});
afterEach(() => database.close());

const NAME = "025_visits_as_sessions";

/** The database of the previous version after these views: their sums, and single views without visits. */
async function storeAsBefore(views: readonly NewView[]): Promise<void> {
  await database.transact((tx) => tx.visits.record([{ views, progress: [] }]));
  await visitsAsSessions.down(database.knex);
  await database.knex("migrations").where({ name: NAME }).delete();
}

/** Records one page view as the previous version does, with its sums of the quarter hour, day and month. */
async function recordAsBefore({ id, sessionId, ipAddress, visitedAt, userAgent }: NewView): Promise<void> {
  await database.knex.transaction(async (tx) => {
    await tx("visitors").insert({
      id,
      session_id: sessionId,
      ip_address: ipAddress,
      visited_at: visitedAt,
      page_url: "/",
      user_agent: userAgent,
      country: "FR",
      region: "",
      city: "",
      referrer: "Direct",
      utm_source: "",
      utm_medium: "",
      utm_campaign: "",
      device_type: "Desktop",
      browser: "Chrome",
      os: "Windows",
      screen_resolution: "",
    });
    await tx("page_analytics").insert({
      id,
      session_id: sessionId,
      page_url: "/",
      page_title: "",
      entered_at: visitedAt,
    });
    await tx.raw(
      `INSERT INTO visit_rollups AS r (dimension, grain, start, value, visits, sessions, bounces, timed, seconds)
       SELECT 'all', grain, date_trunc(grain, CAST(? AS timestamptz), 'UTC'), '', 1, 1, 1, 0, 0
       FROM unnest(ARRAY['day', 'month']) AS grain
       ON CONFLICT (dimension, grain, start, value) DO UPDATE SET
         visits = r.visits + excluded.visits, sessions = r.sessions + excluded.sessions, bounces = r.bounces + excluded.bounces`,
      [visitedAt],
    );
  });
}

/** Joins stored views in batches, as the job does. @returns the number of views */
async function joinStored(atOnce: number): Promise<number> {
  const joined = await database.transact((tx) =>
    tx.visits.joinStored(atOnce, (view) => storedVisitorKeys(secrets, view)),
  );
  return joined === 0 ? 0 : joined + (await joinStored(atOnce));
}

const since = () => database.repositories.visitReader.countedSince();
async function figures() {
  const [sums] = await database.repositories.visitReader.sums(
    [new Date("2020-01-01")],
    new Date("2040-01-01"),
  );
  return sums;
}

/**
 * Views of several people over three days: minutes, half an hour and hours apart, across midnight, and some
 * simultaneous.
 */
const stored = (): NewView[] =>
  Array.from({ length: 120 }, (_none, index) => {
    const person = index % 7 === 0 ? null : String(index % 5);
    return buildView({
      person,
      ipAddress: person && `192.0.2.${person}`,
      visitedAt: new Date(Date.UTC(2026, 4, 5) + ((index * 37 * index) % 4000) * 60_000),
      country: ["FR", "DE"][index % 2] ?? "",
      pageUrl: `/${index % 9}`,
    });
  });

/** Migrations can only be reverted on a database that is not distributed. */
const isSpread = findClusterNodes() !== null;

test.skipIf(isSpread)(
  "the migration joins stored views into visits, in batches of any size, with the same result as live counting",
  async () => {
    const views = stored();
    const linked = views.filter(({ visitor }) => visitor !== null);
    await storeAsBefore(views);
    expect(await migrate(database.knex)).toEqual([NAME]);
    const newest = linked.map(({ visitedAt }) => visitedAt).toSorted((one, other) => +other - +one)[0];
    expect(await since()).toEqual(newest);
    expect(await figures()).toMatchObject({ views: 120, visitors: 0, visits: 0 });

    expect(await joinStored(7)).toBe(linked.length);
    expect(await figures()).toMatchObject({ views: 120, ...figuresByDefinition(views) });
    expect(await differences(database.knex)).toEqual([]);
    expect(await since()).toBeNull();
    expect(await joinStored(7)).toBe(0);
  },
);

test.skipIf(isSpread)(
  "figures begin with the oldest stored view if older views survive only in the sums",
  async () => {
    const old = buildView({ visitedAt: new Date("2026-03-01T10:00:00Z") });
    const oldest = buildView({ visitedAt: new Date("2026-05-01T10:00:00Z") });
    await storeAsBefore([old, oldest]);
    await database.knex("visitors").where({ id: old.id }).delete();
    await migrate(database.knex);
    await joinStored(10);
    expect(await since()).toEqual(oldest.visitedAt);
    expect(await figures()).toMatchObject({ views: 2, visits: 1 });
  },
);

test.skipIf(isSpread)(
  "figures begin at the migration if no view is stored any more, and have no start date on a new site",
  async () => {
    await storeAsBefore([buildView()]);
    await database.knex("visitors").delete();
    const before = Date.now();
    await migrate(database.knex);
    expect((await since())?.getTime()).toBeGreaterThan(before - 1000);
    const fresh = await createTestDatabase();
    expect(await fresh.repositories.visitReader.countedSince()).toBeNull();
    await fresh.close();
  },
);

test("the previous version can keep recording on the new schema, and its views are joined into visits later", async () => {
  const seen = [0, 20, 55].map((minute) =>
    buildView({ ipAddress: "192.0.2.7", visitedAt: new Date(Date.UTC(2026, 4, 6, 10, minute)) }),
  );
  for (const view of seen) await recordAsBefore(view);
  expect(await since()).toEqual(seen.at(-1)?.visitedAt);
  expect(await joinStored(2)).toBe(3);
  expect(await figures()).toMatchObject({ views: 3, visitors: 1, visits: 2, bounces: 1, duration: 1200 });
  expect(await since()).toBeNull();
});

test("all visitors of a day share one salt, which is deleted two days later", async () => {
  const { visits } = database.repositories;
  const salts = await Promise.all(["a", "b", "c"].map((fresh) => visits.saltOf("2026-05-06", fresh)));
  expect(new Set(salts).size).toBe(1);
  await visits.saltOf("2026-05-07", "d");
  expect(await database.knex("visit_salts").pluck("salt")).toHaveLength(2);
  await visits.saltOf("2026-05-08", "e");
  expect(await database.knex("visit_salts").orderBy("day").pluck("salt")).toEqual(["d", "e"]);
  await visits.thin(new Date("2026-05-10T00:00:00Z"));
  expect(await database.knex("visit_salts")).toEqual([]);
});
