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
  [content("upi"), { action: "wallet", href: content("upi") }],
  [content("bitcoin"), { action: "wallet", href: content("bitcoin") }],
  [content("lightning"), { action: "wallet", href: content("lightning") }],
  [
    content("event"),
    { action: "calendar", fileName: "event-Fête;-très,-grande.ics", content: content("event") },
  ],
])("offers for %j: %j", (text, offered) => {
  expect(offeredAction(text, NOW)).toEqual(offered);
});

test("a bare event is completed to a calendar file, with long lines folded", () => {
  const summary = "Fair with 日本茶 and cake, ".repeat(5).trim();
  const event = `BEGIN:VEVENT\nSUMMARY:${summary}\nDTSTART:20260704\nEND:VEVENT`;
  const offered = offeredAction(event, NOW);
  const { content: file } = offered as { content: string };
  const lines = file.split("\r\n");
  expect(lines.slice(0, 6)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Quietzone//EN",
    "BEGIN:VEVENT",
    expect.stringMatching(/^UID:[0-9a-f]{32}$/),
    "DTSTAMP:20260102T030405Z",
  ]);
  expect(lines.slice(-4)).toEqual(["DTSTART:20260704", "END:VEVENT", "END:VCALENDAR", ""]);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${summary}\r\n`);
  expect((offeredAction(event, new Date(0)) as { content: string }).content.split("\r\n")[4]).toBe(lines[4]);
});

test("an event keeps its own identifier", () => {
  const event =
    "BEGIN:VEVENT\r\nUID:mine\r\nDTSTAMP:20200101T000000Z\r\nSUMMARY:Fair\r\nDTSTART:20260704\r\nEND:VEVENT";
  const { content: file } = offeredAction(event, NOW) as { content: string };
  expect(file.match(/UID|DTSTAMP/g)).toEqual(["UID", "DTSTAMP"]);
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
  "javascript:alert(1)",
  "bitcoin:1abc\nhttps://example.com",
  "tel:",
  // a digit is wrong
  "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb",
  content("sepa"),
  content("swiss-qr"),
  content("pix"),
])("offers nothing for %j", (text) => {
  expect(offeredAction(text, NOW)).toBeNull();
});
