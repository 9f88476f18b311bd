import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createScanRepository } from "../../../adapters/db/repositories/codes/scan-repository.ts";
import type { ScanScope } from "../../../core/analytics/analytics.ts";
import { periodRange, PERIODS } from "../../../core/analytics/period.ts";
import { SCAN_DIMENSIONS, type Scan, type ScanDimension } from "../../../core/analytics/scan.ts";
import { scanSums } from "../../../migrations/022_scan_sums.ts";
import { findClusterNodes } from "../../support/database/cluster-database.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildUser, newId } from "../../support/rows.ts";
import { scanDifferences } from "../../support/visits/scan-recount.ts";

let database: TestDatabase;
let userId: string;
let links: string[];
beforeEach(async () => {
  database = await createTestDatabase({ connections: 8 });
  ({ userId, links } = await addCustomer("A"));
});
afterEach(() => database.close());

async function addCustomer(letter: string) {
  const user = buildUser();
  await database.repositories.users.insert(user);
  const ids = [newId(), newId(), newId(), newId()];
  for (const [index, id] of ids.entries()) {
    await database.repositories.shortLinks.insert({
      id,
      userId: user.id,
      code: `codecod${letter}`.slice(index) + "2".repeat(index),
      name: "",
      target: "https://example.org",
      paused: false,
      takenDownAt: null,
      takenDownReason: null,
      scanCount: 0,
      visitorCount: 0,
      lastScannedAt: null,
      createdAt: START,
      updatedAt: START,
    });
  }
  return { userId: user.id, links: ids };
}

const START = new Date("2026-01-01T00:00:00.000Z");
const store = (scans: readonly Scan[]) => database.transact((tx) => tx.scans.insert(scans));
const scanOf = (linkId: string, scannedAt: string, changes: Partial<Scan> = {}): Scan => ({
  linkId,
  userId,
  scannedAt: new Date(scannedAt),
  visitor: null,
  country: "FR",
  device: "phone",
  browser: "Safari",
  os: "iOS",
  referrer: "",
  ...changes,
});

/** Time zones with offsets of half and quarter hours, and some far from UTC. */
const ZONES = ["UTC", "Asia/Kolkata", "Asia/Kathmandu", "America/New_York"];
const NOW = new Date("2026-03-12T11:37:00.000Z");

const randomScan = fc.record({
  link: fc.integer({ min: 0, max: 3 }),
  scannedAt: fc.integer({ min: Date.UTC(2025, 0, 1), max: NOW.getTime() }),
  /** Most of them recent, around the starts of periods. */
  isRecent: fc.integer({ min: 0, max: 3 }).map((one) => one > 0),
  visitor: fc.constantFrom("one", "two", null),
  country: fc.constantFrom("FR", "DE", ""),
  device: fc.constantFrom("phone", "tablet", "desktop", "other"),
  browser: fc.constantFrom("Safari", "Chrome"),
  os: fc.constantFrom("iOS", "Linux"),
  referrer: fc.constantFrom("", "example.org", "news.example"),
});
const randomBatches = fc.array(fc.array(randomScan, { minLength: 1, maxLength: 40 }), {
  minLength: 1,
  maxLength: 5,
});
const RECENT = Date.UTC(2026, 1, 27);

interface ScanRow extends Record<ScanDimension, string> {
  link_id: string;
  scanned_at: Date;
  is_new_visitor: boolean;
}

const figuresOf = (scans: readonly ScanRow[]) => ({
  scans: scans.length,
  visitors: scans.filter((scan) => scan.is_new_visitor).length,
});

/** The most scanned values, counted from the single scans. */
function ranked(scans: readonly ScanRow[], valueOf: (scan: ScanRow) => string, limit: number) {
  return [...new Set(scans.map(valueOf))]
    .map((value) => ({ value, ...figuresOf(scans.filter((scan) => valueOf(scan) === value)) }))
    .toSorted((one, other) => other.scans - one.scans || (one.value < other.value ? -1 : 1))
    .slice(0, limit);
}

async function checkPanels(timeZone: string): Promise<void> {
  const { analytics } = database.repositories;
  const all: ScanRow[] = await database.knex("scans").where({ user_id: userId });
  for (const period of PERIODS) {
    const { from, until, starts, previous } = periodRange(period, NOW, timeZone);
    for (const linkId of [null, ...links.slice(0, 2)]) {
      const scope: ScanScope = { userId, linkId };
      const scans = linkId === null ? all : all.filter((scan) => scan.link_id === linkId);
      const between = (first: Date, last: Date) =>
        scans.filter(({ scanned_at }) => scanned_at >= first && scanned_at < last);
      expect(await analytics.scans(scope, starts, until)).toEqual(
        starts.map((start, index) => figuresOf(between(start, starts[index + 1] ?? until))),
      );
      expect(await analytics.scans(scope, [previous.from], previous.until)).toEqual([
        figuresOf(between(previous.from, previous.until)),
      ]);
      const shares = await analytics.shares(scope, from, 2);
      for (const dimension of SCAN_DIMENSIONS) {
        expect(shares[dimension]).toEqual(ranked(between(from, until), (scan) => scan[dimension], 2));
      }
    }
    const top = await analytics.topLinks(userId, from, 3);
    const since = all.filter(({ scanned_at }) => scanned_at >= from);
    expect(top.map(({ id, scans, visitors }) => ({ value: id, scans, visitors }))).toEqual(
      ranked(since, ({ link_id }) => link_id, 3),
    );
  }
}

