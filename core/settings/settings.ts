import * as z from "zod/mini";
import { LANGUAGES } from "../languages.ts";

/** Settings that have an effect so far, with their defaults (accounts §9, D7). One row a key in the table `settings`. */
export const settingsSchema = z.object({
  site_name: z._default(z.string(), "Quietzone"),
  site_description: z._default(z.string(), "Free QR code and barcode generator"),
  /** Of visitors whose browser asks for none of ours. */
  language: z._default(z.enum(LANGUAGES), "en"),
  enable_registration: z._default(z.boolean(), true),
  password_min_length: z._default(z.int().check(z.minimum(6), z.maximum(50)), 6),
  /** Hours a session lasts, whatever is refreshed. */
  session_timeout: z._default(z.int().check(z.minimum(1), z.maximum(168)), 24),
  max_login_attempts: z._default(z.int().check(z.minimum(3), z.maximum(20)), 5),
  require_login_to_download: z._default(z.boolean(), true),
  primary_color: z._default(z.string(), "#00d4ff"),
  secondary_color: z._default(z.string(), "#ff6b9d"),
  accent_color: z._default(z.string(), "#c471ed"),
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
