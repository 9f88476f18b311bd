const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a local time is in a zone: one moment, or none, since clocks go forward from `before` to `after` then. */
export type ZonedMoment = { at: Date } | { before: string; after: string };

/**
 * The moment of a local time in a time zone of the IANA database. Of a time that comes twice, as clocks go back, the first one
 * (RFC 5545 §3.3.5).
 * @param local as if it were in UTC
 */
export function zonedMoment(local: Date, timezone: string): ZonedMoment {
  const wanted = local.getTime();
  const offsetAt = offsetsOf(timezone);
  // no zone is further than a day from UTC, and none changes twice within two
  const [earlier, later] = [offsetAt(wanted - DAY), offsetAt(wanted + DAY)];
  for (const offset of [earlier, later])
    if (offsetAt(wanted - offset) === offset) return { at: new Date(wanted - offset) };
  const change = changeBetween(wanted - DAY, wanted + DAY, (time) => offsetAt(time) === earlier);
  return { before: clock(change + earlier), after: clock(change + later) };
}

/** Milliseconds that a zone is ahead of UTC, by the moment in milliseconds. */
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
    const shown = Date.UTC(
      part("year"),
      part("month") - 1,
      part("day"),
      part("hour"),
      part("minute"),
      part("second"),
    );
    return shown - Math.floor(time / 1000) * 1000;
  };
}

/** The first moment after `from` at which a condition that held then holds no more, to the second. */
function changeBetween(from: number, to: number, holds: (time: number) => boolean): number {
  let [low, high] = [from, to];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return high;
}

const clock = (time: number): string => new Date(time).toISOString().slice(11, 16);
