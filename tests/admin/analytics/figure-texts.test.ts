import { expect, test } from "vitest";
import { changeText, durationText, percentText, pointsText } from "../../../admin/analytics/figure-texts.ts";

test("shows a duration in minutes and whole seconds", () => {
  expect(durationText(47.6)).toBe("48 s");
  expect(durationText(59.7)).toBe("1 min 0 s");
  expect(durationText(185)).toBe("3 min 5 s");
});

test("shows a change as a percentage of the previous value, and nothing if that was zero", () => {
  expect(changeText(112, 100, "en")).toBe("+12%");
  expect(changeText(50, 100, "en")).toBe("-50%");
  expect(changeText(7, 0, "en")).toBeNull();
});

test("shows the change of a share in percentage points", () => {
  expect(pointsText(0.546, 0.492, "en")).toBe("+5.4");
  expect(percentText(0.546, "en")).toBe("54.6%");
});
