import { dayAt } from "./day-range.ts";
import type { Stretch } from "./period.ts";
import { DAY_MS } from "../durations.ts";

/**
 * Days for which quarter-hour rollups per value are kept: presets start at most 7 days ago, or at the start
 * of a month or year.
 */
export const DAYS_IN_QUARTERS = 10;
/**
 * Months for which the first and last day keep quarter-hour rollups. Presets reach back to the start of the
 * current year at most.
 */
export const MONTHS_IN_QUARTERS = 14;

const midnight = (at: Date): number => at.getTime() - (at.getTime() % DAY_MS);

/** Whether the rollups per value can be cut at this instant. */
function isCut(at: Date, now: Date): boolean {
  const [day, today] = [midnight(at), midnight(now)];
  if (day === at.getTime() || day >= today - DAYS_IN_QUARTERS * DAY_MS) return true;
  const months = new Date(today);
  months.setUTCMonth(months.getUTCMonth() - MONTHS_IN_QUARTERS);
  const isEdge = [day, day + DAY_MS].some((one) => new Date(one).getUTCDate() === 1);
  return isEdge && day >= months.getTime();
}

/**
 * The range that a report's lists cover: that of the report, but with its first and last day in UTC if their
 * quarter-hour rollups are gone.
 * @returns `isExact`: false if this changes the range
 */
export function listRange({ from, until }: Stretch, now: Date, timeZone: string) {
  const cut = (at: Date): Date => (isCut(at, now) ? at : new Date(dayAt(at, timeZone)));
  const range = { from: cut(from), until: cut(until) };
  return { ...range, isExact: +range.from === +from && +range.until === +until };
}
