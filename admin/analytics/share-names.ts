import { countryName } from "../../core/analytics/country-name.ts";
import {
  DIRECT,
  OTHER,
  UNKNOWN,
  type CampaignShare,
  type RecentView,
  type VisitListName,
} from "../../core/analytics/visit-report.ts";
import type { FilterDimension, ReportFilter } from "../../core/analytics/filters/report-filter.ts";
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

/** Message key for the title of each list. */
export const LIST_NAMES: Readonly<Record<VisitListName, string>> = {
  countries: "analytics.countries",
  pages: "analytics.pages",
  referrers: "analytics.referrers",
  campaigns: "analytics.campaigns",
  devices: "analytics.devices",
  browsers: "analytics.browsers",
  os: "analytics.systems",
};

/** Display name of the rest, of unknown values and of device kinds in the panel's language; other values unchanged. */
export function shareName(value: string, t: Translate): string {
  const key = KEYS.get(value);
  return key === undefined ? value : t(key);
}

export const placeName = (code: string, t: Translate, language: Language): string =>
  /^[A-Z]{2}$/.test(code) ? countryName(code, language) : shareName(code, t);

/** "newsletter / email / spring": the UTM parameters that are set. */
export const campaignName = ({ utm_source, utm_medium, utm_campaign }: CampaignShare, t: Translate): string =>
  [utm_source, utm_medium, utm_campaign].map((part) => shareName(part, t) || "–").join(" / ");

/** Message key for the name of each filter. */
export const FILTER_NAMES: Readonly<Record<FilterDimension, string>> = {
  page: "analytics.page",
  country: "analytics.country",
  referrer: "analytics.referrer",
  campaign: "analytics.campaign",
  device: "analytics.device",
  browser: "analytics.browser",
  os: "analytics.system",
};

/** The value of a filter, as its row displays it. */
export function filterValueName(
  { dimension, value }: ReportFilter,
  t: Translate,
  language: Language,
): string {
  if (dimension === "country") return placeName(value, t, language);
  if (dimension === "page") return value.replace(/\\([\\*])/g, "$1");
  if (dimension !== "campaign") return shareName(value, t);
  const [utm_source = "", utm_medium = "", utm_campaign = ""] = JSON.parse(value) as string[];
  return [utm_source, utm_medium, utm_campaign].map((part) => part || "–").join(" / ");
}

/** "Paris, France", or the part that is known. */
export function visitPlace({ city, country }: RecentView, t: Translate, language: Language): string {
  const named = placeName(country, t, language);
  return city === "" || city === UNKNOWN ? named : `${city}, ${named}`;
}
