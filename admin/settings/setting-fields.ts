import type { SettingCategory } from "../../core/settings/category.ts";
import { LANGUAGES } from "../../core/languages.ts";

/** How a setting is edited. */
export type SettingField = { key: string } & (
  | {
      kind: "text" | "email" | "url" | "lines" | "color" | "picture" | "css" | "switch" | "secret" | "number";
    }
  | { kind: "choice"; options: readonly string[] }
  | { kind: "timezone" }
);

/** A group of fields under a heading of its own: `settings.group.<name>`. */
interface FieldGroup {
  name: string;
  fields: readonly SettingField[];
}

export const TIMEZONES = [
  "UTC",
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "Europe/London",
  "Europe/Paris",
  "Asia/Tokyo",
] as const;

/** What each tab edits. */
export const TABS: Record<SettingCategory, readonly FieldGroup[]> = {
  general: [
    {
      name: "site",
      fields: [
        { key: "site_name", kind: "text" },
        { key: "site_description", kind: "lines" },
        { key: "site_url", kind: "url" },
        { key: "admin_email", kind: "email" },
        { key: "source_url", kind: "url" },
      ],
    },
    {
      name: "region",
      fields: [
        { key: "timezone", kind: "timezone" },
        { key: "language", kind: "choice", options: LANGUAGES },
      ],
    },
  ],
  seo: [
    {
      name: "search",
      fields: [
        { key: "meta_title", kind: "text" },
        { key: "meta_description", kind: "lines" },
        { key: "meta_keywords", kind: "lines" },
      ],
    },
    {
      name: "google",
      fields: [
        { key: "google_analytics_id", kind: "text" },
        { key: "google_search_console", kind: "text" },
      ],
    },
    {
      name: "visits",
      fields: [
        { key: "enable_analytics", kind: "switch" },
        { key: "visitor_addresses", kind: "choice", options: ["shortened", "whole"] },
        { key: "visitor_retention_days", kind: "number" },
      ],
    },
  ],
  email: [
    {
      name: "smtp",
      fields: [
        { key: "smtp_host", kind: "text" },
        { key: "smtp_port", kind: "number" },
        { key: "smtp_encryption", kind: "choice", options: ["tls", "ssl", "none"] },
        { key: "smtp_username", kind: "text" },
        { key: "smtp_password", kind: "secret" },
      ],
    },
    {
      name: "sender",
      fields: [
        { key: "from_email", kind: "email" },
        { key: "from_name", kind: "text" },
      ],
    },
  ],
  security: [
    {
      name: "accounts",
      fields: [
        { key: "enable_registration", kind: "switch" },
        { key: "require_email_verification", kind: "switch" },
        { key: "require_current_password", kind: "switch" },
        { key: "enable_2fa", kind: "switch" },
        { key: "require_login_to_download", kind: "switch" },
      ],
    },
    {
      name: "limits",
      fields: [
        { key: "password_min_length", kind: "number" },
        { key: "max_login_attempts", kind: "number" },
        { key: "session_timeout", kind: "number" },
        { key: "session_idle_timeout", kind: "number" },
      ],
    },
  ],
  appearance: [
    {
      name: "colors",
      fields: [
        { key: "primary_color", kind: "color" },
        { key: "secondary_color", kind: "color" },
        { key: "accent_color", kind: "color" },
      ],
    },
    {
      name: "pictures",
      fields: [
        { key: "logo_url", kind: "picture" },
        { key: "favicon_url", kind: "picture" },
      ],
    },
    { name: "styles", fields: [{ key: "custom_css", kind: "css" }] },
  ],
  api: [
    {
      name: "api",
      fields: [
        { key: "enable_api", kind: "switch" },
        { key: "api_rate_limit", kind: "number" },
        { key: "api_key_expiry", kind: "number" },
      ],
    },
  ],
  notifications: [
    {
      name: "people",
      fields: [
        { key: "email_notifications", kind: "switch" },
        { key: "browser_notifications", kind: "switch" },
      ],
    },
    {
      name: "webhooks",
      fields: [
        { key: "slack_webhook", kind: "secret" },
        { key: "discord_webhook", kind: "secret" },
        { key: "webhook_url", kind: "secret" },
      ],
    },
  ],
};

/** The first of these settings in the order of the page, or null. */
export function firstShown(keys: readonly string[]): string | null {
  const inOrder = Object.values(TABS).flatMap((groups) =>
    groups.flatMap(({ fields }) => fields.map(({ key }): string => key)),
  );
  return inOrder.find((key) => keys.includes(key)) ?? null;
}

/** The tab on which a key is edited; null for one that no tab has. */
export function tabOf(key: string): SettingCategory | null {
  const found = Object.entries(TABS).find(([, groups]) =>
    groups.some(({ fields }) => fields.some((field) => field.key === key)),
  );
  return (found?.[0] as SettingCategory | undefined) ?? null;
}
