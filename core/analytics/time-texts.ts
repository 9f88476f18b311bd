import type { Language } from "../languages.ts";
import type { Bucket } from "./period.ts";

/** The time that a report covers, under its API names. Instants are ISO 8601. */
interface ReportTimes {
  bucket: Bucket;
  time_zone: string;
  from: string;
  until: string;
}

const PARTS: Record<ReportTimes["bucket"], Intl.DateTimeFormatOptions> = {
  hour: { timeStyle: "short" },
  day: { day: "numeric", month: "short" },
  month: { month: "short" },
};

/** Label for a part of the chart, in the report's time zone. @param start ISO 8601 */
export function partText({ bucket, time_zone }: ReportTimes, start: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { ...PARTS[bucket], timeZone: time_zone }).format(new Date(start));
}

/** The range of a report: "14 – 21 November 2026". */
export function rangeText({ time_zone, from, until }: ReportTimes, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: time_zone });
  // the last included instant, since `until` may be midnight
  return format.formatRange(new Date(from), new Date(Date.parse(until) - 1));
}

/** A day in the report's time zone: "21 November 2026". */
export const dateOf = (iso: string, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone }).format(new Date(iso));

/** A day of a week: "Thu 19". Formatted together, English puts the number first. */
export function weekdayText(iso: string, timeZone: string, language: Language): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone }).format(new Date(iso));
  return `${part({ weekday: "short" })} ${part({ day: "numeric" })}`;
}

/** Date and time in the report's time zone. */
export const momentOf = (iso: string, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone }).format(
    new Date(iso),
  );
