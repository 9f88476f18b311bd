/** The groups of settings keys, by tab (accounts §3, D7); every other key is `general`. */
const KEYS_BY_CATEGORY = {
  seo: ["meta_title", "meta_description", "meta_keywords", "google_analytics_id", "google_search_console"],
  email: [
    "smtp_host",
    "smtp_port",
    "smtp_username",
    "smtp_password",
    "smtp_encryption",
    "from_email",
    "from_name",
  ],
  security: [
    "enable_registration",
    "require_email_verification",
    "password_min_length",
    "enable_2fa",
    "session_timeout",
    "max_login_attempts",
    "require_login_to_download",
  ],
  appearance: ["primary_color", "secondary_color", "accent_color", "logo_url", "favicon_url", "custom_css"],
  api: ["enable_api", "api_rate_limit", "api_key_expiry"],
  notifications: ["email_notifications", "browser_notifications", "slack_webhook", "discord_webhook"],
} as const;

export type SettingCategory = "general" | keyof typeof KEYS_BY_CATEGORY;

/** The category that follows from a key's name. */
export function settingCategory(key: string): SettingCategory {
  for (const [category, keys] of Object.entries(KEYS_BY_CATEGORY)) {
    if ((keys as readonly string[]).includes(key)) return category as SettingCategory;
  }
  return "general";
}
