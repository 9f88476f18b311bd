import { describe, expect, test } from "vitest";
import { adState, dayIn, daysAfter, soonAfter } from "../../../core/ads/schedule.ts";

describe("the current day", () => {
  const atMidnight = new Date("2026-03-28T23:30:00Z");

  test.each([
    ["UTC", "2026-03-28"],
    ["Europe/Paris", "2026-03-29"],
    ["America/Los_Angeles", "2026-03-28"],
    ["Pacific/Kiritimati", "2026-03-29"],
    ["Pacific/Niue", "2026-03-28"],
  ])("in %s is %s", (timeZone, day) => {
    expect(dayIn(atMidnight, timeZone)).toBe(day);
  });

  test("is followed by the right day when clocks change and at the end of a year", () => {
    expect(daysAfter("2026-03-29", 1)).toBe("2026-03-30");
    expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
    expect(daysAfter("2028-02-28", 1)).toBe("2028-02-29");
  });

  test("is not within the soon range, which is 1 to 7 days later", () => {
    expect(soonAfter("2026-01-31")).toEqual({ from: "2026-02-01", to: "2026-02-07" });
  });
});

describe("an advertisement", () => {
  const ad = { isActive: true, startDate: "2026-02-02", endDate: "2026-02-04" };

  test.each([
    ["2026-02-01", "scheduled"],
    ["2026-02-02", "running"],
    ["2026-02-04", "running"],
    ["2026-02-05", "expired"],
  ])("from the 2nd to the 4th is on %s in the state %s", (today, state) => {
    expect(adState(ad, today)).toBe(state);
  });

  test("without dates runs while it is active", () => {
    expect(adState({ isActive: true, startDate: null, endDate: null }, "2026-02-01")).toBe("running");
    expect(adState({ isActive: false, startDate: null, endDate: null }, "2026-02-01")).toBe("inactive");
  });
});
