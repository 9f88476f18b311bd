import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createVisitReader } from "../../../adapters/db/readers/visit-reader.ts";
import type { NewView, PageProgress, VisitUpdate } from "../../../core/analytics/visit.ts";
import { periodRange, PERIODS } from "../../../core/analytics/period.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { COUNTED_VISITS, differences } from "../../support/visits/visit-recount.ts";
import { buildView } from "../../support/visits/visits.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ connections: 8 });
});
afterEach(() => database.close());

const record = (news: readonly VisitUpdate[]) => database.transact((tx) => tx.visits.record(news));
const enter = (views: readonly NewView[]) => record([{ views, progress: [] }]);
const progress = (id: string, changes: Partial<PageProgress> = {}): PageProgress => ({
  id,
  at: new Date("2026-05-06T08:08:09.000Z"),
  clicks: 0,
  scrollDepth: 0,
  seconds: null,
  ...changes,
});
const total = async () => {
  const [sums] = await database.repositories.visitReader.sums(
    [new Date("2000-01-01")],
    new Date("2040-01-01"),
  );
  return sums;
};

const IN_2026 = { from: new Date("2026-01-01"), until: new Date("2027-01-01") };

/** Time zones with offsets of half and quarter hours, and some with clock changes in the range below. */
const ZONES = [
  "UTC",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "America/New_York",
  "Pacific/Apia",
];
/** The clocks in New York change on March 8. */
const FIRST = Date.UTC(2026, 1, 25);
const NOW = new Date("2026-03-12T11:37:00.000Z");

/** Any time in the range, or minutes around a midnight, where visits continue, end and merge. */
const timeArbitrary = fc.oneof(
  fc.integer({ min: FIRST, max: NOW.getTime() }),
  fc
    .tuple(fc.constantFrom(5, 11, 12), fc.integer({ min: -20, max: 20 }))
    .map(([day, step]) => Date.UTC(2026, 2, day) + step * 13 * 60_000),
);
const people = Array.from({ length: 12 }, () => randomUUID());
const viewArbitrary = fc.record({
  person: fc.option(fc.constantFrom(...people)),
  visitedAt: timeArbitrary.map((time) => new Date(time)),
  pageUrl: fc.constantFrom("/", "/qr-generator", "/scanner/", "/qr-generator?utm_source=a", "/ä b"),
  country: fc.constantFrom("FR", "DE", "Unknown"),
  referrer: fc.constantFrom(
    "Direct",
    "https://www.example.org/a/b",
    "http://example.org",
    "https://news.example/",
  ),
  utmSource: fc.constantFrom("", 'a"b', "c\\d"),
  utmCampaign: fc.constantFrom("", "é,\u{1f600}"),
  deviceType: fc.constantFrom("Desktop" as const, "Mobile" as const, "Tablet" as const),
  browser: fc.constantFrom("Chrome", "Firefox"),
});
const stepArbitrary = fc.record({
  views: fc.array(viewArbitrary, { maxLength: 12 }),
  // progress reports of earlier pages, possibly repeated
  told: fc.array(fc.tuple(fc.nat(), fc.nat(400), fc.constantFrom(0 as const, 25 as const, 100 as const)), {
    maxLength: 6,
  }),
});

/** Figures of a time range, counted from the single views. */
async function counted(from: Date, until: Date) {
  const { rows } = await database.knex.raw<{ rows: Record<string, string>[] }>(
    `SELECT count(*) AS views, count(s.id) AS visits, count(DISTINCT s.visitor) AS visitors,
       count(*) FILTER (WHERE s.page_views = 1) AS bounces, coalesce(sum(s.seconds), 0) AS duration
     FROM visitors v LEFT JOIN (${COUNTED_VISITS}) AS s ON s.id = v.id WHERE visited_at >= ? AND visited_at < ?`,
    [from, until],
  );
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]));
}

