import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readContent } from "../../../../../core/codes/contents/read-content.ts";
import { readEvent } from "../../../../../core/codes/contents/read-event.ts";
import { eventContent, eventSchema } from "../../../../../core/codes/payloads/forms/event.ts";
import { zonedMoment } from "../../../../../core/codes/payloads/forms/zoned-moment.ts";
import { line } from "../../../../support/codes/arbitrary-payments.ts";
import { sentences } from "../../../../support/codes/sentences.ts";

const NOW = new Date("2026-01-02T03:04:05.678Z");
const content = (form: object) => eventContent(eventSchema.parse(form), NOW);
const uid = (text: string) => /^UID:.*$/m.exec(text)?.[0];
const lines = (form: object) => content({ summary: "Party", ...form }).split("\r\n");
const wrong = (form: object) =>
  sentences(eventSchema, { summary: "Party", start: "2026-07-04T18:00", ...form });

describe("an event", () => {
  it("is a calendar with everything that RFC 5545 requires", () => {
    expect(
      lines({
        start: "2026-07-04T18:00",
        end: "2026-07-04 23:30",
        timezone: "Europe/Berlin",
        location: "Café Größe, 1st floor",
        description: "Bring:\ncake; drinks",
        website: "example.com/party?a=1,2",
      }),
    ).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Quietzone//EN",
      "BEGIN:VEVENT",
      expect.stringMatching(/^UID:[0-9a-f]{32}$/) as string,
      "DTSTAMP:20260102T030405Z",
      "SUMMARY:Party",
      "DTSTART:20260704T160000Z",
      "DTEND:20260704T213000Z",
      String.raw`LOCATION:Café Größe\, 1st floor`,
      String.raw`DESCRIPTION:Bring:\ncake\; drinks`,
      "URL:https://example.com/party?a=1,2",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("has the same identifier whenever it is made, and another if it is a different event", () => {
    const form = eventSchema.parse({ summary: "Party", start: "2026-07-04" });
    expect(uid(eventContent(form, new Date(0)))).toBe(uid(eventContent(form, NOW)));
    expect(uid(eventContent({ ...form, start: "2026-07-05" }, NOW))).not.toBe(uid(eventContent(form, NOW)));
  });

  it.each<[string, object, string[]]>([
    [
      "a day ends with the next one (RFC 5545 §3.6.1)",
      { start: "2026-07-04", end: "2026-07-04" },
      ["DTSTART;VALUE=DATE:20260704", "DTEND;VALUE=DATE:20260705"],
    ],
    [
      "days across the end of a year",
      { start: "2026-12-30", end: "2026-12-31" },
      ["DTSTART;VALUE=DATE:20261230", "DTEND;VALUE=DATE:20270101"],
    ],
    [
      "a day without an end",
      { start: "2026-07-04", timezone: "Asia/Tokyo" },
      ["DTSTART;VALUE=DATE:20260704"],
    ],
    [
      "a time without a zone is the reader's own (§3.3.5)",
      { start: "2026-07-04T18:00" },
      ["DTSTART:20260704T180000"],
    ],
    ["a time with an offset", { start: "2026-07-04T18:00+05:30" }, ["DTSTART:20260704T123000Z"]],
    ["a time in UTC", { start: "2026-07-04T18:00:30Z" }, ["DTSTART:20260704T180030Z"]],
    [
      "a time in winter",
      { start: "2026-01-04T18:00", timezone: "America/New_York" },
      ["DTSTART:20260104T230000Z"],
    ],
    [
      "an ambiguous time is the first of the two (§3.3.5)",
      { start: "2026-10-25T02:30", timezone: "Europe/Berlin" },
      ["DTSTART:20261025T003000Z"],
    ],
    ["a year of two digits", { start: "0098-07-04T18:00", timezone: "UTC" }, ["DTSTART:00980704T180000Z"]],
    [
      "the first year",
      { start: "0001-01-02T18:00", timezone: "America/New_York" },
      ["DTSTART:00010102T225602Z"],
    ],
    [
      "a zone with an offset of 45 minutes",
      { start: "2026-07-04T18:00", timezone: "Asia/Kathmandu" },
      ["DTSTART:20260704T121500Z"],
    ],
    [
      "an end after a clock change",
      { start: "2026-10-25T02:30", end: "2026-10-25T02:45", timezone: "Europe/Berlin" },
      ["DTSTART:20261025T003000Z", "DTEND:20261025T004500Z"],
    ],
  ])("converts dates and times: %s", (_, form, times) => {
    expect(lines(form).filter((text) => text.startsWith("DT") && !text.startsWith("DTSTAMP"))).toEqual(times);
  });

  it.each<[object, Record<string, string>]>([
    [
      { summary: "", start: "" },
      {
        summary: "Enter what the event is called",
        start: "Enter when the event begins, such as 2026-07-04T18:00",
      },
    ],
    [
      { start: "2026-02-30" },
      { start: "Enter a day like 2026-07-04, or a day and a time like 2026-07-04T18:00" },
    ],
    [
      { start: "2026-07-04T25:00" },
      { start: "Enter a day like 2026-07-04, or a day and a time like 2026-07-04T18:00" },
    ],
    // the year would not have four digits in UTC or in the exclusive end date
    ...["9999-12-31", "9999-12-31T23:00-05:00", "0000-06-01", "0001-01-01T00:00+02:00"].map(
      (start): [object, Record<string, string>] => [
        { start },
        { start: "Enter a day like 2026-07-04, or a day and a time like 2026-07-04T18:00" },
      ],
    ),
    [
      { website: "javascript:alert(1)" },
      { website: "javascript:alert(1) is not a web address: enter one like https://example.com" },
    ],
    [
      { website: "data:text/html,x" },
      { website: "data:text/html,x is not a web address: enter one like https://example.com" },
    ],
    [{ website: "data:8080/x" }, {}],
    [
      { start: "tomorrow" },
      { start: "Enter a day like 2026-07-04, or a day and a time like 2026-07-04T18:00" },
    ],
    [{ end: "2026-07-04T17:59" }, { end: "The event has to end later than it begins" }],
    // the same moment (RFC 5545 §3.8.2.2)
    [{ end: "2026-07-04T18:00" }, { end: "The event has to end later than it begins" }],
    [
      { start: "2026-07-04T18:00+02:00", end: "2026-07-04T16:00Z" },
      { end: "The event has to end later than it begins" },
    ],
    ...[
      { start: "2026-07-04T18:00Z", end: "2026-07-04T19:00" },
      { start: "2026-07-04T18:00", end: "2026-07-04T23:00+02:00" },
    ].map((times): [object, Record<string, string>] => [
      times,
      {
        end: "The event begins and ends in the time zone of the reader, or at times whose zone is known: one of them has no Z or offset such as +02:00",
      },
    ]),
    // earlier in local time, later in absolute time
    [{ start: "2026-07-04T18:00+02:00", end: "2026-07-04T17:00Z" }, {}],
    [{ start: "2026-07-04", end: "2026-07-03" }, { end: "The event has to end later than it begins" }],
    [
      { end: "2026-07-04" },
      { end: "The event begins and ends on a day, or begins and ends at a time: one of them is a day only" },
    ],
    [
      { timezone: "Europe/Bärlin" },
      {
        timezone:
          "Europe/Bärlin is not a time zone: enter a name of the IANA time zone database, such as Europe/Berlin",
      },
    ],
    [
      { start: "2026-03-29T02:30", timezone: "Europe/Berlin" },
      {
        start:
          "2026-03-29T02:30 does not exist in Europe/Berlin: clocks go forward then, from 02:00 to 03:00",
      },
    ],
    // reports only the nonexistent times: the order of start and end is undefined
    [
      { start: "2026-03-29T02:30", end: "2026-03-29T02:10", timezone: "Europe/Berlin" },
      {
        start:
          "2026-03-29T02:30 does not exist in Europe/Berlin: clocks go forward then, from 02:00 to 03:00",
        end: "2026-03-29T02:10 does not exist in Europe/Berlin: clocks go forward then, from 02:00 to 03:00",
      },
    ],
    [
      { start: "2026-03-29T02:30", end: "2026-03-29T03:10", timezone: "Europe/Berlin" },
      {
        start:
          "2026-03-29T02:30 does not exist in Europe/Berlin: clocks go forward then, from 02:00 to 03:00",
      },
    ],
    [
      { start: "2026-03-08T02:00", timezone: "America/New_York" },
      {
        start:
          "2026-03-08T02:00 does not exist in America/New_York: clocks go forward then, from 02:00 to 03:00",
      },
    ],
    [
      { start: "2026-10-04T02:15", timezone: "Australia/Lord_Howe" },
      {
        start:
          "2026-10-04T02:15 does not exist in Australia/Lord_Howe: clocks go forward then, from 02:00 to 02:30",
      },
    ],
    [
      { start: "2011-12-30T10:00", timezone: "Pacific/Apia" },
      {
        start:
          "2011-12-30T10:00 does not exist in Pacific/Apia: clocks go forward then, from 2011-12-30T00:00 to 2011-12-31T00:00",
      },
    ],
    [
      { start: "2026-07-04T18:00+02:00", timezone: "Europe/Berlin" },
      {
        start:
          "2026-07-04T18:00+02:00 says its time zone itself: leave the time zone empty, or leave out +02:00",
      },
    ],
    [
      { website: "http//example.com" },
      { website: "http//example.com is not a web address: enter one like https://example.com" },
    ],
  ])("reports what is wrong with %j", (form, said) => {
    expect(wrong(form)).toEqual(said);
  });

  it("is read back unchanged", () => {
    const moment = fc
      .date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 16));
    fc.assert(
      fc.property(
        line(1, 30),
        line(0, 30),
        line(0, 60),
        moment,
        fc.constantFrom("", "Z"),
        fc.integer({ min: 1, max: 9999 }),
        (summary, location, description, start, zone, minutes) => {
          const end = new Date(Date.parse(`${start}Z`) + minutes * 60_000).toISOString().slice(0, 16);
          const form = eventSchema.parse({
            summary,
            location,
            description,
            start: start + zone,
            end: end + zone,
          });
          expect(readEvent(eventContent(form, NOW))).toMatchObject(form);
          const days = { ...form, start: start.slice(0, 10), end: end.slice(0, 10) };
          expect(readEvent(eventContent(days, NOW))).toMatchObject(days);
        },
      ),
    );
  });
});

