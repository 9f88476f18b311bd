import { expect, test } from "vitest";
import { partText, weekdayText } from "../../../core/analytics/time-texts.ts";

/** Newer locale data has narrow spaces before AM and PM. */
const spaced = (text: string) => text.replaceAll(/\s/g, " ");
const day = { time_zone: "America/New_York", from: "2026-11-19T05:00:00Z", until: "2026-11-20T05:00:00Z" };

test.each([
  ["en", "1:00 AM"],
  ["de", "01:00"],
  ["fr", "01:00"],
] as const)("in %s, hours are written in the local format", (language, hour) => {
  expect(spaced(partText({ ...day, bucket: "hour" }, "2026-11-19T06:00:00Z", language))).toBe(hour);
});

test("a weekday is written before its number, in the given time zone", () => {
  // still the previous evening in New York
  const start = "2026-11-20T03:00:00Z";
  expect(weekdayText(start, "America/New_York", "en")).toBe("Thu 19");
  expect(weekdayText(start, "Europe/Paris", "fr")).toBe("ven. 20");
});