test("after any update the sums equal a recount, and the parts of every chart add up in every time zone", async () => {
  const entered: NewView[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const { views, told } of steps) {
        const fresh = views.map((view) => buildView(view));
        entered.push(...fresh);
        const moved = told.flatMap(([which, seconds, scrollDepth]) => {
          const page = entered[which % Math.max(1, entered.length)];
          if (!page) return [];
          const at = new Date(page.visitedAt.getTime() + 500_000);
          return progress(page.id, { at, seconds, scrollDepth });
        });
        // repeating the same report changes nothing
        await record([{ views: fresh, progress: moved }]);
        await record([{ views: fresh, progress: moved }]);
      }
      expect(await differences(database.knex)).toEqual([]);
    }),
    { numRuns: 12 },
  );
  for (const zone of ZONES) {
    for (const period of PERIODS) {
      const { from, until, starts, previous } = periodRange(period, NOW, zone);
      const sums = await database.repositories.visitReader.sums(starts, until);
      for (const [index, start] of starts.entries()) {
        expect(sums[index], `${zone} ${period} ${start.toISOString()}`).toMatchObject(
          await counted(start, starts[index + 1] ?? until),
        );
      }
      const [all] = await database.repositories.visitReader.sums([from], until);
      expect(all).toMatchObject(await counted(from, until));
      const [before] = await database.repositories.visitReader.sums([previous.from], previous.until);
      expect(before).toMatchObject(await counted(previous.from, previous.until));
      const shares = await database.repositories.visitReader.shares("country", { from, until }, 10);
      for (const measure of ["views", "visits", "bounces", "duration"] as const) {
        expect(shares.reduce((sum, share) => sum + share[measure], 0)).toBe(all?.[measure]);
      }
    }
  }
});

test("many concurrent writers cause no deadlock and sum up exactly", async () => {
  const pages = Array.from({ length: 6 }, () => buildView());
  await enter(pages);
  await Promise.all(
    Array.from({ length: 24 }, (_none, writer) => {
      const views = Array.from({ length: 15 }, (_page, index) =>
        buildView({
          person: people[(writer + index) % 5] ?? null,
          // each of them occurs twice that day, an hour apart
          visitedAt: new Date(Date.UTC(2026, 4, 6, 7 + (writer % 2), (writer * index) % 15)),
          country: ["FR", "DE", "US"][(writer * index) % 3] ?? "",
          pageUrl: `/${(writer + index) % 7}`,
        }),
      );
      const told = pages.map(({ id }, index) => progress(id, { seconds: (writer + index) % 9 }));
      // all writers report the same pages, in different orders
      return record([{ views: [...views, ...pages], progress: writer % 2 ? told : told.toReversed() }]);
    }),
  );
  expect(await total()).toMatchObject({
    views: 24 * 15 + 6,
    visitors: 11,
    visits: 2 * 5 + 6,
    bounces: 6,
    timed: 6,
    seconds: 48,
  });
  expect(await differences(database.knex)).toEqual([]);
});

/** Views of one person at these times in May 2026. */
const viewsAt = (person: string, ...times: string[]) =>
  times.map((time) => buildView({ person, visitedAt: new Date(`2026-05-${time}Z`) }));
const sumsOf = async (from: string, until: string) => {
  const [sums] = await database.repositories.visitReader.sums(
    [new Date(`2026-05-${from}Z`)],
    new Date(`2026-05-${until}Z`),
  );
  return sums;
};

test("a visit counts as a bounce until its second view, and counts toward the values of its first view", async () => {
  await enter([buildView({ person: "a", country: "FR", visitedAt: new Date("2026-05-06T10:10:00Z") })]);
  expect(await total()).toMatchObject({ views: 1, visitors: 1, visits: 1, bounces: 1, duration: 0 });
  await enter([buildView({ person: "a", country: "DE", visitedAt: new Date("2026-05-06T10:31:40Z") })]);
  expect(await total()).toMatchObject({ views: 2, visitors: 1, visits: 1, bounces: 0, duration: 1300 });
  const shares = await createVisitReader(database.knex).shares("country", IN_2026, 9);
  expect(shares).toEqual([
    { value: "FR", views: 1, visits: 1, bounces: 0, duration: 1300, timed: 0, seconds: 0 },
    { value: "DE", views: 1, visits: 0, bounces: 0, duration: 0, timed: 0, seconds: 0 },
  ]);
});

test("thirty minutes without a view end a visit, and the visitor's next view starts another", async () => {
  await enter(viewsAt("a", "06T10:00:00"));
  await enter(viewsAt("a", "06T10:30:00"));
  await enter(viewsAt("a", "06T11:00:00.001"));
  expect(await total()).toMatchObject({ views: 3, visitors: 1, visits: 2, bounces: 1, duration: 1800 });
});

