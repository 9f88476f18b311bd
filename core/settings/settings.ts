import * as z from "zod/mini";
import { LANGUAGES } from "../languages.ts";
import type { SignInProvider } from "../ports/oidc-client.ts";
import { defaultSettings } from "./default-settings.ts";
import {
  addressOrNone,
  analyticsIdOrNone,
  emailOrNone,
  hexColor,
  line,
  originOrNone,
  pictureOrNone,
  searchConsoleOrNone,
  someLine,
  timezoneName,
  wholeNumber,
} from "./setting-forms.ts";
import { SETTING_LENGTHS as length, SETTING_LIMITS as limits } from "./setting-limits.ts";

/** Every setting with its rule and its default. One row a key in the table `settings`. */
export const settingsSchema = z.object({
  site_name: z._default(someLine(length.site_name), defaultSettings.site_name),
  site_description: z._default(line(length.site_description), defaultSettings.site_description),
  // what no page needs has its default here, so that pages do not carry it
  /** Where people find the site, as search engines and shared links name it. Empty: the environment says. */
  site_url: z._default(originOrNone, ""),
  /** Who runs the site: answers to its mails go there. */
  admin_email: z._default(emailOrNone, ""),
  /** The zone in which days begin for users who have not chosen one. */
  timezone: z._default(timezoneName, defaultSettings.timezone),
  /** Of visitors whose browser asks for none of ours. */
  language: z._default(z.enum(LANGUAGES), defaultSettings.language),
  /** Where people find the source of the program as it runs here. Empty: pages do not mention it. */
  source_url: z._default(addressOrNone, defaultSettings.source_url),
  meta_title: z._default(line(length.meta_title), defaultSettings.meta_title),
  meta_description: z._default(line(length.meta_description), defaultSettings.meta_description),
  meta_keywords: z._default(line(length.meta_keywords), defaultSettings.meta_keywords),
  google_analytics_id: z._default(analyticsIdOrNone, ""),
  google_search_console: z._default(searchConsoleOrNone, ""),
  /** Whether visits of the public pages are counted. */
  enable_analytics: z._default(z.boolean(), defaultSettings.enable_analytics),
  /** Shortened: IPv4 without its last octet, IPv6 without its last 80 bits. */
  visitor_addresses: z._default(z.enum(["shortened", "whole"]), "shortened"),
  /** Days after which single visits are deleted; what was summed up of them stays. */
  visitor_retention_days: z._default(wholeNumber(limits.visitor_retention_days), 365),
  /** Empty: mails stay in the outbox, unless the environment names a server. */
  smtp_host: z._default(line(length.smtp_host), ""),
  smtp_port: z._default(wholeNumber(limits.smtp_port), 587),
  smtp_username: z._default(line(length.smtp_username), ""),
  smtp_password: z._default(z.string().check(z.maxLength(length.smtp_password)), ""),
  /** tls: STARTTLS, and nothing without it; ssl: TLS from the first byte. */
  smtp_encryption: z._default(z.enum(["tls", "ssl", "none"]), "tls"),
  from_email: z._default(emailOrNone, ""),
  from_name: z._default(line(length.from_name), ""),
  enable_registration: z._default(z.boolean(), defaultSettings.enable_registration),
  /** Whether an account waits for its mailbox; only where mails reach people. */
  require_email_verification: z._default(z.boolean(), true),
  /** Whether a new password needs the current one, or a code by mail; GoTrue asks for neither by default. */
  require_current_password: z._default(z.boolean(), true),
  password_min_length: z._default(
    wholeNumber(limits.password_min_length),
    defaultSettings.password_min_length,
  ),
  /** Second factors are asked for: recommended to everybody, required for admins. Anyone can set one up in any case. */
  enable_2fa: z._default(z.boolean(), defaultSettings.enable_2fa),
  /** Hours a session lasts, whatever is refreshed. */
  session_timeout: z._default(wholeNumber(limits.session_timeout), defaultSettings.session_timeout),
  /** Hours after which a session ends that nobody uses: half a day, so that a forgotten browser is signed out by the next morning. */
  session_idle_timeout: z._default(wholeNumber(limits.session_idle_timeout), 12),
  max_login_attempts: z._default(wholeNumber(limits.max_login_attempts), defaultSettings.max_login_attempts),
  require_login_to_download: z._default(z.boolean(), defaultSettings.require_login_to_download),
  primary_color: z._default(hexColor, defaultSettings.primary_color),
  secondary_color: z._default(hexColor, defaultSettings.secondary_color),
  accent_color: z._default(hexColor, defaultSettings.accent_color),
  logo_url: z._default(pictureOrNone, defaultSettings.logo_url),
  favicon_url: z._default(pictureOrNone, defaultSettings.favicon_url),
  /** Of public pages only. */
  custom_css: z._default(z.string().check(z.maxLength(length.custom_css)), ""),
  /** Whether keys open /api/v1. */
  enable_api: z._default(z.boolean(), defaultSettings.enable_api),
  /** Calls a minute of one key. */
  api_rate_limit: z._default(wholeNumber(limits.api_rate_limit), 100),
  /** Days that a new key lasts where nothing else is asked for. */
  api_key_expiry: z._default(wholeNumber(limits.api_key_expiry), 30),
  email_notifications: z._default(z.boolean(), true),
  /** Whether open pages show news over other windows, to those who let them. */
  browser_notifications: z._default(z.boolean(), defaultSettings.browser_notifications),
  slack_webhook: z._default(addressOrNone, ""),
  discord_webhook: z._default(addressOrNone, ""),
  /** Gets events in the product's own shape, signed with the secret. */
  webhook_url: z._default(addressOrNone, ""),
  /** `whsec_` and base64. Made by the product and shown once. */
  webhook_secret: z._default(z.string(), ""),
});
export type Settings = z.infer<typeof settingsSchema>;
export type SettingKey = keyof Settings;

