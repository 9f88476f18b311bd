import { expect, test } from "vitest";
import { settingCategory } from "../../../core/settings/category.ts";

test.each([
  ["site_name", "general"],
  ["session_timeout", "security"],
  ["smtp_password", "email"],
  ["accent_color", "appearance"],
  ["slack_webhook", "notifications"],
  ["a_key_without_effect", "general"],
  ["constructor", "general"],
])("the setting %s belongs to %s", (key, category) => {
  expect(settingCategory(key)).toBe(category);
});
