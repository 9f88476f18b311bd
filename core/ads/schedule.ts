import { DAY_MS } from "../durations.ts";

/** How many days before its end an advertisement is about to expire. */
const EXPIRING_DAYS = 7;

/** The day that calendars of a time zone show at an instant: `2026-01-31`. */
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

/** The day so many days after another. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The first and the last day of an end that is 1 to 7 days away. */
export const soonAfter = (today: string): { from: string; to: string } => ({
  from: daysAfter(today, 1),
  to: daysAfter(today, EXPIRING_DAYS),
});

/** What becomes of an advertisement on a day: switched off, not begun yet, on the pages, or over. */
export const AD_STATES = ["inactive", "scheduled", "running", "expired"] as const;
export type AdState = (typeof AD_STATES)[number];

/** The first and the last day count whole. */
export function adState(
  { isActive, startDate, endDate }: { isActive: boolean; startDate: string | null; endDate: string | null },
  today: string,
): AdState {
  if (!isActive) return "inactive";
  if (endDate !== null && endDate < today) return "expired";
  return startDate !== null && startDate > today ? "scheduled" : "running";
}
