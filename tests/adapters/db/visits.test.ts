import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createVisitReader } from "../../../adapters/db/visit-reader.ts";
import type { PageProgress, Visit, VisitNews } from "../../../core/analytics/visit.ts";
import { periodRange, PERIODS } from "../../../core/analytics/period.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { differences } from "../../support/visit-recount.ts";
import { buildVisit } from "../../support/visits.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ connections: 8 });
});
afterEach(() => database.close());

const record = (news: readonly VisitNews[]) => database.transact((inside) => inside.visits.record(news));
const enter = (visits: readonly Visit[]) => record([{ visits, progress: [] }]);
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

/** Zones with half hours and quarters of them, and some whose clocks change within the days below. */
const ZONES = [
  "UTC",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "America/New_York",
  "Pacific/Apia",
];
/** The clocks of New York change on the eighth. */
const FIRST = Date.UTC(2026, 1, 25);
const NOW = new Date("2026-03-12T11:37:00.000Z");

const sessions = Array.from({ length: 12 }, () => randomUUID());
const visitArbitrary = fc.record({
  sessionId: fc.option(fc.constantFrom(...sessions)),
  visitedAt: fc.integer({ min: FIRST, max: NOW.getTime() }).map((time) => new Date(time)),
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
  visits: fc.array(visitArbitrary, { maxLength: 12 }),
  // of pages that were entered before, told again and again
  told: fc.array(fc.tuple(fc.nat(), fc.nat(400), fc.constantFrom(0 as const, 25 as const, 100 as const)), {
    maxLength: 6,
  }),
});

/** Sums of a stretch, counted from single visits. */
async function counted(from: Date, until: Date) {
  const { rows } = await database.knex.raw<{ rows: { visits: string; sessions: string }[] }>(
    `SELECT count(*) AS visits, count(*) FILTER (WHERE s.first_visit = v.id) AS sessions
     FROM visitors v LEFT JOIN visit_sessions s ON s.id = v.session_id WHERE visited_at >= ? AND visited_at < ?`,
    [from, until],
  );
  return { visits: Number(rows[0]?.visits), sessions: Number(rows[0]?.sessions) };
}

test("after any news the sums are those of a recount, and every part of every chart in every time zone adds up", async () => {
  const entered: Visit[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const { visits, told } of steps) {
        const fresh = visits.map((visit) => buildVisit(visit));
        entered.push(...fresh);
        const moved = told.flatMap(([which, seconds, scrollDepth]) => {
          const page = entered[which % Math.max(1, entered.length)];
          if (!page) return [];
          const at = new Date(page.visitedAt.getTime() + 500_000);
          return progress(page.id, { at, seconds, scrollDepth });
        });
        // the second time, nothing is new
        await record([{ visits: fresh, progress: moved }]);
        await record([{ visits: fresh, progress: moved }]);
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
        expect(sums[index]).toMatchObject(await counted(start, starts[index + 1] ?? until));
      }
      const [before] = await database.repositories.visitReader.sums([previous.from], previous.until);
      expect(before).toMatchObject(await counted(previous.from, previous.until));
      const shares = await database.repositories.visitReader.shares("country", from, 10);
      const { visits, sessions: unique } = await counted(from, until);
      expect(shares.reduce((sum, share) => sum + share.visits, 0)).toBe(visits);
      expect(shares.reduce((sum, share) => sum + share.sessions, 0)).toBe(unique);
    }
  }
});

test("many writers at the same instant wait for nobody in a circle and sum up exactly", async () => {
  const shared = Array.from({ length: 5 }, () => randomUUID());
  const pages = Array.from({ length: 6 }, () => buildVisit());
  await enter(pages);
  await Promise.all(
    Array.from({ length: 24 }, (_none, writer) => {
      const visits = Array.from({ length: 15 }, (_page, index) =>
        buildVisit({
          sessionId: shared[(writer + index) % 5] ?? null,
          country: ["FR", "DE", "US"][(writer * index) % 3] ?? "",
          pageUrl: `/${(writer + index) % 7}`,
        }),
      );
      const told = pages.map(({ id }, index) => progress(id, { seconds: (writer + index) % 9 }));
      // the same pages told by all, in other orders
      return record([{ visits: [...visits, ...pages], progress: writer % 2 ? told : told.toReversed() }]);
    }),
  );
  expect(await total()).toMatchObject({
    visits: 24 * 15 + 6,
    sessions: 11,
    bounces: 6,
    timed: 6,
    seconds: 48,
  });
  expect(await differences(database.knex)).toEqual([]);
});

test("a session bounces until its second page, which is said where it began", async () => {
  const sessionId = randomUUID();
  await enter([buildVisit({ sessionId, country: "FR" })]);
  expect(await total()).toMatchObject({ visits: 1, sessions: 1, bounces: 1 });
  await enter([buildVisit({ sessionId, country: "DE", visitedAt: new Date("2026-06-07T00:00:00Z") })]);
  expect(await total()).toMatchObject({ visits: 2, sessions: 1, bounces: 0 });
  const shares = await createVisitReader(database.knex).shares("country", new Date("2026-01-01"), 9);
  expect(shares).toEqual([
    { value: "DE", visits: 1, sessions: 0, bounces: 0, timed: 0, seconds: 0 },
    { value: "FR", visits: 1, sessions: 1, bounces: 0, timed: 0, seconds: 0 },
  ]);
});

/** Pages that nobody else enters, on a day of May. */
const visitsOf = (name: string, day: number) =>
  Array.from({ length: 250 }, (_none, index) =>
    buildVisit({ pageUrl: `/${name}${index}`, visitedAt: new Date(Date.UTC(2026, 4, day)) }),
  );

test("made-up paths are one value once a day has brought many of them, and what came before is told apart still", async () => {
  await enter([...visitsOf("a", 6), ...visitsOf("a", 6)]);
  await enter(visitsOf("b", 7));
  await enter([...visitsOf("c", 8), ...visitsOf("a", 8)]);
  const { rows } = await database.knex.raw<{ rows: { since: string; n: string }[] }>(
    `SELECT since::text, count(*) AS n FROM visit_values WHERE dimension = 'page' GROUP BY 1 ORDER BY 1`,
  );
  expect(rows).toEqual([
    { since: "2026-05-06", n: "150" },
    { since: "2026-05-07", n: "150" },
  ]);
  const shares = await database.repositories.visitReader.shares("page", new Date("2026-05-01"), 1000);
  expect(shares).toHaveLength(301);
  expect(shares[0]).toMatchObject({ value: "Other", visits: 200 + 100 + 250 + 100 });
  expect(shares.find(({ value }) => value === "/a0")).toMatchObject({ visits: 3 });
  expect(await differences(database.knex)).toEqual([]);
});

const at = (text: string) => buildVisit({ visitedAt: new Date(text) });

test("single visits go, and their sums stay; quarters of an hour stay where a period can begin", async () => {
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
  expect(await total()).toMatchObject({ visits: 4, sessions: 4 });
  for (const table of ["visitors", "page_analytics", "visit_sessions"]) {
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
    new Date("2026-04-30T04:00:00Z"),
    5,
  );
  expect(weekly).toMatchObject({ value: "FR", visits: 4 });
});
