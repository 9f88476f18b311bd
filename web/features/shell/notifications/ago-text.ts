import { DAY_MS } from "../../../../core/durations.ts";
import type { Language } from "../../../../core/languages.ts";

const midnight = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** "today", "yesterday", "3 days ago", and the date after a week, by the user's calendar. */
export function agoText(date: Date, now: Date, language: Language): string {
  // rounded, since two days a year are an hour longer or shorter
  const days = Math.round((midnight(now) - midnight(date)) / DAY_MS);
  if (days >= 7) return date.toLocaleDateString(language, { dateStyle: "medium" });
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.max(days, 0), "day");
}
