import { isDay } from "../payloads/fields.ts";
import { basicMoment, calendarLines } from "../payloads/forms/event.ts";
import { zonedMoment } from "../payloads/forms/zoned-moment.ts";
import { propertyEscaped, propertyLine } from "../payloads/vcard.ts";
import { isTimezone } from "../timezone.ts";
import { utf8Length } from "../utf8.ts";
import type { CalendarEvent } from "./read-event.ts";

/** Bytes per line, without the line break (RFC 5545 §3.1). */
const LINE_BYTES = 75;

/**
 * A calendar with an event (RFC 5545 §3.4 and §3.6.1) for import, of what was read of it alone: a code may hold alarms, guests and
 * other requests to the calendar, which nobody sees. Null: its start or end is no time.
 * @param now the creation time of the file
 */
export function calendarFile(event: CalendarEvent, now: Date): string | null {
  const isRepeated = event.repeats !== "";
  const start = timeLine("DTSTART", event.start, event.timezone, isRepeated);
  const end = event.end === "" ? "" : timeLine("DTEND", event.end, event.endTimezone, isRepeated);
  if (start === null || end === null) return null;
  const properties = [
    ...propertyLine("SUMMARY", propertyEscaped(event.summary)),
    start,
    ...(end === "" ? [] : [end]),
    ...propertyLine("RRULE", event.repeats),
    ...propertyLine("LOCATION", propertyEscaped(event.location)),
    ...propertyLine("DESCRIPTION", propertyEscaped(event.description)),
    // a URI is not escaped (§3.3.13)
    ...propertyLine("URL", event.website.replace(/[\s\p{Cc}]/gu, "")),
  ];
  // with an identifier of our own: that of the code may be another event's in the calendar
  return calendarLines(properties, now)
    .map((text) => `${folded(text)}\r\n`)
    .join("");
}

/** Null: not a time. */
function timeLine(property: string, moment: string, timezone: string, isRepeated: boolean): string | null {
  if (isDay(moment)) {
    const date = new Date(moment);
    date.setUTCDate(date.getUTCDate() + (property === "DTEND" ? 1 : 0));
    return `${property};VALUE=DATE:${basicMoment(date).slice(0, 8)}`;
  }
  const local = new Date(`${moment.replace(/Z$/, "")}Z`);
  if (!/^\d{4}-\d\d-\d\dT/.test(moment) || Number.isNaN(local.getTime())) return null;
  if (moment.endsWith("Z")) return `${property}:${basicMoment(local)}`;
  const written = basicMoment(local).slice(0, -1);
  if (timezone === "") return `${property}:${written}`;
  // in UTC, which needs no VTIMEZONE, a repeated event would be an hour off in the other half of the year
  const found = !isRepeated && isTimezone(timezone) ? zonedMoment(local, timezone) : null;
  return found && "at" in found
    ? `${property}:${basicMoment(found.at)}`
    : `${property};TZID=${timezone.replace(/\p{Cc}/gu, "")}:${written}`;
}

/** Folds a long line with a line break and a blank; never splits a character. */
function folded(text: string): string {
  const parts = [""];
  let bytes = 0;
  for (const character of text) {
    const length = utf8Length(character);
    if (bytes + length > LINE_BYTES) {
      parts.push("");
      // the blank counts
      bytes = 1;
    }
    parts[parts.length - 1] += character;
    bytes += length;
  }
  return parts.join("\r\n ");
}
