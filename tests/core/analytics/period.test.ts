import { expect, test } from "vitest";
import { periodRange, PERIODS } from "../../../core/analytics/period.ts";

const iso = (dates: readonly Date[]) => dates.map((date) => date.toISOString());
const NOW = new Date("2026-03-10T14:07:00.000Z");

test.each([
  ["daily", "UTC", "2026-03-10T00:00:00.000Z", "2026-03-09T00:00:00.000Z"],
  ["daily", "Asia/Kathmandu", "2026-03-09T18:15:00.000Z", "2026-03-08T18:15:00.000Z"],
  ["daily", "Pacific/Auckland", "2026-03-10T11:00:00.000Z", "2026-03-09T11:00:00.000Z"],
  ["monthly", "America/New_York", "2026-03-01T05:00:00.000Z", "2026-02-01T05:00:00.000Z"],
  ["yearly", "Asia/Kolkata", "2025-12-31T18:30:00.000Z", "2024-12-31T18:30:00.000Z"],
] as const)("%s begins at the calendar boundary in %s", (period, zone, from, before) => {
  const range = periodRange(period, NOW, zone);
  expect(iso([range.from, range.previous.from])).toEqual([from, before]);
});

test("weekly covers seven days up to now and is compared with the seven days before", () => {
  const { from, until, starts, previous } = periodRange("weekly", NOW, "UTC");
  expect(iso([from, until])).toEqual(["2026-03-03T14:00:00.000Z", "2026-03-10T14:15:00.000Z"]);
  expect(previous.until).toEqual(from);
  expect(from.getTime() - previous.from.getTime()).toBe(until.getTime() - from.getTime());
  expect(starts).toHaveLength(8);
  expect(iso(starts.slice(0, 2))).toEqual(["2026-03-03T14:00:00.000Z", "2026-03-04T00:00:00.000Z"]);
});

test("days begin at midnight even when clocks change", () => {
  const spring = periodRange("monthly", new Date("2026-03-31T12:00:00.000Z"), "Europe/Berlin").starts;
  expect(iso(spring.slice(28))).toEqual([
    "2026-03-28T23:00:00.000Z",
    "2026-03-29T22:00:00.000Z",
    "2026-03-30T22:00:00.000Z",
  ]);
  const autumn = periodRange("monthly", new Date("2026-10-27T12:00:00.000Z"), "Europe/Berlin").starts;
  expect(iso(autumn.slice(24))).toEqual([
    "2026-10-24T22:00:00.000Z",
    "2026-10-25T23:00:00.000Z",
    "2026-10-26T23:00:00.000Z",
  ]);
});

test("a day without midnight begins at one o'clock", () => {
  const range = periodRange("daily", new Date("2018-11-04T12:00:00.000Z"), "America/Sao_Paulo");
  expect(range.from.toISOString()).toBe("2018-11-04T03:00:00.000Z");
});

test("the previous period never overlaps the current one", () => {
  // March has more days than February
  const { from, previous } = periodRange("monthly", new Date("2026-03-31T23:59:00.000Z"), "UTC");
  expect(previous.until).toEqual(from);
});

test("parts are in order, within their period and on quarter hours", () => {
  for (const zone of ["UTC", "Asia/Kathmandu", "Europe/Berlin", "America/St_Johns", "Pacific/Chatham"]) {
    for (const period of PERIODS) {
      const { from, until, starts, previous } = periodRange(period, NOW, zone);
      const times = [...starts, until].map((date) => date.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(new Set(times).size).toBe(times.length);
      expect(starts[0]).toEqual(from);
      expect(until.getTime()).toBeGreaterThan(NOW.getTime());
      for (const time of [...times, previous.from.getTime()]) expect(time % 900_000).toBe(0);
    }
  }
});
