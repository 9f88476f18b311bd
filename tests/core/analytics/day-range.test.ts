import { expect, test } from "vitest";
import { dayRangeFault, spanRange } from "../../../core/analytics/day-range.ts";
import { listRange } from "../../../core/analytics/visit-list-range.ts";

const NOW = new Date("2026-11-23T14:07:00.000Z");
const between = (from: string, to: string, zone: string, now = NOW) => spanRange({ from, to }, now, zone);
const iso = (dates: readonly Date[]) => dates.map((date) => date.toISOString());

test.each([
  ["2026-10-01", "2026-10-31", "Europe/Berlin", "2026-09-30T22:00:00.000Z", "2026-10-31T23:00:00.000Z", 31],
  ["2026-10-25", "2026-10-25", "Europe/Berlin", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z", 25],
  ["2026-03-29", "2026-03-29", "Europe/Berlin", "2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z", 23],
  ["2026-03-07", "2026-03-08", "America/New_York", "2026-03-07T05:00:00.000Z", "2026-03-09T04:00:00.000Z", 2],
  [
    "2026-10-03",
    "2026-10-04",
    "Australia/Lord_Howe",
    "2026-10-02T13:30:00.000Z",
    "2026-10-04T13:00:00.000Z",
    2,
  ],
  ["2026-05-05", "2026-05-06", "Asia/Kathmandu", "2026-05-04T18:15:00.000Z", "2026-05-06T18:15:00.000Z", 2],
  [
    "2018-11-04",
    "2018-11-04",
    "America/Sao_Paulo",
    "2018-11-04T03:00:00.000Z",
    "2018-11-05T02:00:00.000Z",
    23,
  ],
  ["2024-02-29", "2024-02-29", "UTC", "2024-02-29T00:00:00.000Z", "2024-03-01T00:00:00.000Z", 24],
  ["2025-01-01", "2025-12-31", "UTC", "2025-01-01T00:00:00.000Z", "2026-01-01T00:00:00.000Z", 12],
])("%s to %s in %s covers both days completely", (from, to, zone, start, end, parts) => {
  const range = between(from, to, zone);
  expect(iso([range.from, range.until])).toEqual([start, end]);
  expect(range.starts).toHaveLength(parts);
  expect(range.starts[0]).toEqual(range.from);
});

test("a range is compared with the same number of days before it, even when clocks change", () => {
  const autumn = between("2026-10-20", "2026-10-26", "Europe/Berlin");
  expect(iso([autumn.previous.from, autumn.previous.until])).toEqual([
    "2026-10-12T22:00:00.000Z",
    "2026-10-19T22:00:00.000Z",
  ]);
  const spring = between("2026-03-29", "2026-03-29", "Europe/Berlin");
  expect(iso([spring.previous.from, spring.previous.until])).toEqual([
    "2026-03-27T23:00:00.000Z",
    "2026-03-28T23:00:00.000Z",
  ]);
});

test("an unfinished range ends now and is compared with the same part of the previous one", () => {
  for (const to of ["2026-11-23", "2026-11-30"]) {
    const { until, previous, from } = between("2026-11-17", to, "UTC");
    expect(until.toISOString()).toBe("2026-11-23T14:15:00.000Z");
    expect(previous.until.getTime() - previous.from.getTime()).toBe(until.getTime() - from.getTime());
  }
  // the date has already started in Auckland, and the previous day has not ended in New York
  expect(between("2026-11-24", "2026-11-24", "Pacific/Auckland").until.toISOString()).toBe(
    "2026-11-23T14:15:00.000Z",
  );
  expect(() => between("2026-11-24", "2026-11-24", "America/New_York")).toThrow("in the future");
});

test.each([
  ["", "2026-01-01", "no_day"],
  ["2026-1-1", "2026-01-01", "no_day"],
  ["2026-02-29", "2026-03-01", "no_day"],
  ["2026-01-01", "2026-01-32", "no_day"],
  ["1999-12-31", "2000-01-01", "no_day"],
  ["2026-01-01", "+0122026-01", "no_day"],
  ["2026-01-02", "2026-01-01", "order"],
  ["2026-11-24", "2026-11-25", "future"],
  ["2016-11-15", "2026-11-23", "too_long"],
  ["2016-11-16", "2026-11-23", null],
  ["2026-11-23", "2026-11-23", null],
])("validates the range from %j to %j: %s", (from, to, fault) => {
  expect(dayRangeFault({ from, to }, "2026-11-23")).toBe(fault);
});

const lists = (from: string, to: string, zone: string) => {
  const { isExact, ...range } = listRange(between(from, to, zone), NOW, zone);
  return [isExact, ...iso([range.from, range.until])];
};

test("lists cover the range while finer sums are kept, and otherwise whole days in UTC", () => {
  expect(lists("2026-11-13", "2026-11-20", "Europe/Berlin")[0]).toBe(false);
  expect(lists("2026-11-14", "2026-11-20", "Europe/Berlin")[0]).toBe(true);
  expect(lists("2026-05-05", "2026-05-06", "UTC")[0]).toBe(true);
  for (const zone of ["America/New_York", "Asia/Kolkata", "Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    expect(lists("2026-05-05", "2026-05-06", zone)).toEqual([
      false,
      "2026-05-05T00:00:00.000Z",
      "2026-05-07T00:00:00.000Z",
    ]);
    // the first and last days of a month are kept for fourteen months
    expect(lists("2026-05-01", "2026-05-31", zone)[0]).toBe(true);
    expect(lists("2025-05-01", "2025-05-31", zone)[0]).toBe(false);
  }
  expect(lists("2026-05-05", "2026-11-23", "Asia/Kolkata")).toEqual([
    false,
    "2026-05-05T00:00:00.000Z",
    "2026-11-23T14:15:00.000Z",
  ]);
});
