import type { Settings } from "./settings.ts";

/** The tabs of the settings page, in its order. */
export const SETTING_CATEGORIES = [
  "general",
  "seo",
  "email",
  "security",
  "appearance",
  "api",
  "notifications",
] as const;
export type SettingCategory = (typeof SETTING_CATEGORIES)[number];

/** The tab of each setting. A setting does not compile until it has one here. */
const CATEGORIES: Record<keyof Settings, SettingCategory> = {
  site_name: "general",
  site_description: "general",
  site_url: "general",
  admin_email: "general",
  source_url: "general",
  timezone: "general",
  language: "general",
  meta_title: "seo",
  meta_description: "seo",
  meta_keywords: "seo",
  google_analytics_id: "seo",
  google_search_console: "seo",
  enable_analytics: "seo",
  visitor_addresses: "seo",
  visitor_retention_days: "seo",
  smtp_host: "email",
  smtp_port: "email",
  smtp_username: "email",
  smtp_password: "email",
  smtp_encryption: "email",
  from_email: "email",
  from_name: "email",
  enable_registration: "security",
  require_email_verification: "security",
  require_current_password: "security",
  password_min_length: "security",
  enable_2fa: "security",
  session_timeout: "security",
  session_idle_timeout: "security",
  max_login_attempts: "security",
  require_login_to_download: "security",
  primary_color: "appearance",
  secondary_color: "appearance",
  accent_color: "appearance",
  logo_url: "appearance",
  favicon_url: "appearance",
  custom_css: "appearance",
  enable_api: "api",
  api_rate_limit: "api",
  api_key_expiry: "api",
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
