import { describe, expect, it } from "vitest";
import { contentForms } from "../../../../core/codes/payloads/forms/content-forms.ts";
import { vcardSchema } from "../../../../core/codes/payloads/vcard.ts";
import { wifiSchema } from "../../../../core/codes/payloads/wifi.ts";
import { payloadContent } from "../../../../core/codes/texts/payload-content.ts";
import { PAYLOAD_FIELDS, PAYLOAD_TYPES } from "../../../../core/codes/texts/payload-fields.ts";
import { sampleForms } from "../../../support/codes/sample-forms.ts";
import { sentences } from "../../../support/codes/sentences.ts";

const options = { now: new Date(0), force: false };
const UNSEEN = [
  "\u00ad",
  "\u061c",
  "\u200b",
  "\u200e",
  "\u202a",
  "\u202c",
  "\u2060",
  "\u2066",
  "\u2069",
  "\ufeff",
];
/** Fields that machines read, by the name of the column. */
const VALUES = [
  ["sepa", "iban"],
  ["sepa", "amount"],
  ["sepa", "bic"],
  ["swiss-qr", "iban"],
  ["swiss-qr", "reference"],
  ["upi", "upi_id"],
  ["pix", "pix_key"],
  ["bitcoin", "bitcoin_address"],
  ["bitcoin", "invoice"],
  ["lightning", "invoice"],
  ["link", "website"],
  ["email", "to"],
  ["phone", "phone"],
  ["whatsapp", "to"],
  ["telegram", "to"],
  ["place", "latitude"],
  ["event", "start"],
  ["event", "timezone"],
  ["event", "website"],
] as const;

describe.each(VALUES)("%s: %s", (type, name) => {
  const texts: Partial<Record<string, string>> = sampleForms[type].texts;
  const value = texts[name] ?? "";

  it("is the same with unseen characters around and within it", () => {
    const wanted = payloadContent(type, texts, options);
    expect(wanted.ok).toBe(true);
    for (const unseen of UNSEEN) {
      const typed = `${unseen}${value.slice(0, 4)}${unseen}${value.slice(4)}${unseen}`;
      expect(payloadContent(type, { ...texts, [name]: typed }, options)).toEqual(wanted);
    }
  });
});

it("an address of a contact is the same with unseen characters in it", () => {
  const typed = {
    phone: "\u202a+49 30 123456\u202c",
    email: "ada@exam\u00adple.com",
    website: "example.com\u200b",
  };
  expect(vcardSchema.parse(typed)).toMatchObject({
    phone: "+49 30 123456",
    email: "ada@example.com",
    website: "example.com",
  });
});

it.each(PAYLOAD_TYPES)("a field of %s in which nothing can be seen counts as empty", (type) => {
  const unseen = Object.fromEntries(Object.keys(PAYLOAD_FIELDS[type]).map((name) => [name, " \u200b\u202a"]));
  const choices = { security: "WPA", hidden: "no", category: "" };
  const [made, empty] = [{ ...unseen, ...choices }, choices].map((texts) =>
    payloadContent(type, texts, options),
  );
  expect(made).toEqual(empty);
  expect(made?.ok).toBe(false);
});

it("a text for people keeps its marks of direction, joiners and soft hyphens", () => {
  const texts = {
    summary: "\u200f\u05d7\u05d2 (2026)\u200f",
    start: "2026-07-04",
    description: "👩\u200d💻 super\u00adlong",
  };
  expect(contentForms.event.schema.parse(texts)).toMatchObject(texts);
});

it("every character of a password counts", () => {
  const typed = { ssid: "Net\u200b", password: "\u200b\u00ad" };
  expect(wifiSchema.parse(typed)).toMatchObject(typed);
  expect(sentences(contentForms["wifi-enterprise"].schema, { ssid: "\u200b", identity: " " })).toEqual({
    ssid: "Enter the name of the network (SSID)",
    identity: "Enter the name that signs in to the network",
  });
});