/** Never returned: only whether they are set, and since when. Sealed at rest. */
export const SECRET_SETTINGS = [
  "smtp_password",
  "slack_webhook",
  "discord_webhook",
  "webhook_url",
  "webhook_secret",
] as const satisfies readonly SettingKey[];

/**
 * What could lead mails that sign people in elsewhere, makes accounts easier to take over, shows visitors' addresses, sends visits elsewhere or
 * draws over the public pages: changed only after a fresh sign-in.
 */
const GUARDED_SETTINGS: readonly string[] = [
  ...SECRET_SETTINGS,
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
  "google_analytics_id",
  "google_search_console",
  "custom_css",
] satisfies SettingKey[];
export const isGuardedSetting = (key: string): boolean => GUARDED_SETTINGS.includes(key);

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingsSchema.shape, key);
export const isSecretSetting = (key: string): boolean => SECRET_SETTINGS.some((secret) => secret === key);

/** The part that every visitor may know. */
export const PUBLIC_SETTINGS = [
  "site_name",
  "site_description",
  "language",
  "timezone",
  "source_url",
  "meta_title",
  "meta_description",
  "meta_keywords",
  "logo_url",
  "favicon_url",
  "enable_analytics",
  "enable_registration",
  "password_min_length",
  "enable_2fa",
  "require_login_to_download",
  "enable_api",
  "browser_notifications",
  "primary_color",
  "secondary_color",
  "accent_color",
] as const;
export interface PublicSettings extends Pick<Settings, (typeof PUBLIC_SETTINGS)[number]> {
  /** Where people may sign in, too, as the environment says; absent: nowhere else. */
  sign_in_providers?: readonly SignInProvider[];
  /** The origin that the setting of this name says; absent where the environment says one, or nobody does. */
  site_url?: string;
  /** Changes with the setting `custom_css`; absent where there is none. */
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
