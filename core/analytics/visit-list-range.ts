import { dayAt } from "./day-range.ts";
import type { Stretch } from "./period.ts";
import { DAY_MS } from "../durations.ts";

/** Days that keep the quarters of an hour of each value: the presets begin at most 7 days ago, or with a month or a year. */
export const DAYS_IN_QUARTERS = 10;
/** As long, the first and the last day of each month keep theirs: the year before this one ends the reach of the presets. */
export const MONTHS_IN_QUARTERS = 14;

const midnight = (at: Date): number => at.getTime() - (at.getTime() % DAY_MS);

/** Whether the sums of each value can be cut at that instant. */
function isCut(at: Date, now: Date): boolean {
  const [day, today] = [midnight(at), midnight(now)];
  if (day === at.getTime() || day >= today - DAYS_IN_QUARTERS * DAY_MS) return true;
  const months = new Date(today);
  months.setUTCMonth(months.getUTCMonth() - MONTHS_IN_QUARTERS);
  const isEdge = [day, day + DAY_MS].some((one) => new Date(one).getUTCDate() === 1);
  return isEdge && day >= months.getTime();
}

/**
 * What the lists of a report cover: the same time, but where the finer sums are gone, its first and last day as they are in UTC.
 * @returns isExact false where that makes a difference
 */
export function listRange({ from, until }: Stretch, now: Date, timeZone: string) {
  const cut = (at: Date): Date => (isCut(at, now) ? at : new Date(dayAt(at, timeZone)));
  const range = { from: cut(from), until: cut(until) };
  return { ...range, isExact: +range.from === +from && +range.until === +until };
}
