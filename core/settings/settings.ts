import * as z from "zod/mini";
import { LANGUAGES } from "../languages.ts";
import { defaultSettings } from "./default-settings.ts";

/** Settings that have an effect so far, with their defaults (accounts §9, D7). One row a key in the table `settings`. */
export const settingsSchema = z.object({
  site_name: z._default(z.string(), defaultSettings.site_name),
  site_description: z._default(z.string(), defaultSettings.site_description),
  /** Of visitors whose browser asks for none of ours. */
  language: z._default(z.enum(LANGUAGES), defaultSettings.language),
  enable_registration: z._default(z.boolean(), defaultSettings.enable_registration),
  password_min_length: z._default(
    z.int().check(z.minimum(6), z.maximum(50)),
    defaultSettings.password_min_length,
  ),
  /** Hours a session lasts, whatever is refreshed. */
  session_timeout: z._default(z.int().check(z.minimum(1), z.maximum(168)), defaultSettings.session_timeout),
  max_login_attempts: z._default(
    z.int().check(z.minimum(3), z.maximum(20)),
    defaultSettings.max_login_attempts,
  ),
  require_login_to_download: z._default(z.boolean(), defaultSettings.require_login_to_download),
  primary_color: z._default(z.string(), defaultSettings.primary_color),
  secondary_color: z._default(z.string(), defaultSettings.secondary_color),
  accent_color: z._default(z.string(), defaultSettings.accent_color),
});
export type Settings = z.infer<typeof settingsSchema>;

/** The part that every visitor may know. */
export const PUBLIC_SETTINGS = [
  "site_name",
  "site_description",
  "language",
  "enable_registration",
  "password_min_length",
  "require_login_to_download",
  "primary_color",
  "secondary_color",
  "accent_color",
] as const;
export type PublicSettings = Pick<Settings, (typeof PUBLIC_SETTINGS)[number]>;

/** Port: the stored values by key; a key that was never set is absent. */
export interface SettingsRepository {
  all(): Promise<Record<string, unknown>>;
  set(values: Record<string, unknown>): Promise<void>;
}
