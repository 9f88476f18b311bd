import type { PayloadTexts } from "../../../core/codes/texts/payload-content.ts";
import type { PayloadType } from "../../../core/codes/texts/payload-fields.ts";

interface SampleForm {
  /** The fields as typed. */
  texts: PayloadTexts;
  /** The encoded content. */
  content: string;
  /** How readers interpret the content. */
  reading: { kind: string; action?: string };
}

/**
 * An example of each form, with optional fields. The event, which includes its creation time, was created at
 * the start of 1970.
 */
export const sampleForms: Record<Exclude<PayloadType, "vcard" | "wifi" | "product">, SampleForm> = {
  "wifi-enterprise": {
    texts: { ssid: "Office; 2nd floor", identity: "ada:l", password: " p\\w " },
    content: String.raw`WIFI:T:WPA2-EAP;S:Office\; 2nd floor;E:PEAP;PH2:MSCHAPV2;I:ada\:l;P: p\\w ;;`,
    reading: { kind: "wifi" },
  },
  link: {
    texts: { website: "example.com/menu?table=7" },
    content: "https://example.com/menu?table=7",
    reading: { kind: "url" },
  },
  email: {
    texts: { to: "ada@example.com; bob@example.com", subject: "Größe & Preis", message: "a\nb" },
    content: "mailto:ada@example.com,bob@example.com?subject=Gr%C3%B6%C3%9Fe%20%26%20Preis&body=a%0D%0Ab",
    reading: { kind: "email" },
  },
  phone: { texts: { phone: "+1 (555) 010-0123" }, content: "tel:+15550100123", reading: { kind: "phone" } },
  sms: {
    texts: { to: "+1 555 010 0123", message: "See you at 8: bring cake" },
    content: "SMSTO:+15550100123:See you at 8: bring cake",
    reading: { kind: "sms" },
  },
  whatsapp: {
    texts: { to: "+1 555 010 0123", message: "Hi!" },
    content: "https://wa.me/15550100123?text=Hi!",
    reading: { kind: "url", action: "whatsapp" },
  },
  telegram: {
    texts: { to: "@example_bot" },
    content: "https://t.me/example_bot",
    reading: { kind: "url", action: "telegram" },
  },
  place: {
    texts: { latitude: "-33.8568", longitude: "151.2153", place: "Opera House" },
    content: "geo:-33.8568,151.2153?q=-33.8568,151.2153(Opera%20House)",
    reading: { kind: "text", action: "place" },
  },
  event: {
    texts: {
      summary: "Fête; très, grande",
      start: "2026-07-04T18:00",
      end: "2026-07-04T20:00",
      timezone: "Europe/Paris",
      location: "Café",
    },
    content: [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Quietzone//EN",
      "BEGIN:VEVENT",
      "UID:0",
      "DTSTAMP:19700101T000000Z",
      String.raw`SUMMARY:Fête\; très\, grande`,
      "DTSTART:20260704T160000Z",
      "DTEND:20260704T180000Z",
      "LOCATION:Café",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
    reading: { kind: "text", action: "event" },
  },
  app: {
    texts: { app_store: "id310633997" },
    content: "https://apps.apple.com/app/id310633997",
    reading: { kind: "url", action: "app" },
  },
  sepa: {
    texts: {
      beneficiary: "Müller & Söhne",
      iban: "DE89 3704 0044 0532 0130 00",
      amount: "12,50",
      message: "Rechnung 17",
    },
    content: "BCD\n002\n1\nSCT\n\nMüller & Söhne\nDE89370400440532013000\nEUR12.5\n\n\nRechnung 17",
    reading: { kind: "text", action: "sepa" },
  },
  "swiss-qr": {
    texts: {
      iban: "CH58 0079 1123 0008 8901 2",
      creditor: "Robert Schneider AG",
      creditor_zip_code: "2501",
      creditor_city: "Biel",
      creditor_country: "ch",
      amount: "199.95",
      reference: "RF18 5390 0754 7034",
    },
    content:
      "SPC\n0200\n1\nCH5800791123000889012\nS\nRobert Schneider AG\n\n\n2501\nBiel\nCH\n\n\n\n\n\n\n\n199.95\nCHF\n\n\n\n\n\n\n\nSCOR\nRF18539007547034\n\nEPD",
    reading: { kind: "text", action: "swiss_qr" },
  },
  upi: {
    texts: { upi_id: "shop@bank", payee: "Corner Shop", amount: "250" },
    content: "upi://pay?pa=shop@bank&pn=Corner%20Shop&am=250.00&cu=INR",
    reading: { kind: "text", action: "upi" },
  },
  pix: {
    texts: { pix_key: "123e4567-e12b-12d1-a456-426655440000", merchant: "Fulano de Tal", city: "BRASÍLIA" },
    content:
      "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D",
    reading: { kind: "text", action: "pix" },
  },
  bitcoin: {
    texts: { bitcoin_address: "1RustyRX2oai4EYYDpQGWvEL62BBGqN9T", amount: "0.0015", label: "Rusty" },
    content: "bitcoin:1RustyRX2oai4EYYDpQGWvEL62BBGqN9T?amount=0.0015&label=Rusty",
    reading: { kind: "text", action: "bitcoin" },
  },
  lightning: {
    texts: {
      invoice:
        "lnbc2500u1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpuaztrnwngzn3kdzw5hydlzf03qdgm2hdq27cqv3agm2awhz5se903vruatfhq77w3ls4evs3ch9zw97j25emudupq63nyw24cg27h2rspfj9srp",
    },
    content:
      "lightning:lnbc2500u1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpuaztrnwngzn3kdzw5hydlzf03qdgm2hdq27cqv3agm2awhz5se903vruatfhq77w3ls4evs3ch9zw97j25emudupq63nyw24cg27h2rspfj9srp",
    reading: { kind: "text", action: "lightning" },
  },
};
