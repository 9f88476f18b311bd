import fc from "fast-check";
import { expect, test } from "vitest";
import { readContent } from "../../../../core/codes/contents/read-content.ts";
import {
  digitalSignatureContent,
  digitalSignatureSchema,
} from "../../../../core/codes/payloads/digital-signature.ts";
import { productSerialContent, productSerialSchema } from "../../../../core/codes/payloads/product-serial.ts";
import { vcardContent, vcardSchema } from "../../../../core/codes/payloads/vcard.ts";
import { wifiContent } from "../../../../core/codes/payloads/wifi.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const fieldsOf = (text: string) => readContent(text).fields.map(({ name, value }) => [name, value]);

test("text and links have no fields", () => {
  expect(readContent("Hello")).toEqual({ kind: "text", fields: [] });
  expect(readContent("https://example.com")).toEqual({ kind: "url", fields: [] });
});

test.each(["", "{", "null", '{"type":"OTHER"}', "[1]", "{}"])("%j is read as text", (text) => {
  expect(readContent(text)).toEqual({ kind: "text", fields: [] });
});

test("a WiFi network is read with its escapes decoded", () => {
  expect(fieldsOf(String.raw`WIFI:T:WPA;S:Caf\;é;P:a\:b\\c;H:true;;`)).toEqual([
    ["ssid", "Caf;é"],
    ["security", "WPA"],
    ["password", String.raw`a:b\c`],
    ["hidden", "true"],
  ]);
  expect(fieldsOf('WIFI:S:"ABCD";P:"quoted";T:;;')).toEqual([
    ["ssid", "ABCD"],
    ["security", "nopass"],
    ["password", "quoted"],
  ]);
  expect(fieldsOf("wifi:s:open;h:false")).toEqual([
    ["ssid", "open"],
    ["security", "nopass"],
  ]);
});

test("every WiFi network that we write is read back", () => {
  const name = fc
    .string({ unit: "binary", minLength: 1, maxLength: 20 })
    .filter((text) => text.trim() !== "");
  fc.assert(
    fc.property(name, name, fc.boolean(), (ssid, password, hidden) => {
      expect(fieldsOf(wifiContent({ ssid, password, security: "WPA", hidden }))).toEqual([
        ["ssid", ssid],
        ["security", "WPA"],
        ["password", password],
        ...(hidden ? [["hidden", "true"]] : []),
      ]);
    }),
  );
});

test("every contact that we write is read back", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 20 });
  fc.assert(
    fc.property(text, text, text, (firstName, organization, note) => {
      const form = vcardSchema.parse({ firstName, lastName: "Doe", organization, note, city: "Rome" });
      expect(fieldsOf(vcardContent(form))).toEqual(
        [
          ["name", `${form.firstName} Doe`.trim()],
          ["organization", form.organization],
          ["address", "Rome"],
          ["note", form.note],
        ].filter(([, value]) => value !== ""),
      );
    }),
  );
});

test("reads vCards with folded lines, groups, parameters, several numbers and quoted-printable", () => {
  const card = [
    "BEGIN:VCARD",
    "VERSION:2.1",
    "N:Müller;Ada;;Dr.;",
    'item1.TEL;TYPE="cell:x",voice:+49 1',
    "TEL;HOME:+49 2",
    "ORG;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:B=C3=A4ckerei =",
    "Nord",
    "NOTE:one\\, two",
    "  and three\\nnext",
    "EMAIL;TYPE=INTERNET:ada@example.com",
    "URL:https://example.com/a;b",
    "ADR;WORK:;;1 Main St;Springfield;;12345;US",
    "PHOTO;ENCODING=b:AAAA",
    "END:VCARD",
  ].join("\r\n");
  expect(fieldsOf(card)).toEqual([
    ["name", "Dr. Ada Müller"],
    ["organization", "Bäckerei Nord"],
    ["phone", "+49 1"],
    ["phone", "+49 2"],
    ["email", "ada@example.com"],
    ["website", "https://example.com/a;b"],
    ["address", "1 Main St, Springfield, 12345, US"],
    ["note", "one, two and three\nnext"],
  ]);
});

test("a MECARD is read as a contact", () => {
  expect(fieldsOf(String.raw`MECARD:N:Doe,Ada;TEL:+1555;EMAIL:ada@example.com;NOTE:a\;b;;`)).toEqual([
    ["name", "Ada Doe"],
    ["phone", "+1555"],
    ["email", "ada@example.com"],
    ["note", "a;b"],
  ]);
});

