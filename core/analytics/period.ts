import { MINUTE_MS, HOUR_MS, DAY_MS } from "../durations.ts";

export const PERIODS = ["daily", "weekly", "monthly", "yearly"] as const;
export type Period = (typeof PERIODS)[number];
export type Bucket = "hour" | "day" | "month";

export interface Stretch {
  /** Start of the period, inclusive. */
  from: Date;
  /** End of the period, exclusive. */
  until: Date;
}

export interface PeriodRange extends Stretch {
  bucket: Bucket;
  /** Start of each part of the chart in order; the first is `from`. */
  starts: Date[];
  /** The same part of the preceding period, for comparison. */
  previous: Stretch;
}

const SLOT_MS = 15 * MINUTE_MS;

interface Local {
  year: number;
  /** 1 to 12, and beyond: 13 is January of the next year. */
  month: number;
  day: number;
}

/** Local date and time in a time zone, encoded as if it were UTC, ms. */
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

/** First instant of a local day: midnight, or the hour after it if clocks skip midnight. */
export function startOfDay({ year, month, day }: Local, timeZone: string): Date {
  const midnight = Date.UTC(year, month - 1, day);
  // on the day of a clock change, the offset at the first estimate may differ from that at the result
  let at = midnight - (wallClock(midnight, timeZone) - midnight);
  at = midnight - (wallClock(at, timeZone) - at);
  // if clocks skip midnight, the two estimates differ by the skipped hour
  return new Date(wallClock(at, timeZone) < midnight ? at + HOUR_MS : at);
}

export function localDate(at: Date, timeZone: string): Local {
  const wall = new Date(wallClock(at.getTime(), timeZone));
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
}

/** End of the current quarter hour. */
export const endOfNow = (now: Date): Date => new Date(Math.ceil((now.getTime() + 1) / SLOT_MS) * SLOT_MS);

/** `from`, followed by the starts of the days, months or hours between `from` and `until`. */
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

/**
 * Splits a period into parts. The comparison period starts at `previousFrom`, has the same length, and ends
 * at `from` at the latest.
 */
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
 * Start of each period: today, 7 days ago, the start of the month or the start of the year, by the viewer's
 * calendar and clock, in quarter hours.
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
