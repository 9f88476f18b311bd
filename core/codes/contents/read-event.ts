import { propertiesOf, propertyText } from "./content-lines.ts";

/** An event; what is left out is empty. */
export interface CalendarEvent {
  summary: string;
  /** A day, a local time like 2026-07-04T18:00, or one in UTC with a Z. */
  start: string;
  /** The last day of an event of whole days, else the time. */
  end: string;
  /** Of local times, a name of the IANA database; empty where they are the reader's own. */
  timezone: string;
  location: string;
  description: string;
  website: string;
}

const isMark = (mark: "BEGIN" | "END") => (one: { name: string; value: string }) =>
  one.name === mark && one.value.trim().toUpperCase() === "VEVENT";

/** Reads the first event of a calendar (RFC 5545 §3.6.1), with or without the calendar around it. Null: there is none. */
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
 * @param beyond days that a day is behind the one that is meant: the end is the first day that is none of the event
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
