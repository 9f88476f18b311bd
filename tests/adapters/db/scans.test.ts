import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createScanRepository } from "../../../adapters/db/repositories/codes/scan-repository.ts";
import type { Scan } from "../../../core/analytics/scan.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildRecord, buildUser, newId } from "../../support/rows.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 8 });
});
afterAll(() => database.close());

/** On May 6; hours from 24 on are on the following days. */
const at = (hour: number) => new Date(Date.UTC(2026, 4, 6, hour));
const START = new Date("2026-01-01T00:00:00.000Z");
let userId: string;
let links: string[];
beforeEach(async () => {
  const user = buildUser();
  userId = user.id;
  await database.repositories.users.insert(user);
  links = [newId(), newId(), newId()];
  for (const [index, id] of links.entries()) {
    const link = {
      id,
      userId,
      name: "",
      target: "https://example.org",
      paused: false,
      takenDownAt: null,
      takenDownReason: null,
      scanCount: 0,
    };
    const code = `${id.slice(-6).replace(/[01]/g, "x")}A${index + 2}`;
    const dates = { createdAt: START, updatedAt: START, lastScannedAt: null, visitorCount: 0 };
    await database.repositories.shortLinks.insert({ ...link, ...dates, code });
  }
});

const scanOf = (linkId: string, changes: Partial<Scan> = {}): Scan => ({
  linkId,
  userId,
  scannedAt: new Date("2026-05-06T07:08:09.000Z"),
  visitor: "one",
  country: "FR",
  device: "phone",
  browser: "Safari",
  os: "iOS",
  referrer: "",
  ...changes,
});
const store = (scans: readonly Scan[]) =>
  database.knex.transaction((transaction) => createScanRepository(transaction).insert(scans));
const sumOf = async (table: string, column: string, where = "true") => {
  const { rows } = await database.knex.raw<{ rows: { sum: string | null }[] }>(
    `SELECT sum(${column}) FROM ${table} WHERE user_id = ? AND ${where}`,
    [userId],
  );
  return Number(rows[0]?.sum ?? 0);
};

test("a counter at its maximum stays there, and the scans of other links are still counted", async () => {
  const [full = "", below = "", other = ""] = links;
  await store([scanOf(full), scanOf(below), scanOf(other)]);
  const { knex } = database;
  await knex("short_links")
    .where({ id: full })
    .update({ scan_count: "9223372036854775807", visitor_count: 1 });
  await knex("short_links").where({ id: below }).update({ scan_count: -5 });
  await database.repositories.history.insert(buildRecord(userId));
  await knex("qr_history").where({ user_id: userId }).update({ short_link_id: below });
  for (const table of ["scan_slots", "scan_days", "scan_months"])
    await knex(table).where({ link_id: full }).update({ scans: 2_147_483_647 });
  await knex("user_scans").where({ user_id: userId }).update({ scans: 2_147_483_647 });
  await store([scanOf(full, { visitor: "two" }), scanOf(below), scanOf(other)]);
  const counts = await knex("short_links").whereIn("id", links).orderBy("id").pluck<string[]>("scan_count");
  expect(counts).toEqual([String(Number.MAX_SAFE_INTEGER), "-4", "2"]);
  expect(await knex("scan_slots").where({ link_id: full }).pluck("scans")).toEqual([2_147_483_647]);
  expect(await knex("scan_slots").where({ link_id: other }).pluck("scans")).toEqual([2]);
});

test("the totals of an account count every scan once, whether or not records hold the tracked code", async () => {
  const [held = "", free = ""] = links;
  const { history } = database.repositories;
  const scansOf = async () => (await history.counts(userId, START)).scans;
  expect(await scansOf()).toBe(0);
  for (let made = 0; made < 2; made += 1) await history.insert(buildRecord(userId));
  await database.knex("qr_history").where({ user_id: userId }).update({ short_link_id: held });
  await store([scanOf(held), scanOf(held, { visitor: "two" }), scanOf(free)]);
  expect(await scansOf()).toBe(3);
});

