/** Smallest and largest value of each number, for forms and for the check alike. */
export const SETTING_LIMITS = {
  smtp_port: { from: 1, to: 65_535 },
  password_min_length: { from: 6, to: 50 },
  /** Days. */
  visitor_retention_days: { from: 1, to: 3650 },
  /** Hours. */
  session_timeout: { from: 1, to: 168 },
  /** Hours. */
  session_idle_timeout: { from: 1, to: 168 },
  max_login_attempts: { from: 3, to: 20 },
  /** Calls a minute of one key. */
  api_rate_limit: { from: 1, to: 10_000 },
  /** Days. */
  api_key_expiry: { from: 1, to: 3650 },
} as const;

/** Most characters of each text that is not bound by its form already. */
export const SETTING_LENGTHS = {
  site_name: 100,
  site_description: 300,
  meta_title: 100,
  meta_description: 300,
  meta_keywords: 500,
  smtp_host: 255,
  smtp_username: 200,
  smtp_password: 500,
  from_name: 100,
  custom_css: 50_000,
} as const;
