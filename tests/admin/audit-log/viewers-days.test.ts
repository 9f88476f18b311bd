import { expect, test } from "vitest";
import { viewersDays } from "../../../admin/audit-log/viewers-days.ts";

const DAY_MS = 86_400_000;

test("converts the days of a filter to the viewer's time zone, from the first midnight to the one after the last", () => {
  const {
    from = "",
    until = "",
    ...rest
  } = viewersDays({ q: "ann", from: "2026-01-31", until: "2026-01-31" });
  expect(rest).toEqual({ q: "ann" });
  expect(new Date(from)).toEqual(new Date(2026, 0, 31));
  expect(new Date(until)).toEqual(new Date(2026, 1, 1));
  expect(Date.parse(until) - Date.parse(from)).toBe(DAY_MS);
});

test("leaves a filter without days unchanged", () => {
  expect(viewersDays({ actor: "ann" })).toEqual({ actor: "ann" });
});
