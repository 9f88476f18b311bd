import { expect, test } from "vitest";
import {
  isGuardedSetting,
  isSecretSetting,
  SETTING_KEYS,
  settingRow,
} from "../../../core/settings/settings.ts";

test.each([
  ["site_name", "general"],
  ["session_timeout", "security"],
  ["smtp_password", "email"],
  ["accent_color", "appearance"],
  ["slack_webhook", "notifications"],
  ["a_key_without_effect", undefined],
  ["constructor", undefined],
])("the category of setting %s is %s", (key, category) => {
  expect(settingRow(key)?.category).toBe(category);
});

test("lists exactly the secret settings and those that need a fresh sign-in", () => {
  const secrets = ["slack_webhook", "smtp_password", "webhook_secret", "webhook_url", "discord_webhook"];
  expect(SETTING_KEYS.filter(isSecretSetting).toSorted()).toEqual(secrets.toSorted());
  const guarded = [
    ...secrets,
    "smtp_host",
    "smtp_port",
    "smtp_username",
    "smtp_encryption",
    "site_url",
    "source_url",
    "enable_registration",
    "enable_2fa",
    "require_current_password",
    "require_email_verification",
    "max_login_attempts",
    "password_min_length",
    "session_timeout",
    "session_idle_timeout",
    "admin_email",
    "from_email",
    "visitor_addresses",
    "visitor_retention_days",
    "google_analytics_id",
    "google_search_console",
    "custom_css",
  ];
  expect(SETTING_KEYS.filter(isGuardedSetting).toSorted()).toEqual(guarded.toSorted());
});
