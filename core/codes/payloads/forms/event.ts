import * as z from "zod/mini";
import { isTimezone } from "../../timezone.ts";
import { createSha256 } from "../../sha256.ts";
import { utf8Bytes, utf8Length } from "../../utf8.ts";
import { isDay, websiteProblem, withScheme } from "../fields.ts";
import { propertyEscaped, propertyLine } from "../vcard.ts";
import { lineText, linesText, needs, onOneLine, plainText, withRules } from "./form-fields.ts";
import { type FormProblem, formProblem } from "./form-messages.ts";
import { zonedMoment } from "./zoned-moment.ts";

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?)(Z|[+-]\d{2}:\d{2})?)?$/;

/** `2026-07-04 18:00` becomes `2026-07-04T18:00`. */
const plainMoment = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/(?<=^\d{4}-\d{2}-\d{2})\s+/, "T")
    .replace(/\s/g, "");

function momentProblem(text: string): FormProblem | null {
  const [, day = "", time = "00:00", offset = "Z"] = MOMENT.exec(text) ?? [];
  const at = Date.parse(`${day}T${time}${offset}`);
  return isDay(day) && at >= FIRST && at < BEYOND ? null : formProblem("event.moment");
}
// years have four digits (RFC 5545 §3.3.4), even a day earlier or later: in UTC, and at the end of all-day events
const FIRST = Date.parse("0001-01-02");
const BEYOND = Date.parse("9999-12-31");

/** A calendar event (RFC 5545 §3.6.1). */
export const eventSchema = z
  .object({
    summary: lineText(),
    start: plainText(plainMoment, momentProblem),
    end: plainText(plainMoment, momentProblem),
    timezone: plainText(onOneLine, (timezone) =>
      isTimezone(timezone) ? null : formProblem("event.timezone", { timezone }),
    ),
    location: lineText(),
    description: linesText(),
    website: plainText(onOneLine, websiteProblem),
  })
  .check(
    needs({ summary: "event.summary", start: "event.start" }),
    withRules(
      (form) => momentIssue(form, "start"),
      (form) => momentIssue(form, "end"),
      (form) => {
        if (!isRight(form.start) || !isRight(form.end)) return null;
        // a nonexistent time already has a sentence
        if (momentIssue(form, "start") ?? momentIssue(form, "end")) return null;
        if (isDay(form.start) !== isDay(form.end)) return ["end", formProblem("event.kinds")];
        if (isFloating(form.start, form) !== isFloating(form.end, form))
          return ["end", formProblem("event.zones")];
        return endsTooEarly(form) ? ["end", formProblem("event.order")] : null;
      },
    ),
  );
export type EventForm = z.infer<typeof eventSchema>;

type Times = Pick<EventForm, "start" | "end" | "timezone">;

/** A time that does not exist in the zone, or that specifies its own. */
function momentIssue(form: Times, field: "start" | "end") {
  const [moment, { timezone }] = [form[field], form];
  if (timezone === "" || isDay(moment) || !isRight(moment) || !isTimezone(timezone)) return null;
  const offset = MOMENT.exec(moment)?.[3];
  if (offset !== undefined) return [field, formProblem("event.offset", { moment, offset })] as const;
  const found = zonedMoment(new Date(`${moment}Z`), timezone);
  return "at" in found ? null : ([field, formProblem("event.gap", { moment, timezone, ...found })] as const);
}

const isRight = (moment: string): boolean => moment !== "" && momentProblem(moment) === null;

/** A time in the reader's own zone (§3.3.5). Start and end are both in it, or neither is (§3.8.2.2). */
const isFloating = (moment: string, { timezone }: Pick<Times, "timezone">): boolean =>
  timezone === "" && !isDay(moment) && MOMENT.exec(moment)?.[3] === undefined;

/** The end has to be later than the start (§3.8.2.2); that of days is the day after the last one. */
function endsTooEarly({ start, end, timezone }: Times): boolean {
  if (timezone !== "" && !isTimezone(timezone)) return false;
  const length = pointOf(end, timezone) - pointOf(start, timezone);
  return isDay(end) ? length < 0 : length <= 0;
}

/** For comparison only: milliseconds; times without a zone count as UTC. */
function pointOf(moment: string, timezone: string): number {
  const [, , time, offset] = MOMENT.exec(moment) ?? [];
  if (time === undefined || offset !== undefined) return Date.parse(moment);
  const local = new Date(`${moment}Z`);
  const found = timezone === "" ? { at: local } : zonedMoment(local, timezone);
  return "at" in found ? found.at.getTime() : local.getTime();
}

/**
 * A calendar with one event. Times with a known zone are in UTC, which needs no VTIMEZONE; others are in the
 * reader's time zone (§3.3.5). All-day events end on the day after (§3.6.1). As in our vCards, lines are not
 * folded: §3.1 allows that, and the code is smaller.
 * @param now the creation time (§3.8.7.2)
 */
export function eventContent(form: EventForm, now: Date): string {
  const { start, end, timezone } = form;
  const event = [
    ...propertyLine("SUMMARY", propertyEscaped(form.summary)),
    timeLine("DTSTART", start, timezone, 0),
    ...(end === "" ? [] : [timeLine("DTEND", end, timezone, 1)]),
    ...propertyLine("LOCATION", propertyEscaped(form.location)),
    ...propertyLine("DESCRIPTION", propertyEscaped(form.description)),
    // a URI is not escaped (§3.3.13)
    ...propertyLine("URL", withScheme(form.website)),
  ];
  return calendarLines(event, now)
    .map((text) => `${text}\r\n`)
    .join("");
}

/** The lines of a calendar with one event (§3.4, §3.6.1). @param event its own properties @param now the creation time */
export const calendarLines = (event: readonly string[], now: Date): string[] => [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Quietzone//EN",
  "BEGIN:VEVENT",
  // the same event made again updates the earlier one instead of duplicating it
  `UID:${eventIdentifier(event.join("\n"))}`,
  `DTSTAMP:${basicMoment(now)}`,
  ...event,
  "END:VEVENT",
  "END:VCALENDAR",
];

/** @param further days to add to a date */
function timeLine(property: string, moment: string, timezone: string, further: number): string {
  const [, day = "", time, offset] = MOMENT.exec(moment) ?? [];
  if (time === undefined) {
    const date = new Date(`${day}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + further);
    return `${property};VALUE=DATE:${basicMoment(date).slice(0, 8)}`;
  }
  const at = new Date(pointOf(moment, timezone));
  const isLocal = offset === undefined && timezone === "";
  return `${property}:${isLocal ? basicMoment(at).slice(0, -1) : basicMoment(at)}`;
}

/** 20260704T160000Z */
export const basicMoment = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** A `UID` (§3.8.4.7), the same for the same text. */
function eventIdentifier(text: string): string {
  const hash = createSha256();
  hash.update(utf8Bytes(text, utf8Length(text)));
  return hash.hex().slice(0, 32);
}
