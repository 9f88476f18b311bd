import { isDay } from "../payloads/fields.ts";
import { propertiesOf, propertyText } from "./content-lines.ts";

/** An event; absent fields are empty. */
export interface CalendarEvent {
  summary: string;
  /** A date, a local time like 2026-07-04T18:00, or a UTC time with a Z; as written if it is none of these. */
  start: string;
  /** The last day of an all-day event, else the time. */
  end: string;
  /** The IANA time zone of local times; empty for the reader's own. */
  timezone: string;
  /** The time zone of the end. */
  endTimezone: string;
  /** The parts of its recurrence rule (RFC 5545 §3.3.10), from once a day to once a year: `FREQ=WEEKLY;COUNT=3`. */
  repeats: string;
  location: string;
  description: string;
  website: string;
  /** How many events follow this one. */
  further: number;
}

const isMark = (mark: "BEGIN" | "END") => (one: { name: string; value: string }) =>
  one.name === mark && one.value.trim().toUpperCase() === "VEVENT";

/** Parses the first event of a calendar (RFC 5545 §3.6.1), with or without the enclosing calendar. Null: there is none. */
export function readEvent(content: string): CalendarEvent | null {
  const properties = propertiesOf(content.trim());
  const first = properties.findIndex(isMark("BEGIN"));
  if (first < 0) return null;
  const end = properties.findIndex(
    (one, index) => index > first && (isMark("END")(one) || one.name === "BEGIN"),
  );
  const event = properties.slice(first + 1, end < 0 ? undefined : end);
  const find = (name: string) => event.find((one) => one.name === name);
  const textOf = (name: string): string => propertyText(find(name)?.value ?? "");
  const zoneOf = (name: string): string =>
    /;TZID="?([^;:,"]+)/i.exec(find(name)?.parameters ?? "")?.[1] ?? "";
  const [starts, ends] = [find("DTSTART"), find("DTEND")];
  if (starts === undefined) return null;
  const start = momentOf(starts.value, 0);
  return {
    summary: textOf("SUMMARY"),
    start,
    end: ends === undefined ? endAfter(start, textOf("DURATION")) : momentOf(ends.value, 1),
    timezone: zoneOf("DTSTART"),
    endTimezone: zoneOf(ends === undefined ? "DTSTART" : "DTEND"),
    repeats: ruleOf(find("RRULE")?.value ?? ""),
    location: textOf("LOCATION"),
    description: textOf("DESCRIPTION"),
    website: find("URL")?.value.trim() ?? "",
    further: properties.filter(isMark("BEGIN")).length - 1,
  };
}

/**
 * 20260704T160000Z as 2026-07-04T16:00Z, 20260704 as 2026-07-04; as written if there is no such time.
 * @param beyond days to subtract from a date: DTEND is exclusive
 */
function momentOf(value: string, beyond: number): string {
  const written = value.trim();
  const [, year, month, day, hour, minute, second, zone = ""] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/i.exec(written) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isDay(date)) return written;
  if (hour === undefined) return dayAfter(date, -beyond) ?? written;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return written;
  return `${date}T${hour}:${minute}${second === "00" ? "" : `:${second}`}${zone.toUpperCase()}`;
}

const [SECOND, DAY] = [1000, 86_400_000];

/** Null: its year has no four digits. */
function dayAfter(date: string, days: number): string | null {
  const text = isoText(Date.parse(date) + days * DAY);
  return text && text.slice(0, 10);
}

/** Null: not a time of a year with four digits. */
const isoText = (time: number): string | null => {
  const moment = new Date(time);
  const text = Number.isNaN(moment.getTime()) ? "" : moment.toISOString();
  return /^\d{4}-/.test(text) ? text : null;
};

/** The end by a duration (RFC 5545 §3.3.6), on the clock of the start; as written if it is not a duration. */
function endAfter(start: string, duration: string): string {
  const [whole, weeks, days, hours, minutes, seconds] =
    /^\+?P(?:(\d+)W|(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?)$/i.exec(duration) ?? [];
  if (whole === undefined) return duration;
  const [wholeDays, rest] = [
    Number(weeks ?? 0) * 7 + Number(days ?? 0),
    Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0),
  ];
  if (isDay(start)) return (rest === 0 && wholeDays > 0 && dayAfter(start, wholeDays - 1)) || duration;
  const text = isoText(Date.parse(`${start.replace(/Z$/, "")}Z`) + wholeDays * DAY + rest * SECOND);
  if (text === null) return duration;
  return text.slice(0, text.slice(17, 19) === "00" ? 16 : 19) + (start.endsWith("Z") ? "Z" : "");
}

/** Empty: no rule, one that is not right, or one that repeats within a day. */
function ruleOf(value: string): string {
  const parts = value.trim().toUpperCase().split(";").filter(Boolean);
  const isRight = parts.every((part) =>
    /^(?:FREQ|UNTIL|COUNT|INTERVAL|WKST|BY[A-Z]+)=[A-Z0-9,+-]+$/.test(part),
  );
  const often = parts.find((part) => /^FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(part));
  return isRight && often !== undefined
    ? [often, ...parts.filter((part) => !part.startsWith("FREQ="))].join(";")
    : "";
}