test("many concurrent writers lose nothing, cause no deadlock and sum up exactly", async () => {
  await database.repositories.history.insert(buildRecord(userId));
  const writers = Array.from({ length: 24 }, (_none, writer) =>
    store(
      Array.from({ length: 30 }, (_one, index) =>
        // each writer uses a different order
        scanOf(links[(writer + index * (writer % 2 === 0 ? 1 : 2)) % 3] ?? "", {
          visitor: `visitor ${index % 7}`,
          country: ["FR", "DE", ""][(writer * index) % 3] ?? "",
          scannedAt: new Date(Date.UTC(2026, 4, 6, 23, (index * 4) % 120)),
        }),
      ),
    ),
  );
  await Promise.all(writers);
  const total = 24 * 30;
  expect(await sumOf("short_links", "scan_count")).toBe(total);
  expect(await sumOf("scans", "1")).toBe(total);
  expect(await sumOf("scan_slots", "scans")).toBe(total);
  for (const dimension of ["country", "device", "browser", "os", "referrer"]) {
    expect(await sumOf("scan_days", "scans", `dimension = '${dimension}'`)).toBe(total);
  }
  const visitors = await sumOf("scans", "is_new_visitor::int");
  expect(await sumOf("scan_slots", "visitors")).toBe(visitors);
  expect(await sumOf("short_links", "visitor_count")).toBe(visitors);
  expect(await sumOf("scan_days", "visitors", "dimension = 'country'")).toBe(visitors);
  // seven visitors, three links, two days (UTC)
  expect(visitors).toBeLessThanOrEqual(7 * 3 * 2);
});

test("scans of a link removed meanwhile are dropped, and the others are counted", async () => {
  await database.repositories.shortLinks.remove(userId, links[0] ?? "");
  await store([scanOf(links[0] ?? ""), scanOf(links[1] ?? "")]);
  expect(await sumOf("scans", "1")).toBe(1);
  expect(await sumOf("scan_days", "scans", "dimension = 'os'")).toBe(1);
});

test("deleting an account deletes its links and all their counts", async () => {
  await store([scanOf(links[0] ?? "")]);
  await database.repositories.users.remove(userId);
  for (const table of ["short_links", "scans", "scan_slots", "scan_days"]) {
    expect(await sumOf(table, "1")).toBe(0);
  }
  expect(await database.knex("scan_visitors").whereIn("link_id", links)).toEqual([]);
});

test("all visitors of a day share one salt, which is deleted when the day is over", async () => {
  const { scans } = database.repositories;
  const salts = await Promise.all(["a", "b", "c"].map((fresh) => scans.saltOf("2026-05-06", fresh)));
  expect(new Set(salts).size).toBe(1);
  await store([scanOf(links[0] ?? "")]);
  await scans.forgetBefore("2026-05-07");
  expect(await database.knex("scan_salts").where("day", "<", "2026-05-07")).toEqual([]);
  expect(await database.knex("scan_visitors").where("day", "<", "2026-05-07")).toEqual([]);
  expect(await sumOf("scans", "1")).toBe(1);
});

test("shares of a period that begins in the middle of a day include only its scans", async () => {
  await store([
    scanOf(links[0] ?? "", { scannedAt: at(8), country: "IT" }),
    scanOf(links[0] ?? "", { scannedAt: at(20), country: "DE", visitor: "two" }),
    scanOf(links[1] ?? "", { scannedAt: at(40), country: "DE", visitor: null }),
  ]);
  const shares = await database.repositories.analytics.shares({ userId, linkId: null }, at(12), 5);
  expect(shares.country).toEqual([{ value: "DE", scans: 2, visitors: 1 }]);
  const own = await database.repositories.analytics.shares({ userId, linkId: links[0] ?? "" }, at(0), 1);
  expect(own.country).toEqual([{ value: "DE", scans: 1, visitors: 1 }]);
  const [morning, later] = await database.repositories.analytics.scans(
    { userId, linkId: null },
    [at(0), at(12)],
    at(48),
  );
  expect([morning, later]).toEqual([
    { scans: 1, visitors: 1 },
    { scans: 2, visitors: 1 },
  ]);
});
