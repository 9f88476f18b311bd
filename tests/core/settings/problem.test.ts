import { expect, test } from "vitest";
import { settingProblem } from "../../../core/settings/problem.ts";

test.each([
  ["enable_api", "maybe", "Choose one of these: true, false"],
  ["smtp_encryption", "starttls", "Choose one of these: tls, ssl, none"],
  ["api_rate_limit", "many", "Enter a whole number from 1 to 10000"],
])("an invalid value of %s is reported with the allowed ones", (key, value, message) => {
  expect(settingProblem(key, value)?.message).toBe(message);
});

test("a valid value is not reported", () => {
  expect(settingProblem("smtp_encryption", "ssl")).toBeNull();
});
