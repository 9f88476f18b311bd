import { expect, test } from "vitest";
import { offeredAction } from "../../../../core/codes/contents/offered-action.ts";
import { sampleForms } from "../../../support/codes/sample-forms.ts";

const NOW = new Date("2026-01-02T03:04:05Z");
const content = (kind: keyof typeof sampleForms): string => sampleForms[kind].content;
const INVOICE = content("lightning").replace("lightning:", "");
test.each([
  ["lightning", INVOICE],
  ["lightning", INVOICE.toUpperCase()],
  ["bitcoin", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
  ["bitcoin", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"],
  ["bitcoin", "BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ"],
])("offers a wallet for a %s payment without its scheme: %s", (scheme, text) => {
  expect(offeredAction(text, NOW)).toEqual({ action: "wallet", href: `${scheme}:${text}` });
});

test.each([
  [content("phone"), { action: "call", href: "tel:+15550100123" }],
  [content("sms"), { action: "message", href: "sms:+15550100123?body=See%20you%20at%208%3A%20bring%20cake" }],
  ["tel:+1-555-0100;ext=12", { action: "call", href: "tel:+15550100;ext=12" }],
  ["tel:+15550100;phone-context=example.com", { action: "call", href: "tel:+15550100" }],
  ["tel:+15550100,,123#", { action: "call", href: "tel:+15550100" }],
  ["tel:(+49)%2030/1234-5", { action: "call", href: "tel:+493012345" }],
  ["tel:*31%23030123", { action: "call", href: "tel:*31%23030123" }],
  ["sms:?body=hi", { action: "message", href: "sms:?body=hi" }],
  ["sms:+15550100,+15550101?body=hi", { action: "message", href: "sms:+15550100,+15550101?body=hi" }],
  [content("email"), { action: "email", href: content("email") }],
  ["MATMSG:TO:a@example.com;SUB:Hi;;", { action: "email", href: "mailto:a@example.com?subject=Hi" }],
  [
    content("place"),
    {
      action: "map",
      href: "https://www.openstreetmap.org/?mlat=-33.8568&mlon=151.2153#map=16/-33.8568/151.2153",
    },
  ],
  [
    "geo:0,0?q=52.5163,13.3777(Brandenburger%20Tor)",
    {
      action: "map",
      href: "https://www.openstreetmap.org/?mlat=52.5163&mlon=13.3777#map=16/52.5163/13.3777",
    },
  ],
  [
    "geo:0,0?q=Pariser%20Platz&z=9",
    { action: "map", href: "https://www.openstreetmap.org/search?query=Pariser%20Platz" },
  ],
  [content("upi"), { action: "wallet", href: content("upi") }],
  [content("bitcoin"), { action: "wallet", href: content("bitcoin") }],
  [content("lightning"), { action: "wallet", href: content("lightning") }],
])("offers for %j: %j", (text, offered) => {
  expect(offeredAction(text, NOW)).toEqual(offered);
});

/** The lines of an offered calendar before those of its event. */
const BEGINNING = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Quietzone//EN",
  "BEGIN:VEVENT",
  expect.stringMatching(/^UID:[0-9a-f]{32}$/),
  "DTSTAMP:20260102T030405Z",
];

test("a bare event is completed to a calendar file, with long lines folded", () => {
  const summary = "Fair with 日本茶 and cake, ".repeat(5).trim();
  const event = `BEGIN:VEVENT\nSUMMARY:${summary}\nDTSTART:20260704\nEND:VEVENT`;
  const offered = offeredAction(event, NOW);
  const { content: file } = offered as { content: string };
  const lines = file.split("\r\n");
  expect(lines.slice(0, 6)).toEqual(BEGINNING);
  expect(lines.slice(-4)).toEqual(["DTSTART;VALUE=DATE:20260704", "END:VEVENT", "END:VCALENDAR", ""]);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${summary.replaceAll(",", "\\,")}\r\n`);
  expect((offeredAction(event, new Date(0)) as { content: string }).content.split("\r\n")[4]).toBe(lines[4]);
});

test("a calendar made here stays what it is, but for its identifier and the time it was made", () => {
  expect(offeredAction(content("event"), NOW)).toEqual({
    action: "calendar",
    fileName: "event-Fête;-très,-grande.ics",
    content: content("event").replace(
      "UID:0\r\nDTSTAMP:19700101T000000Z",
      "UID:530ef379b9c553c7ee0de94f541c562b\r\nDTSTAMP:20260102T030405Z",
    ),
  });
});

const eventOf = (...lines: string[]) => `BEGIN:VEVENT\r\n${lines.join("\r\n")}\r\nEND:VEVENT`;
/** The lines of the offered calendar that the event makes. */
const calendarLines = (text: string): string[] => {
  const { content: file } = offeredAction(text, NOW) as { content: string };
  return file.split("\r\n").slice(6, -3);
};

test("a calendar has nothing of a code but what its fields show", () => {
  const event = [
    "BEGIN:VCALENDAR",
    "METHOD:REQUEST",
    "BEGIN:VEVENT",
    "UID:that-of-another-event",
    "SUMMARY:Party",
    "DTSTART:20260704T100000Z",
    "DURATION:PT2H",
    "RRULE:FREQ=DAILY;COUNT=3",
    "ORGANIZER:mailto:a@example.com",
    "ATTENDEE;RSVP=TRUE:mailto:b@example.com",
    "ATTACH:https://example.com/x",
    "DESCRIPTION:Cake\\nATTENDEE:mailto:c@example.com",
    "BEGIN:VALARM",
    "ACTION:EMAIL",
    "END:VALARM",
    "END:VEVENT",
    "BEGIN:VEVENT",
    "SUMMARY:Second",
    "DTSTART:20260705T100000Z",
    "END:VEVENT",
    "END:VCALENDAR",
    "BEGIN:VCALENDAR",
  ].join("\r\n");
  const { content: file } = offeredAction(event, NOW) as { content: string };
  expect(file.split("\r\n")).toEqual([
    ...BEGINNING,
    "SUMMARY:Party",
    "DTSTART:20260704T100000Z",
    "DTEND:20260704T120000Z",
    "RRULE:FREQ=DAILY;COUNT=3",
    "DESCRIPTION:Cake\\nATTENDEE:mailto:c@example.com",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test.each([
  [
    ["DTSTART;TZID=Europe/Berlin:20260704T100000", "DTEND;TZID=Europe/London:20260704T100000"],
    ["DTSTART:20260704T080000Z", "DTEND:20260704T090000Z"],
  ],
  // repeated in winter as well
  [
    ["DTSTART;TZID=Europe/Berlin:20260704T100000", "RRULE:FREQ=WEEKLY"],
    ["DTSTART;TZID=Europe/Berlin:20260704T100000", "RRULE:FREQ=WEEKLY"],
  ],
  // of Outlook, not of the IANA
  [
    ["DTSTART;TZID=W. Europe Standard Time:20260704T100000"],
    ["DTSTART;TZID=W. Europe Standard Time:20260704T100000"],
  ],
  [
    ["DTSTART:20260704", "DURATION:P2D"],
    ["DTSTART;VALUE=DATE:20260704", "DTEND;VALUE=DATE:20260706"],
  ],
])("an event of %j becomes %j", (written, made) => {
  expect(calendarLines(eventOf(...written))).toEqual(made);
});

test.each([
  ["DTSTART:20269999"],
  ["DTSTART:20260230T100000Z"],
  ["DTSTART:99999999T999999"],
  ["DTSTART:00000000", "DTEND:00000000"],
  ["DTSTART:20260704", "DTEND:20269999"],
  ["DTSTART:20260704T100000", "DURATION:PT2X"],
])("an event whose time does not exist is not added to a calendar: %s %s", (...lines) => {
  expect(offeredAction(eventOf(...lines), NOW)).toBeNull();
});

test("a MECARD is offered as a vCard, which address books can import", () => {
  const card =
    "MECARD:N:Doe\\, Jr,John;TEL:+15550100;TEL:+15550101;EMAIL:j@example.com;URL:https\\://example.com;ADR:1 Main St, Springfield;NOTE:a\\;b;;";
  expect(offeredAction(card, NOW)).toEqual({
    action: "contact",
    fileName: "contact-John-Doe,-Jr.vcf",
    content: [
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Doe\\, Jr;John;;;",
      "FN:John Doe\\, Jr",
      "TEL:+15550100",
      "TEL:+15550101",
      "EMAIL:j@example.com",
      "URL:https://example.com",
      "ADR:;;1 Main St\\, Springfield;;;;",
      "NOTE:a\\;b",
      "END:VCARD",
      "",
    ].join("\r\n"),
  });
});

test("a contact is offered as a file", () => {
  const card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Lovelace\r\nEND:VCARD\r\n";
  expect(offeredAction(card, NOW)).toEqual({
    action: "contact",
    fileName: "contact-Ada-Lovelace.vcf",
    content: card,
  });
});

test.each([
  "https://example.com",
  "just text",
  "geo:91,0",
  "geo:0,0?q=91,0",
  "javascript:alert(1)",
  "bitcoin:1abc\nhttps://example.com",
  "tel:",
  // would become numbers that are not shown
  "tel:javascript:alert(1)",
  "tel:1-800-FLOWERS",
  "tel:+1555+2666",
  "sms:+1555%0a+2666",
  "sms:+1555,+1%0a2666?body=hi",
  "lightning:lnurl1abc",
  // a digit is wrong
  "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb",
  content("sepa"),
  content("swiss-qr"),
  content("pix"),
])("offers nothing for %j", (text) => {
  expect(offeredAction(text, NOW)).toBeNull();
});
