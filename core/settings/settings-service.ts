import { checksum } from "../codes/payloads/checksum.ts";
import { cacheUntilChanged } from "../cache-until-changed.ts";
import { delivers } from "../mail/delivers.ts";
import type { Changes } from "../ports/changes.ts";
import type { SecretBox } from "../ports/crypto.ts";
import type { SignInProvider } from "../ports/oidc-client.ts";
import { isSealed, openSetting } from "./sealed-value.ts";
import { publicDefaults } from "./public-defaults.ts";
import { readSetting, SETTING_KEYS } from "./settings.ts";
import type { PublicSettings, SettingKey, Settings, SettingsRepository } from "./settings.ts";

/** Stands in the address of the operator's style sheet, so that browsers can keep each version forever. */
export const customCssVersion = (css: string): string => checksum(css);

export type SettingsService = ReturnType<typeof createSettingsService>;

interface Dependencies {
  settings: SettingsRepository;
  signInProviders?: readonly SignInProvider[];
  /** Whether the environment sets the site's origin, which takes precedence. */
  isSiteUrlSaid?: boolean;
  /** Whether the environment names a mail server. */
  hasMailServer?: boolean;
  /** Absent: sealed secrets count as not set. */
  box?: SecretBox;
  /** Absent: nothing is kept, each question reads. */
  changes?: Changes;
}

export function createSettingsService({
  settings,
  signInProviders = [],
  isSiteUrlSaid = false,
  hasMailServer = false,
  box,
  changes,
}: Dependencies) {
  async function read(): Promise<Settings> {
    const stored = await settings.all();
    const entries = SETTING_KEYS.map(async (key) => {
      const value = stored[key];
      return [key, readSetting(key, box && isSealed(value) ? await openSetting(box, key, value) : value)];
    });
    return Object.freeze(Object.fromEntries(await Promise.all(entries))) as Settings;
  }

  const kept = cacheUntilChanged(changes, "settings", read);

  /** All settings. A setting that was never set, or whose stored value is no longer valid, has its default. */
  const get = (): Promise<Settings> => kept.get();

  /** The settings that every visitor may know. */
  async function publicSettings(): Promise<PublicSettings> {
    const all = await get();
    const known = Object.fromEntries(Object.keys(publicDefaults).map((key) => [key, all[key as SettingKey]]));
    return {
      ...known,
      sends_mail: delivers(hasMailServer, all),
      ...(signInProviders.length > 0 && { sign_in_providers: signInProviders }),
      ...(all.site_url !== "" && !isSiteUrlSaid && { site_url: all.site_url.replace(/\/$/, "") }),
      ...(all.custom_css !== "" && { custom_css_version: customCssVersion(all.custom_css) }),
    } as PublicSettings;
  }

  return {
    get,
    publicSettings,
    /** Somebody here changed a setting: reads again at the next question. */
    forget: kept.forget,
  };
}
