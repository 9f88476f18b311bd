import { DAY_MS } from "../durations.ts";

/** Number of days before its end from which an advertisement counts as expiring. */
const EXPIRING_DAYS = 7;

/** The calendar day in a time zone at an instant: `2026-01-31`. */
export function dayIn(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(at);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
}

/** The day a number of days after another. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** First and last day of the range that is 1 to 7 days away. */
export const soonAfter = (today: string): { from: string; to: string } => ({
  from: daysAfter(today, 1),
  to: daysAfter(today, EXPIRING_DAYS),
});

/** State of an advertisement on a day: switched off, before its start, within its dates, or past its end. */
export const AD_STATES = ["inactive", "scheduled", "running", "expired"] as const;
export type AdState = (typeof AD_STATES)[number];

/** The start and end days are included. */
export function adState(
  { isActive, startDate, endDate }: { isActive: boolean; startDate: string | null; endDate: string | null },
  today: string,
): AdState {
  if (!isActive) return "inactive";
  if (endDate !== null && endDate < today) return "expired";
  return startDate !== null && startDate > today ? "scheduled" : "running";
}
