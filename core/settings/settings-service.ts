import type { SignInProvider } from "../ports/oidc-client.ts";
import { PUBLIC_SETTINGS, settingsSchema } from "./settings.ts";
import type { PublicSettings, Settings, SettingsRepository } from "./settings.ts";

export type SettingsService = ReturnType<typeof createSettingsService>;

interface Dependencies {
  settings: SettingsRepository;
  signInProviders?: readonly SignInProvider[];
}

export function createSettingsService({ settings, signInProviders = [] }: Dependencies) {
  /** Every setting; one that was never set, or whose stored value is not allowed any more, has its default. */
  async function get(): Promise<Settings> {
    const stored = await settings.all();
    const entries = Object.entries(settingsSchema.shape).map(([key, schema]) => {
      const parsed = schema.safeParse(stored[key]);
      return [key, parsed.success ? parsed.data : schema.parse(undefined)];
    });
    return Object.fromEntries(entries) as Settings;
  }

  /** The settings that every visitor may know. */
  async function publicSettings(): Promise<PublicSettings> {
    const all = await get();
    const known = Object.fromEntries(PUBLIC_SETTINGS.map((key) => [key, all[key]]));
    const providers = signInProviders.length === 0 ? {} : { sign_in_providers: signInProviders };
    return { ...known, ...providers } as unknown as PublicSettings;
  }

  return { get, publicSettings };
}
