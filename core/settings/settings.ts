import * as z from "zod/mini";
import { API_KEY_DAYS } from "../api-keys/key-days.ts";
import { LANGUAGES } from "../languages.ts";
import type { SignInProvider } from "../ports/oidc-client.ts";
import { publicDefaults as shown } from "./public-defaults.ts";
import type { SettingSentence } from "./setting-messages.ts";
import {
  analyticsId,
  choice,
  color,
  css,
  email,
  flag,
  lines,
  number,
  origin,
  picture,
  searchConsole,
  secretMadeHere,
  secretText,
  secretUrl,
  someText,
  text,
  timezone,
  url,
} from "./setting-kinds.ts";

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

/** How a setting is edited, and its valid values. */
interface SettingRow {
  category: SettingCategory;
  /** The fields under one heading: `settings.group.<name>`. */
  group: string;
  kind: string;
  rule: z.ZodMiniType;
  /**
   * Changing it requires a fresh sign-in, because it could redirect sign-in mails, make accounts easier to
   * take over, show visitors' addresses, redirect or delete visits, or deface the public pages. Secrets are
   * always guarded.
   */
  isGuarded?: true;
  /** In characters. */
  maxLength?: number;
  limits?: { from: number; to: number };
  options?: readonly string[];
  wrong?: SettingSentence;
}

/** All settings, in the order of the settings page. Those in publicDefaults are public. */
export const settingTable = {
  site_name: { category: "general", group: "site", ...someText(100, shown.site_name) },
  site_description: { category: "general", group: "site", ...lines(300, shown.site_description) },
  /** Public address of the site, for search engines and shared links. Empty: taken from the environment. */
  site_url: { category: "general", group: "site", ...origin, isGuarded: true },
  /** The operator's address, to which replies to the site's mails go. */
  admin_email: { category: "general", group: "site", ...email, isGuarded: true },
  /** Address of the source code of the running program. Empty: pages do not mention it. */
  source_url: { category: "general", group: "site", ...url, isGuarded: true },
  /** The zone in which days begin for users who have not chosen one. */
  timezone: { category: "general", group: "region", ...timezone(shown.timezone) },
  /** Language for visitors whose browser requests none that the site has. */
  language: { category: "general", group: "region", ...choice(LANGUAGES, shown.language) },

  meta_title: { category: "seo", group: "search", ...text(100, shown.meta_title) },
  meta_description: { category: "seo", group: "search", ...lines(300, shown.meta_description) },
  meta_keywords: { category: "seo", group: "search", ...lines(500, shown.meta_keywords) },
  google_analytics_id: { category: "seo", group: "google", ...analyticsId, isGuarded: true },
  google_search_console: { category: "seo", group: "google", ...searchConsole, isGuarded: true },
  /** Whether visits of the public pages are counted. */
  enable_analytics: { category: "seo", group: "visits", ...flag(shown.enable_analytics) },
  /** Shortened: IPv4 without its last octet, IPv6 without its last 80 bits. */
  visitor_addresses: {
    category: "seo",
    group: "visits",
    ...choice(["shortened", "whole"], "shortened"),
    isGuarded: true,
  },
  /** Days after which single visits are deleted; their sums stay. */
  visitor_retention_days: {
    category: "seo",
    group: "visits",
    ...number({ from: 1, to: 3650 }, 365),
    isGuarded: true,
  },

  /** Empty: mails stay in the outbox, unless the environment names a server. */
  smtp_host: { category: "email", group: "smtp", ...text(255), isGuarded: true },
  smtp_port: { category: "email", group: "smtp", ...number({ from: 1, to: 65_535 }, 587), isGuarded: true },
  /** tls: STARTTLS, and nothing without it; ssl: TLS from the first byte. */
  smtp_encryption: {
    category: "email",
    group: "smtp",
    ...choice(["tls", "ssl", "none"], "tls"),
    isGuarded: true,
  },
  smtp_username: { category: "email", group: "smtp", ...text(200), isGuarded: true },
  smtp_password: { category: "email", group: "smtp", ...secretText(500) },
  from_email: { category: "email", group: "sender", ...email, isGuarded: true },
  from_name: { category: "email", group: "sender", ...text(100) },

  enable_registration: {
    category: "security",
    group: "accounts",
    ...flag(shown.enable_registration),
    isGuarded: true,
  },
  /** Whether an account must confirm its mailbox; only if mails are delivered. */
  require_email_verification: { category: "security", group: "accounts", ...flag(true), isGuarded: true },
  /** Whether a new password needs the current one, or a code by mail; GoTrue asks for neither by default. */
  require_current_password: { category: "security", group: "accounts", ...flag(true), isGuarded: true },
  /** Second factors are asked for: recommended to everybody, required for admins. Anyone can set one up in any case. */
  enable_2fa: { category: "security", group: "accounts", ...flag(shown.enable_2fa), isGuarded: true },
  require_login_to_download: {
    category: "security",
    group: "accounts",
    ...flag(shown.require_login_to_download),
  },
  password_min_length: {
    category: "security",
    group: "limits",
    ...number({ from: 6, to: 50 }, shown.password_min_length),
    isGuarded: true,
  },
  max_login_attempts: {
    category: "security",
    group: "limits",
    ...number({ from: 3, to: 20 }, 5),
    isGuarded: true,
  },
  /** Longest session in hours, regardless of refreshes. */
  session_timeout: {
    category: "security",
    group: "limits",
    ...number({ from: 1, to: 168 }, 24),
    isGuarded: true,
  },
  /**
   * Hours of inactivity after which a session ends: half a day, so that a forgotten browser is signed out by
   * the next morning.
   */
  session_idle_timeout: {
    category: "security",
    group: "limits",
    ...number({ from: 1, to: 168 }, 12),
    isGuarded: true,
  },

  primary_color: { category: "appearance", group: "colors", ...color(shown.primary_color) },
  secondary_color: { category: "appearance", group: "colors", ...color(shown.secondary_color) },
  accent_color: { category: "appearance", group: "colors", ...color(shown.accent_color) },
  logo_url: { category: "appearance", group: "pictures", ...picture },
  favicon_url: { category: "appearance", group: "pictures", ...picture },
  /** CSS of the public pages; the back office doesn't load it. */
  custom_css: { category: "appearance", group: "styles", ...css(50_000), isGuarded: true },

  /** Whether API keys can call /api/v1. */
  enable_api: { category: "api", group: "api", ...flag(shown.enable_api) },
  /** Calls a minute of one key. */
  api_rate_limit: { category: "api", group: "api", ...number({ from: 1, to: 10_000 }, 100) },
  /** Default lifetime of a new key, days. */
  api_key_expiry: { category: "api", group: "api", ...number(API_KEY_DAYS, 30) },

  email_notifications: { category: "notifications", group: "people", ...flag(true) },
  /** Whether open pages show system notifications, to users who allow them. */
  browser_notifications: { category: "notifications", group: "people", ...flag(shown.browser_notifications) },
  slack_webhook: { category: "notifications", group: "webhooks", ...secretUrl },
  discord_webhook: { category: "notifications", group: "webhooks", ...secretUrl },
  /** Gets events in the product's own shape, signed with the secret. */
  webhook_url: { category: "notifications", group: "webhooks", ...secretUrl },
  /** `whsec_` and base64. */
  webhook_secret: { category: "notifications", group: "webhooks", ...secretMadeHere },
} as const satisfies Record<string, SettingRow>;