test("reads emails, calls, text messages and places", () => {
  expect(fieldsOf("mailto:ada@example.com?subject=Hello%20there&body=1%0A2&cc=b+c@example.com")).toEqual([
    ["to", "ada@example.com"],
    ["cc", "b+c@example.com"],
    ["subject", "Hello there"],
    ["message", "1\n2"],
  ]);
  expect(fieldsOf("MAILTO:100%@example.com")).toEqual([["to", "100%@example.com"]]);
  expect(fieldsOf("MATMSG:TO:ada@example.com;SUB:Hi;BODY:Text;;")).toEqual([
    ["to", "ada@example.com"],
    ["subject", "Hi"],
    ["message", "Text"],
  ]);
  expect(fieldsOf("tel:+1-555-0100")).toEqual([["phone", "+1-555-0100"]]);
  expect(fieldsOf("tel://+15550100")).toEqual([["phone", "+15550100"]]);
  expect(fieldsOf("SMSTO:+1555:See you: 8")).toEqual([
    ["to", "+1555"],
    ["message", "See you: 8"],
  ]);
  expect(fieldsOf("sms:+1555?body=Hi%21")).toEqual([
    ["to", "+1555"],
    ["message", "Hi!"],
  ]);
  expect(fieldsOf("geo:52.5,13.4,10;u=5?q=x")).toEqual([
    ["position", "52.5, 13.4"],
    ["altitude", "10 m"],
  ]);
});

test("a place is read only if its position is two decimals", () => {
  expect(fieldsOf("geo:-.5,+13.")).toEqual([["position", "-.5, +13."]]);
  expect(fieldsOf("geo:1,2,0x9")).toEqual([["position", "1, 2"]]);
  for (const wrong of ["geo:0x10,1", "geo:1e1,2", "geo:1,NaN", "geo:1"])
    expect(readContent(wrong)).toEqual({ kind: "text", fields: [] });
});

// developer.android.com, "Common intents", Maps
test.each([
  [
    "geo:0,0?q=34.99,-106.61(Treasure)",
    [
      ["place", "Treasure"],
      ["position", "34.99, -106.61"],
    ],
  ],
  ["geo:0,0?q=1600+Amphitheatre+Parkway%2C+CA", [["address", "1600 Amphitheatre Parkway, CA"]]],
  ["geo:0,0?z=9&q=Pariser%20Platz,%20Berlin", [["address", "Pariser Platz, Berlin"]]],
  ["geo:0,0?q=849VCWC8%2BR9", [["address", "849VCWC8+R9"]]],
  ["geo:0,0?q=52.5,13.4", [["position", "52.5, 13.4"]]],
  ["geo:0,0?q=", [["position", "0, 0"]]],
  ["geo:0,0", [["position", "0, 0"]]],
])("the place of %s is %j", (text, fields) => {
  expect(fieldsOf(text)).toEqual(fields);
});

test("our own payloads are recognized with their filled fields", () => {
  const product = productSerialSchema.parse({ productName: "Lamp", serialNumber: "QZ-1", category: "Other" });
  expect(readContent(productSerialContent(product, NOW))).toEqual({
    kind: "product_serial",
    fields: [
      { name: "productName", value: "Lamp" },
      { name: "serialNumber", value: "QZ-1" },
      { name: "category", value: "Other" },
      { name: "timestamp", value: "2026-03-01T12:00:00.000Z" },
    ],
  });
  const form = digitalSignatureSchema.parse({ documentTitle: "Lease", signerName: "Ada" });
  const { kind, fields } = readContent(digitalSignatureContent(form, NOW));
  expect(kind).toBe("digital_signature");
  expect(fields.map(({ name }) => name)).toEqual([
    "documentTitle",
    "signerName",
    "signatureType",
    "securityLevel",
    "timestamp",
  ]);
});

test("no text makes the reader fail", () => {
  const start = fc.constantFrom(
    "",
    "WIFI:",
    "BEGIN:VCARD\n",
    "mailto:",
    "sms:",
    "MECARD:",
    "geo:",
    '{"type":"PRODUCT_SERIAL"',
  );
  fc.assert(
    fc.property(start, fc.string({ unit: "binary" }), (prefix, rest) => {
      for (const { value } of readContent(prefix + rest).fields) expect(value).not.toBe("");
    }),
  );
});