test("a late view joins the visits before and after it, in whatever order they arrive", async () => {
  const views = viewsAt("a", "06T10:00:00", "06T10:25:00", "06T10:50:00", "06T12:00:00");
  const orders = [
    [0, 2, 3, 1],
    [3, 2, 1, 0],
    [1, 3, 0, 2],
  ];
  for (const order of orders) {
    const fresh = views.map((view) => ({ ...view, id: randomUUID() }));
    await database.knex.raw("TRUNCATE visitors, page_analytics, visits, visit_rollups");
    for (const index of order) await enter([fresh[index]!]);
    expect(await total()).toMatchObject({ views: 4, visitors: 1, visits: 2, bounces: 1, duration: 3000 });
    expect(await differences(database.knex)).toEqual([]);
  }
});

test("a visit continues over midnight, and the next visit of that day counts a new visitor", async () => {
  await enter(viewsAt("a", "06T23:50:00"));
  await enter(viewsAt("a", "07T00:10:00"));
  await enter(viewsAt("a", "07T00:35:00", "07T10:00:00"));
  expect(await sumsOf("06T00:00:00", "07T00:00:00")).toMatchObject({
    views: 1,
    visitors: 1,
    visits: 1,
    bounces: 0,
    duration: 45 * 60,
  });
  expect(await sumsOf("07T00:00:00", "08T00:00:00")).toMatchObject({
    views: 3,
    visitors: 1,
    visits: 1,
    bounces: 1,
  });
  expect(await differences(database.knex)).toEqual([]);
});

const visitors = async (from: string, until: string) => (await sumsOf(from, until))?.visitors;

test("visitors of a day are counted once, wherever that day begins and in every part of it", async () => {
  await enter(viewsAt("a", "06T03:00:00", "06T09:00:00", "06T09:40:00", "06T22:00:00"));
  await enter(viewsAt("b", "06T03:10:00"));
  expect(await visitors("06T00:00:00", "07T00:00:00")).toBe(2);
  // in New York, May 6 begins at 04:00 UTC; in Kolkata, it ends at 18:30 UTC
  expect(await visitors("06T04:00:00", "07T04:00:00")).toBe(1);
  expect(await visitors("05T18:30:00", "06T18:30:00")).toBe(2);
  expect(await visitors("06T09:00:00", "06T10:00:00")).toBe(1);
  expect(await visitors("06T04:00:00", "06T08:00:00")).toBe(0);
  expect(await visitors("05T00:00:00", "06T04:00:00")).toBe(2);
  // after its visits are deleted, a whole day is still counted in the sums
  await database.knex("visits").delete();
  expect(await visitors("06T04:00:00", "07T04:00:00")).toBe(1);
  expect(await visitors("05T18:30:00", "06T18:30:00")).toBe(2);
});

test("a visitor who asks not to be tracked counts as page views only", async () => {
  await enter([buildView({ person: null }), buildView({ person: null })]);
  expect(await total()).toMatchObject({ views: 2, visitors: 0, visits: 0, bounces: 0, duration: 0 });
  expect(await database.knex("visits")).toEqual([]);
  expect(await differences(database.knex)).toEqual([]);
});

test("fifty concurrent views of one visitor on as many connections are one visit", async () => {
  const views = Array.from({ length: 50 }, (_none, second) =>
    buildView({ person: "a", visitedAt: new Date(Date.UTC(2026, 4, 6, 10, 0, second)) }),
  );
  await Promise.all(views.map((view) => enter([view])));
  expect(await total()).toMatchObject({ views: 50, visitors: 1, visits: 1, bounces: 0, duration: 49 });
  expect(await differences(database.knex)).toEqual([]);
});

/** Views of pages that nobody else enters, on a day in May. */
const viewsOf = (name: string, day: number) =>
  Array.from({ length: 250 }, (_none, index) =>
    buildView({ pageUrl: `/${name}${index}`, visitedAt: new Date(Date.UTC(2026, 4, day)) }),
  );

