import type { Settings } from "./settings.ts";

export type SettingCategory = "general" | "email" | "security" | "appearance" | "notifications";

/** The tab of each setting (accounts §3, D7). A setting does not compile until it has one here. */
const CATEGORIES: Record<keyof Settings, SettingCategory> = {
  site_name: "general",
  site_description: "general",
  language: "general",
  admin_email: "general",
  smtp_host: "email",
  smtp_port: "email",
  smtp_username: "email",
  smtp_password: "email",
  smtp_encryption: "email",
  from_email: "email",
  from_name: "email",
  enable_registration: "security",
  require_email_verification: "security",
  password_min_length: "security",
  enable_2fa: "security",
  session_timeout: "security",
  session_idle_timeout: "security",
  max_login_attempts: "security",
  require_login_to_download: "security",
  primary_color: "appearance",
  secondary_color: "appearance",
  accent_color: "appearance",
  email_notifications: "notifications",
  browser_notifications: "notifications",
  slack_webhook: "notifications",
  discord_webhook: "notifications",
  webhook_url: "notifications",
  webhook_secret: "notifications",
};

/** The category that follows from a key's name; `general` for one that has no effect. */
export function settingCategory(key: string): SettingCategory {
  return Object.hasOwn(CATEGORIES, key) ? CATEGORIES[key as keyof Settings] : "general";
}
