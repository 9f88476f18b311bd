import { countryName } from "../../core/analytics/country-name.ts";
import {
  DIRECT,
  OTHER,
  UNKNOWN,
  type CampaignShare,
  type RecentView,
} from "../../core/analytics/visit-report.ts";
import type { Language } from "../../core/languages.ts";

/** react-admin's `useTranslate()`. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

const KEYS: ReadonlyMap<string, string> = new Map([
  [OTHER, "analytics.other"],
  [UNKNOWN, "analytics.unknown"],
  [DIRECT, "analytics.direct"],
  ["Desktop", "analytics.desktop"],
  ["Mobile", "analytics.mobile"],
  ["Tablet", "analytics.tablet"],
]);

/** What stands for the rest, for what is not known and for kinds of devices, in the language of the panel; all else as it is. */
export function shareName(value: string, t: Translate): string {
  const key = KEYS.get(value);
  return key === undefined ? value : t(key);
}

export const placeName = (code: string, t: Translate, language: Language): string =>
  /^[A-Z]{2}$/.test(code) ? countryName(code, language) : shareName(code, t);

/** "newsletter / email / spring", of what was named. */
export const campaignName = ({ utm_source, utm_medium, utm_campaign }: CampaignShare, t: Translate): string =>
  [utm_source, utm_medium, utm_campaign].map((part) => shareName(part, t) || "–").join(" / ");

/** "Paris, France", as far as it is known. */
export function visitPlace({ city, country }: RecentView, t: Translate, language: Language): string {
  const named = placeName(country, t, language);
  return city === "" || city === UNKNOWN ? named : `${city}, ${named}`;
}
