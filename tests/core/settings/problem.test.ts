import { expect, test } from "vitest";
import { settingProblem } from "../../../core/settings/problem.ts";

test.each([
  ["enable_api", "maybe", "Choose one of these: true, false"],
  ["smtp_encryption", "starttls", "Choose one of these: tls, ssl, none"],
  ["api_rate_limit", "many", "Enter a whole number from 1 to 10000"],
])("what %s may be is said where it is not", (key, value, message) => {
  expect(settingProblem(key, value)?.message).toBe(message);
});

test("what a setting may be is no problem", () => {
  expect(settingProblem("smtp_encryption", "ssl")).toBeNull();
});