type SettingTable = typeof settingTable;
export type SettingKey = keyof SettingTable;

/** One row a key in the database's table `settings`. */
export const settingsSchema = z.object(
  Object.fromEntries(Object.entries(settingTable).map(([key, { rule }]) => [key, rule])) as {
    [Key in SettingKey]: SettingTable[Key]["rule"];
  },
);
export type Settings = z.infer<typeof settingsSchema>;

/** The row of a key, or null. */
export const settingRow = (key: string): SettingRow | null =>
  Object.hasOwn(settingTable, key) ? settingTable[key as SettingKey] : null;

export const SETTING_KEYS = Object.keys(settingTable) as SettingKey[];
export const isSettingKey = (key: string): key is SettingKey => settingRow(key) !== null;
export const isSecretSetting = (key: string): boolean =>
  ["secret", "made"].includes(settingRow(key)?.kind ?? "");
export const isGuardedSetting = (key: string): boolean =>
  settingRow(key)?.isGuarded === true || isSecretSetting(key);

/** The value while nothing is set. */
export const defaultSetting = (key: SettingKey): unknown => settingTable[key].rule.parse(undefined);

/** The effective value of a stored setting: the default if it is no longer valid. */
export function readSetting(key: SettingKey, value: unknown): unknown {
  const parsed = settingTable[key].rule.safeParse(value);
  return parsed.success ? parsed.data : defaultSetting(key);
}

export interface PublicSettings extends Pick<Settings, keyof typeof shown> {
  /** Whether mails are delivered; absent if unknown. */
  sends_mail?: boolean;
  /** Providers for sign-in from the environment; absent: none. */
  sign_in_providers?: readonly SignInProvider[];
  /** The origin in the setting of this name; absent if the environment sets one, or if there is none. */
  site_url?: string;
  /** Changes with the setting `custom_css`; absent if it is empty. */
  custom_css_version?: string;
}

/** A row as it is stored; secrets are sealed. */
interface StoredSetting {
  key: string;
  value: unknown;
  updatedAt: Date;
}

/** Port: the stored values by key; a key that was never set is absent. */
export interface SettingsRepository {
  all(): Promise<Record<string, unknown>>;
  rows(): Promise<StoredSetting[]>;
  /** The same as `all`; another transaction that calls this waits until this one has ended. */
  allForUpdate(): Promise<Record<string, unknown>>;
  set(values: Record<string, unknown>): Promise<void>;
}