test("made-up paths are counted as one value once a day has many, and earlier ones stay separate", async () => {
  await enter([...viewsOf("a", 6), ...viewsOf("a", 6)]);
  await enter(viewsOf("b", 7));
  await enter([...viewsOf("c", 8), ...viewsOf("a", 8)]);
  const { rows } = await database.knex.raw<{ rows: { since: string; n: string }[] }>(
    `SELECT since::text, count(*) AS n FROM visit_values WHERE dimension = 'page' GROUP BY 1 ORDER BY 1`,
  );
  expect(rows).toEqual([
    { since: "2026-05-06", n: "150" },
    { since: "2026-05-07", n: "150" },
  ]);
  const shares = await database.repositories.visitReader.shares("page", IN_2026, 1000);
  expect(shares).toHaveLength(301);
  expect(shares[0]).toMatchObject({ value: "Other", views: 200 + 100 + 250 + 100 });
  expect(shares.find(({ value }) => value === "/a0")).toMatchObject({ views: 3, visits: 3 });
  expect(await differences(database.knex)).toEqual([]);
});

test("values written by a transaction that failed are not cached as known", async () => {
  const views = viewsOf("a", 6).slice(0, 3);
  const failing = database.transact(async (tx) => {
    await tx.visits.record([{ views, progress: [] }]);
    throw new Error("the end of it");
  });
  await expect(failing).rejects.toThrow("the end of it");
  await enter(views);
  await enter(viewsOf("a", 6).slice(0, 3));
  const shares = await database.repositories.visitReader.shares("page", IN_2026, 1000);
  expect(shares.map(({ value }) => value).toSorted()).toEqual(["/a0", "/a1", "/a2"]);
  const { rows } = await database.knex.raw<{ rows: { value: string }[] }>(
    "SELECT value FROM visit_values WHERE dimension = 'page' ORDER BY value",
  );
  expect(rows.map(({ value }) => value)).toEqual(["/a0", "/a1", "/a2"]);
  expect(await differences(database.knex)).toEqual([]);
});

test("visits are read while the lock of the sums is held, and known values are not queried again", async () => {
  await enter([at("2026-05-06T10:00:00Z")]);
  await enter([at("2026-05-06T10:01:00Z")]);
  const asked: string[] = [];
  const note = ({ sql }: { sql: string }) => asked.push(sql);
  database.knex.on("query", note);
  await enter([at("2026-05-06T10:02:00Z")]);
  database.knex.off("query", note);
  const order = [
    /^BEGIN/,
    /INSERT INTO visitors/,
    /pg_advisory_xact_lock/,
    /FROM visits/,
    /INSERT INTO visits/,
    /INSERT INTO visit_rollups/,
    /^COMMIT/,
  ];
  expect(asked.map((sql) => order.findIndex((one) => one.test(sql)))).toEqual(order.map((_, index) => index));
});

const at = (text: string) => buildView({ visitedAt: new Date(text) });

test("single visits are purged while sums stay; quarter-hour sums stay only where a period can begin", async () => {
  await enter([
    at("2026-04-30T10:00:00Z"),
    at("2026-05-01T10:00:00Z"),
    at("2026-05-06T10:00:00Z"),
    at("2026-05-24T10:00:00Z"),
  ]);
  const { visits } = database.repositories;
  expect(await visits.purge(new Date("2026-05-06T10:00:00Z"))).toBe(2);
  expect(await visits.purge(new Date("2026-05-06T10:00:00Z"))).toBe(0);
  await visits.thin(new Date("2026-05-25T00:00:00Z"));
  expect(await total()).toMatchObject({ views: 4, visits: 4, visitors: 4 });
  for (const table of ["visitors", "page_analytics", "visits"]) {
    expect(await database.knex(table)).toHaveLength(2);
  }
  const kept = await database
    .knex("visit_rollups")
    .where({ dimension: "country", grain: "quarter" })
    .orderBy("start")
    .pluck("start");
  expect(kept.map((start: Date) => start.toISOString().slice(0, 10))).toEqual([
    "2026-04-30",
    "2026-05-01",
    "2026-05-24",
  ]);
  const [weekly] = await database.repositories.visitReader.shares(
    "country",
    { from: new Date("2026-04-30T04:00:00Z"), until: new Date("2026-06-01T00:00:00Z") },
    5,
  );
  expect(weekly).toMatchObject({ value: "FR", views: 4, visits: 4 });
});

test("a sum at its maximum stays there, and visits are still recorded", async () => {
  await enter([buildView()]);
  await database.knex("visit_rollups").update({
    visits: 2_147_483_647,
    entries: 2_147_483_647,
    visitors: 2_147_483_647,
    entry_seconds: "9223372036854775807",
  });
  await enter([buildView()]);
  expect(await database.knex("visit_rollups").where({ dimension: "all" }).distinct().pluck("visits")).toEqual(
    [2_147_483_647],
  );
});