const repeatedEvent = (rule: string) => `BEGIN:VEVENT\nDTSTART:20260704\nRRULE:${rule}\nEND:VEVENT\n`;

describe("an event written by another program", () => {
  // RFC 5545 §3.6.1, and §4 with its VTIMEZONE
  it("is read with its time zone, folded lines and escapes", () => {
    const text = [
      "BEGIN:VCALENDAR",
      "PRODID:-//RDU Software//NONSGML HandCal//EN",
      "VERSION:2.0",
      "BEGIN:VTIMEZONE",
      "TZID:America/New_York",
      "BEGIN:STANDARD",
      "DTSTART:19981025T020000",
      "TZOFFSETFROM:-0400",
      "TZOFFSETTO:-0500",
      "TZNAME:EST",
      "END:STANDARD",
      "END:VTIMEZONE",
      "BEGIN:VEVENT",
      "DTSTAMP:19980309T231000Z",
      "UID:guid-1.example.com",
      "ORGANIZER:mailto:mrbig@example.com",
      "ATTENDEE;RSVP=TRUE;ROLE=REQ-PARTICIPANT;CUTYPE=GROUP:",
      " mailto:employee-A@example.com",
      "DESCRIPTION:Project XYZ Review Meeting",
      "CATEGORIES:MEETING",
      "CLASS:PUBLIC",
      "CREATED:19980309T130000Z",
      "SUMMARY:XYZ Project Review",
      "DTSTART;TZID=America/New_York:19980312T083000",
      "DTEND;TZID=America/New_York:19980312T093000",
      String.raw`LOCATION:1CP Conference Room 4350\, 2nd fl`,
      " oor",
      "END:VEVENT",
      "END:VCALENDAR",
    ].join("\r\n");
    expect(readContent(text)).toMatchObject({ kind: "text", action: "event" });
    expect(readEvent(text)).toMatchObject({
      summary: "XYZ Project Review",
      start: "1998-03-12T08:30",
      end: "1998-03-12T09:30",
      timezone: "America/New_York",
      location: "1CP Conference Room 4350, 2nd floor",
      description: "Project XYZ Review Meeting",
      website: "",
    });
  });

  // RFC 5545 §3.6.1, the anniversary and the festival
  it.each([
    ["DTSTART;VALUE=DATE:19971102\nSUMMARY:Our Blissful Anniversary", { start: "1997-11-02", end: "" }],
    [
      "SUMMARY:Festival International de Jazz de Montreal\nDTSTART;VALUE=DATE:20070628\nDTEND;VALUE=DATE:20070709",
      { start: "2007-06-28", end: "2007-07-08" },
    ],
  ])("may last whole days: %s", (event, times) => {
    expect(readEvent(`BEGIN:VEVENT\n${event}\nEND:VEVENT`)).toMatchObject(times);
  });

  it.each([
    ["DTSTART:20260704T100000\nDURATION:P1DT2H30M", "2026-07-05T12:30"],
    ["DTSTART:20260704T100000Z\nDURATION:PT90S", "2026-07-04T10:01:30Z"],
    ["DTSTART:20260704\nDURATION:P1W", "2026-07-10"],
    ["DTSTART:20260704T100000\nDURATION:PT9999999999999H", "PT9999999999999H"],
  ])("ends after its duration (RFC 5545 §3.3.6): %s", (event, end) => {
    expect(readEvent(`BEGIN:VEVENT\n${event}\nEND:VEVENT`)?.end).toBe(end);
  });

  it.each(["20269999", "20260230", "20260704T250000", "00000000"])("has no other time than %s", (start) => {
    expect(readEvent(`BEGIN:VEVENT\nDTSTART:${start}\nEND:VEVENT`)?.start).toBe(start);
  });

  it("says how often it repeats, and how many events follow", () => {
    const text = repeatedEvent("byday=mo,fr;freq=weekly") + repeatedEvent("FREQ=DAILY");
    expect(readEvent(text)).toMatchObject({ repeats: "FREQ=WEEKLY;BYDAY=MO,FR", further: 1 });
    expect(readContent(text).fields.slice(1)).toEqual([
      { name: "repeats", value: "FREQ=WEEKLY;BYDAY=MO,FR" },
      { name: "further", value: "1" },
    ]);
    for (const rule of ["FREQ=SECONDLY", "FREQ=DAILY;X=1", "FREQ=DAILY:x", "COUNT=2"])
      expect(readEvent(repeatedEvent(rule))?.repeats).toBe("");
  });

  it("may end in another time zone", () => {
    const text =
      "BEGIN:VEVENT\nDTSTART;TZID=Europe/Berlin:20260704T100000\nDTEND;TZID=Asia/Tokyo:20260705T060000\nEND:VEVENT";
    expect(readContent(text).fields).toContainEqual({ name: "end", value: "2026-07-05T06:00 Asia/Tokyo" });
  });

  it("is not an event without its start", () => {
    expect(readEvent("BEGIN:VEVENT\nSUMMARY:x\nEND:VEVENT")).toBeNull();
    expect(readContent("BEGIN:VCALENDAR\nEND:VCALENDAR")).toEqual({ kind: "text", fields: [] });
  });
});

it("local times of three years are converted correctly in every time zone", () => {
  for (const timezone of [
    "Europe/Berlin",
    "America/Sao_Paulo",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "UTC",
  ]) {
    const shown = new Intl.DateTimeFormat("sv-SE", {
      timeZone: timezone,
      dateStyle: "short",
      timeStyle: "medium",
    });
    for (let time = Date.UTC(2010, 11, 1); time < Date.UTC(2013, 11, 1); time += 23 * 3_600_000) {
      const local = shown.format(time).replace(" ", "T");
      const found = zonedMoment(new Date(`${local}Z`), timezone);
      // for an ambiguous local time, the first of the two
      expect("at" in found && shown.format(found.at).replace(" ", "T")).toBe(local);
      expect("at" in found && found.at.getTime()).toBeLessThanOrEqual(time);
    }
  }
});
