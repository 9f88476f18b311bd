import * as z from "zod/mini";
import { LANGUAGES } from "../languages.ts";
import type { SignInProvider } from "../ports/oidc-client.ts";
import { defaultSettings } from "./default-settings.ts";

/** Empty: not set. */
const emptyOr = <T extends z.ZodMiniType<string>>(schema: T) => z.union([z.literal(""), schema]);
const emailOrNone = emptyOr(z.string().check(z.email()));
const addressOrNone = emptyOr(z.url({ protocol: /^https?$/ }));

/** Settings that have an effect so far, with their defaults (accounts §9, D7). One row a key in the table `settings`. */
export const settingsSchema = z.object({
  site_name: z._default(z.string(), defaultSettings.site_name),
  site_description: z._default(z.string(), defaultSettings.site_description),
  /** Of visitors whose browser asks for none of ours. */
  language: z._default(z.enum(LANGUAGES), defaultSettings.language),
  // what no page needs has its default here, so that pages do not carry it
  /** Who runs the site. */
  admin_email: z._default(emailOrNone, ""),
  /** Empty: mails stay in the outbox, unless the environment names a server (D18). */
  smtp_host: z._default(z.string().check(z.trim()), ""),
  smtp_port: z._default(z.int().check(z.minimum(1), z.maximum(65_535)), 587),
  smtp_username: z._default(z.string(), ""),
  smtp_password: z._default(z.string(), ""),
  /** tls: STARTTLS, and nothing without it; ssl: TLS from the first byte. */
  smtp_encryption: z._default(z.enum(["tls", "ssl", "none"]), "tls"),
  from_email: z._default(emailOrNone, ""),
  from_name: z._default(z.string(), ""),
  enable_registration: z._default(z.boolean(), defaultSettings.enable_registration),
  /** Whether an account waits for its mailbox; only where mails reach people (D18). */
  require_email_verification: z._default(z.boolean(), true),
  password_min_length: z._default(
    z.int().check(z.minimum(6), z.maximum(50)),
    defaultSettings.password_min_length,
  ),
  /** Second factors are asked for: recommended to everybody, needed by admins. Whoever wants one can set it up in any case. */
  enable_2fa: z._default(z.boolean(), defaultSettings.enable_2fa),
  /** Hours a session lasts, whatever is refreshed. */
  session_timeout: z._default(z.int().check(z.minimum(1), z.maximum(168)), defaultSettings.session_timeout),
  /** Hours after which a session ends that nobody uses: half a day, so that a forgotten browser is signed out by the next morning. */
  session_idle_timeout: z._default(z.int().check(z.minimum(1), z.maximum(168)), 12),
  max_login_attempts: z._default(
    z.int().check(z.minimum(3), z.maximum(20)),
    defaultSettings.max_login_attempts,
  ),
  require_login_to_download: z._default(z.boolean(), defaultSettings.require_login_to_download),
  primary_color: z._default(z.string(), defaultSettings.primary_color),
  secondary_color: z._default(z.string(), defaultSettings.secondary_color),
  accent_color: z._default(z.string(), defaultSettings.accent_color),
  email_notifications: z._default(z.boolean(), true),
  browser_notifications: z._default(z.boolean(), false),
  slack_webhook: z._default(addressOrNone, ""),
  discord_webhook: z._default(addressOrNone, ""),
  /** Gets events in the product's own shape, signed with the secret. */
  webhook_url: z._default(addressOrNone, ""),
  /** `whsec_` and base64. Made by the product and shown once. */
  webhook_secret: z._default(z.string(), ""),
});
export type Settings = z.infer<typeof settingsSchema>;

/** The part that every visitor may know. */
export const PUBLIC_SETTINGS = [
  "site_name",
  "site_description",
  "language",
  "enable_registration",
  "password_min_length",
  "enable_2fa",
  "require_login_to_download",
  "primary_color",
  "secondary_color",
  "accent_color",
] as const;
export interface PublicSettings extends Pick<Settings, (typeof PUBLIC_SETTINGS)[number]> {
  /** Where people may sign in, too, as the environment says; absent: nowhere else. */
  sign_in_providers?: readonly SignInProvider[];
}

/** Port: the stored values by key; a key that was never set is absent. */
export interface SettingsRepository {
  all(): Promise<Record<string, unknown>>;
  set(values: Record<string, unknown>): Promise<void>;
}
