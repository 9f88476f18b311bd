import { DomainError } from "../errors.ts";
import {
  endOfNow,
  localDate,
  periodRange,
  rangeBetween,
  startOfDay,
  type Bucket,
  type Period,
  type PeriodRange,
} from "./period.ts";
import { DAY_MS } from "../durations.ts";

/** First and last day in the viewer's calendar, `2026-01-31`, both included. */
export interface DayRange {
  from: string;
  to: string;
}
/** The time that a report covers. */
export type Span = Period | DayRange;

/** Ten years. */
const MAX_DAYS = 3660;
export const FIRST_DAY = "2000-01-01";
/** Longer ranges are drawn by month. */
const MAX_DAILY_POINTS = 92;

/** Problems of a range, with the messages of the API. */
const FAULTS = {
  no_day: `from and to should be days since ${FIRST_DAY}, like 2026-01-31`,
  order: "from should not be after to",
  future: "from should not be in the future",
  too_long: `from and to should be at most ${MAX_DAYS} days apart`,
};
export type DayRangeFault = keyof typeof FAULTS;

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_DAY) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // `Date` rolls February 30 over to March
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Arguments for `Date.UTC`. */
function partsOf(day: string): [year: number, month: number, day: number] {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return [year, month - 1, date];
}

const daysIn = ({ from, to }: DayRange): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The calendar day in this time zone. */
export function dayAt(at: Date, timeZone: string): string {
  const { year, month, day } = localDate(at, timeZone);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** @returns null if the range is valid. It may end in the future: the report then ends now. */
export function dayRangeFault(range: DayRange, today: string): DayRangeFault | null {
  if (!isDay(range.from) || !isDay(range.to)) return "no_day";
  if (range.to < range.from) return "order";
  if (range.from > today) return "future";
  return daysIn(range) > MAX_DAYS ? "too_long" : null;
}

/**
 * Start and end of a report and of the preceding period for comparison; a range of days is compared with as
 * many days before it.
 * @param timeZone a name of the IANA database
 * @throws DomainError `validation_failed`
 */
export function spanRange(span: Span, now: Date, timeZone: string): PeriodRange {
  if (typeof span === "string") return periodRange(span, now, timeZone);
  const fault = dayRangeFault(span, dayAt(now, timeZone));
  if (fault) {
    const sentence = FAULTS[fault];
    throw new DomainError("validation_failed", sentence, { fields: { from: sentence, to: sentence } });
  }
  const days = daysIn(span);
  const start = (day: string, after: number): Date => {
    const [year, month, date] = partsOf(day);
    return startOfDay({ year, month: month + 1, day: date + after }, timeZone);
  };
  const bucket: Bucket = days === 1 ? "hour" : days <= MAX_DAILY_POINTS ? "day" : "month";
  const from = start(span.from, 0);
  const end = start(span.to, 1);
  const isOver = end <= now;
  const range = rangeBetween({
    bucket,
    from,
    until: isOver ? end : endOfNow(now),
    previousFrom: start(span.from, -days),
    timeZone,
  });
  // days with clock changes are shorter or longer than others
  return isOver ? { ...range, previous: { ...range.previous, until: from } } : range;
}