test.each(ZONES)(
  "every panel of a day in %s matches the single scans, even after a link and old quarters are removed",
  async (timeZone) => {
    await fc.assert(
      fc.asyncProperty(randomBatches, async (batches) => {
        await database.repositories.users.remove(userId);
        ({ userId, links } = await addCustomer("A"));
        for (const batch of batches) {
          await store(
            batch.map(({ link, isRecent, scannedAt, ...scan }) => ({
              ...scan,
              linkId: links[link] ?? "",
              userId,
              scannedAt: new Date(isRecent ? RECENT + (scannedAt % (NOW.getTime() - RECENT)) : scannedAt),
            })),
          );
        }
        await checkPanels(timeZone);
        await database.repositories.scans.forgetBefore("2026-03-12");
        await database.repositories.shortLinks.remove(userId, links[0] ?? "");
        await checkPanels(timeZone);
        expect(await scanDifferences(database.knex)).toEqual([]);
      }),
      { numRuns: 2 },
    );
  },
);

test("scanning and removing links of two customers at once causes no deadlock and keeps the sums correct", async () => {
  const other = await addCustomer("B");
  // each writer has its own links, so they contend only for the sums of the customers
  const linkOf = (writer: number, index: number) =>
    index % 2 === 0 ? links[writer % 4] : other.links[(writer + 1) % 4];
  const batch = (writer: number) =>
    Array.from({ length: 24 }, (_none, index) =>
      scanOf(linkOf(writer, index) ?? "", "2026-03-12T10:00:00Z", {
        userId: index % 2 === 0 ? userId : other.userId,
        country: ["FR", "DE", "IT", ""][(writer + index) % 4] ?? "",
        referrer: `site${(writer * index) % 7}.example`,
        scannedAt: new Date(Date.UTC(2026, 2, 12, (writer + index * 7) % 24)),
      }),
    );
  for (let writer = 0; writer < 4; writer += 1) await store(batch(writer));
  // without retries: a deadlock would be an error
  const once = (scans: readonly Scan[]) =>
    database.knex.transaction((tx) => createScanRepository(tx).insert(scans));
  await Promise.all([
    ...Array.from({ length: 16 }, (_none, writer) => once(batch(writer))),
    database.repositories.shortLinks.remove(userId, links[1] ?? ""),
    database.repositories.shortLinks.remove(other.userId, other.links[2] ?? ""),
    database.repositories.users.remove(other.userId),
  ]);
  expect(await scanDifferences(database.knex)).toEqual([]);
  expect(await database.knex("user_scans").where({ user_id: other.userId })).toEqual([]);
  expect(await database.knex("user_scans").where("scans", "<=", 0)).toEqual([]);
});

test("removing the last link leaves no sums behind", async () => {
  await store([scanOf(links[0] ?? "", "2026-03-12T10:00:00Z", { referrer: "example.org" })]);
  await database.repositories.shortLinks.remove(userId, links[0] ?? "");
  expect(await database.knex("user_scans")).toEqual([]);
  expect(await database.knex("scan_months")).toEqual([]);
});

test("quarter-hour sums are kept only where a period can begin, except for the totals, which are kept forever", async () => {
  const days = ["2026-04-30", "2026-05-01", "2026-05-06", "2026-05-24"];
  await store(days.map((day) => scanOf(links[0] ?? "", `${day}T10:00:00Z`)));
  await database.repositories.scans.forgetBefore("2026-05-25");
  const kept = (dimension: string) =>
    database
      .knex("user_scans")
      .where({ dimension, grain: "quarter" })
      .orderBy("start")
      .pluck<Date[]>("start")
      .then((starts) => starts.map((start) => start.toISOString().slice(0, 10)));
  expect(await kept("country")).toEqual(["2026-04-30", "2026-05-01", "2026-05-24"]);
  expect(await kept("all")).toEqual(days);
});

// migrations can only be reverted on a database that is not distributed
test.skipIf(findClusterNodes())(
  "the migration sums up scans counted earlier like those that come later",
  async () => {
    await store(
      Array.from({ length: 60 }, (_none, index) =>
        scanOf(links[index % 4] ?? "", "2026-03-12T10:00:00Z", {
          visitor: `visitor ${index % 5}`,
          country: ["FR", "DE", ""][index % 3] ?? "",
          scannedAt: new Date(Date.UTC(2026, 0, 1 + index, index % 24, index)),
        }),
      ),
    );
    await scanSums.down(database.knex);
    await scanSums.up(database.knex);
    expect(await database.knex("user_scans").where({ grain: "quarter" })).not.toEqual([]);
    expect(await scanDifferences(database.knex)).toEqual([]);
  },
);
