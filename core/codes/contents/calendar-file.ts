import { basicMoment, eventIdentifier } from "../payloads/forms/event.ts";
import { utf8Length } from "../utf8.ts";

/** Bytes per line, without the line break (RFC 5545 §3.1). */
const LINE_BYTES = 75;

/**
 * A calendar file for import: wraps a bare event in a calendar (RFC 5545 §3.4), adds the required properties
 * that codes omit (§3.6.1), and folds long lines (§3.1).
 * @param now the creation time of the file
 */
export function calendarFile(content: string, now: Date): string {
  const lines = content.trim().split(/\r\n?|\n/);
  const isCalendar = /^BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? "");
  const whole = lines.flatMap((line, index) =>
    /^BEGIN:VEVENT\s*$/i.test(line) ? [line, ...missingProperties(lines.slice(index + 1), now)] : [line],
  );
  return (
    isCalendar
      ? whole
      : ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Quietzone//EN", ...whole, "END:VCALENDAR"]
  )
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

/** @param rest the lines after the beginning of an event */
function missingProperties(rest: string[], now: Date): string[] {
  const end = rest.findIndex((line) => /^END:VEVENT\s*$/i.test(line));
  const event = rest.slice(0, end < 0 ? undefined : end);
  const lacks = (name: string) => !event.some((line) => new RegExp(`^${name}[:;]`, "i").test(line));
  return [
    ...(lacks("UID") ? [`UID:${eventIdentifier(event.join("\n"))}`] : []),
    ...(lacks("DTSTAMP") ? [`DTSTAMP:${basicMoment(now)}`] : []),
  ];
}

/** Folds a long line with a line break and a blank; never splits a character. */
function folded(line: string): string {
  const parts = [""];
  let bytes = 0;
  for (const character of line) {
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
