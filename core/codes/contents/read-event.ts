import { propertiesOf, propertyText } from "./content-lines.ts";

/** An event; absent fields are empty. */
export interface CalendarEvent {
  summary: string;
  /** A date, a local time like 2026-07-04T18:00, or a UTC time with a Z. */
  start: string;
  /** The last day of an all-day event, else the time. */
  end: string;
  /** The IANA time zone of local times; empty for the reader's own. */
  timezone: string;
  location: string;
  description: string;
  website: string;
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
  const start = find("DTSTART");
  if (start === undefined) return null;
  return {
    summary: textOf("SUMMARY"),
    start: momentOf(start.value, 0),
    end: momentOf(find("DTEND")?.value ?? "", 1),
    timezone: /;TZID="?([^;:"]+)/i.exec(start.parameters)?.[1] ?? "",
    location: textOf("LOCATION"),
    description: textOf("DESCRIPTION"),
    website: find("URL")?.value.trim() ?? "",
  };
}

/**
 * 20260704T160000Z as 2026-07-04T16:00Z, 20260704 as 2026-07-04.
 * @param beyond days to subtract from a date: DTEND is exclusive
 */
function momentOf(value: string, beyond: number): string {
  const [, year, month, day, hour, minute, second, zone = ""] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/i.exec(value.trim()) ?? [];
  if (year === undefined) return "";
  if (hour !== undefined)
    return `${year}-${month}-${day}T${hour}:${minute}${second === "00" ? "" : `:${second}`}${zone.toUpperCase()}`;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) - beyond));
  return date.toISOString().slice(0, 10);
}
