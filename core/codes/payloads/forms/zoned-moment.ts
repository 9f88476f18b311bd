const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A local time in a zone: one moment, or none if clocks skip it, going forward from `before` to `after`. */
export type ZonedMoment = { at: Date } | { before: string; after: string };

/**
 * The moment of a local time in an IANA time zone. If clocks go back and the time occurs twice, the first one (RFC 5545 §3.3.5).
 * @param local as if it were in UTC
 */
export function zonedMoment(local: Date, timezone: string): ZonedMoment {
  const wanted = local.getTime();
  const offsetAt = offsetsOf(timezone);
  // no zone is more than a day from UTC, and none changes twice within two days
  const [earlier, later] = [offsetAt(wanted - DAY), offsetAt(wanted + DAY)];
  for (const offset of [earlier, later])
    if (offsetAt(wanted - offset) === offset) return { at: new Date(wanted - offset) };
  const change = changeBetween(wanted - DAY, wanted + DAY, (time) => offsetAt(time) === earlier);
  // where a whole day was skipped, the clock alone would say nothing
  const shown = later - earlier < DAY ? clock : dayAndClock;
  return { before: shown(change + earlier), after: shown(change + later) };
}

/** UTC offset of a zone in milliseconds, by the moment in milliseconds. */
function offsetsOf(timezone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: timezone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (time) => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
    // Date.UTC takes the years 1 to 99 for those of the 20th century
    const shown = new Date(0);
    shown.setUTCFullYear(part("year"), part("month") - 1, part("day"));
    shown.setUTCHours(part("hour"), part("minute"), part("second"));
    return shown.getTime() - Math.floor(time / 1000) * 1000;
  };
}

/** The first moment after `from` at which a condition no longer holds, to the second. */
function changeBetween(from: number, to: number, holds: (time: number) => boolean): number {
  let [low, high] = [from, to];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return high;
}

const dayAndClock = (time: number): string => new Date(time).toISOString().slice(0, 16);
const clock = (time: number): string => dayAndClock(time).slice(11);
