import { expect, test } from "vitest";
import { offeredAction } from "../../../../core/codes/contents/offered-action.ts";
import { sampleForms } from "../../../support/codes/sample-forms.ts";

const content = (kind: keyof typeof sampleForms): string => sampleForms[kind].content;

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
])("for %j it is %j", (text, offered) => {
  expect(offeredAction(text)).toEqual(offered);
});

test("an event alone gets a calendar around it", () => {
  const event = "BEGIN:VEVENT\nSUMMARY:Fair\nDTSTART:20260704\nEND:VEVENT";
  expect(offeredAction(event)).toEqual({
    action: "calendar",
    fileName: "event-Fair.ics",
    content: `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Quietzone//EN\r\n${event.replaceAll("\n", "\r\n")}\r\nEND:VCALENDAR\r\n`,
  });
});

test("a contact becomes a file of its own", () => {
  const card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Lovelace\r\nEND:VCARD\r\n";
  expect(offeredAction(card)).toEqual({
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
  content("sepa"),
  content("swiss-qr"),
  content("pix"),
])("for %j nothing is offered", (text) => {
  expect(offeredAction(text)).toBeNull();
});
