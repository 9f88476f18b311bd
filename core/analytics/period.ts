import { MINUTE_MS, HOUR_MS, DAY_MS } from "../durations.ts";

/** Periods of a report. */
export const PERIODS = ["daily", "weekly", "monthly", "yearly"] as const;
export type Period = (typeof PERIODS)[number];
export type Bucket = "hour" | "day" | "month";

export interface Stretch {
  /** The first instant that counts. */
  from: Date;
  /** What is not counted any more. */
  until: Date;
}

export interface PeriodRange extends Stretch {
  bucket: Bucket;
  /** Where each part of the chart begins, in order; the first one is `from`. */
  starts: Date[];
  /** The same stretch of the period before, to compare with. */
  previous: Stretch;
}

const SLOT_MS = 15 * MINUTE_MS;

interface Local {
  year: number;
  /** 1 to 12, and beyond: 13 is January of the next year. */
  month: number;
  day: number;
}

/** What calendars and clocks of a time zone show at an instant, as if it were UTC, in ms. */
function wallClock(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(at);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

/** The first instant of a day there: midnight, or the hour after where clocks skip it. */
export function startOfDay({ year, month, day }: Local, timeZone: string): Date {
  const midnight = Date.UTC(year, month - 1, day);
  // the offset at the guess may not be the one at the answer, on the day on which clocks change
  let at = midnight - (wallClock(midnight, timeZone) - midnight);
  at = midnight - (wallClock(at, timeZone) - at);
  // clocks that jump over midnight: the two guesses differ by the jump
  return new Date(wallClock(at, timeZone) < midnight ? at + HOUR_MS : at);
}

export function localDate(at: Date, timeZone: string): Local {
  const wall = new Date(wallClock(at.getTime(), timeZone));
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
}

/** The end of the present quarter of an hour. */
export const endOfNow = (now: Date): Date => new Date(Math.ceil((now.getTime() + 1) / SLOT_MS) * SLOT_MS);

/** Starts of the days, months or hours after `from` and before `until`, with `from` in front. */
function startsBetween(from: Date, until: Date, bucket: Bucket, timeZone: string): Date[] {
  const starts = [from];
  const first = localDate(from, timeZone);
  for (let step = 1; ; step += 1) {
    const next =
      bucket === "hour"
        ? new Date(from.getTime() + step * HOUR_MS)
        : bucket === "day"
          ? startOfDay({ ...first, day: first.day + step }, timeZone)
          : startOfDay({ ...first, month: first.month + step, day: 1 }, timeZone);
    if (next >= until) return starts;
    starts.push(next);
  }
}

/** A stretch of time in its parts, and as long a stretch from `previousFrom` on, which ends where the other begins at the latest. */
export function rangeBetween({
  bucket,
  from,
  until,
  previousFrom,
  timeZone,
}: Stretch & { bucket: Bucket; previousFrom: Date; timeZone: string }): PeriodRange {
  const elapsed = until.getTime() - from.getTime();
  return {
    bucket,
    from,
    until,
    starts: startsBetween(from, until, bucket, timeZone),
    previous: {
      from: previousFrom,
      until: new Date(Math.min(previousFrom.getTime() + elapsed, from.getTime())),
    },
  };
}

/**
 * Where each period begins: start of today, 7 days ago, start of the month, start of the year, as calendars and
 * clocks of the viewer show them, in quarters of an hour.
 * @param timeZone a name of the IANA database
 */
export function periodRange(period: Period, now: Date, timeZone: string): PeriodRange {
  const until = endOfNow(now);
  const today = localDate(now, timeZone);
  const start = (date: Partial<Local>) => startOfDay({ ...today, ...date }, timeZone);
  const range = (bucket: Bucket, from: Date, previousFrom: Date): PeriodRange =>
    rangeBetween({ bucket, from, until, previousFrom, timeZone });
  if (period === "daily") return range("hour", start({}), start({ day: today.day - 1 }));
  if (period === "monthly") {
    return range("day", start({ day: 1 }), start({ month: today.month - 1, day: 1 }));
  }
  if (period === "yearly") {
    const january = { month: 1, day: 1 };
    return range("month", start(january), start({ year: today.year - 1, ...january }));
  }
  const from = new Date(until.getTime() - 7 * DAY_MS - SLOT_MS);
  return range("day", from, new Date(2 * from.getTime() - until.getTime()));
}
