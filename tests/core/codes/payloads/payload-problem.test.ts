import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  digitalSignatureContent,
  digitalSignatureSchema,
} from "../../../../core/codes/payloads/digital-signature.ts";
import { payloadProblem } from "../../../../core/codes/payloads/payload-problem.ts";
import { productSerialContent, productSerialSchema } from "../../../../core/codes/payloads/product-serial.ts";
import { vcardContent, vcardSchema } from "../../../../core/codes/payloads/vcard.ts";
import { wifiPasswordProblem } from "../../../../core/codes/payloads/wifi-rules.ts";
import { wifiContent } from "../../../../core/codes/payloads/wifi.ts";

const sentence = (content: string) => payloadProblem(content)?.message ?? null;
const now = new Date("2026-01-31T12:00:00Z");
const vcard = (lines: string) => `BEGIN:VCARD\r\nVERSION:3.0\r\n${lines}\r\nEND:VCARD\r\n`;

describe("content that phones can use", () => {
  it.each([
    "WIFI:T:WPA;S:Net;P:12345678;;",
    'WIFI:T:WPA;S:"CAFE";P:12345678;H:true;;',
    `WIFI:T:WPA2;S:Net;P:${"aB".repeat(32)};;`,
    "WIFI:S:Net;T:WPA3;P:with a blank;;",
    "WIFI:T:WEP;S:Net;P:abcde;;",
    "WIFI:T:nopass;S:Net;;",
    "WIFI:S:Net;;",
    "WIFI:T:SAE;S:Net;P:short;;",
    "WIFI:T:WPA2-EAP;S:Net;E:PEAP;I:me;P:123;;",
    "https://example.com",
    "HTTPS://EXAMPLE.COM/A?B#C",
    "http://user:pass@example.com:8080/path",
    "https://münchen.example/straße",
    "https://日本語.jp",
    "https://i❤.ws",
    "http://localhost:3000",
    "http://intranet",
    "http://[2001:db8::1]:80/",
    "https://example.com./",
    "https://example.com our menu",
    "https://web.archive.org/web/2020/https://example.com",
    "mailto:a@example.com",
    "mailto:a@example.com,b@example.com?cc=c@example.com&subject=Hi there",
    "mailto:?subject=Hi",
    "tel:+1 (555) 012-3456",
    "tel:1-800-FLOWERS",
    "tel:*100#",
    "sms:+15550123?body=Hi",
    "SMSTO:+15550123:Hi",
    "sms:?body=Hi",
    "geo:52.52,13.405",
    "geo:-90,180,12;u=5?q=Berlin",
    vcard(
      "N:Doe;Jane;;;\r\nFN:Jane Doe\r\nTEL;TYPE=CELL:+1 555 0123\r\nEMAIL:jane@example.com\r\nURL:https://example.com",
    ),
    "BEGIN:VCARD\nVERSION:4.0\nFN:Jane\nEND:VCARD",
    "MECARD:N:Doe,Jane;TEL:15550123;;",
  ])("is accepted: %j", (content) => {
    expect(sentence(content)).toBeNull();
  });

  it("includes everything that our own forms make", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 20 });
    const form = fc.record({
      firstName: text,
      lastName: text,
      phone: fc.oneof(
        fc.constant(""),
        fc.tuple(text, fc.nat(), text).map((parts) => parts.join("")),
      ),
      email: fc.oneof(fc.constant(""), fc.emailAddress()),
      website: fc.oneof(fc.constant(""), fc.domain(), fc.webUrl()),
      note: text,
    });
    fc.assert(
      fc.property(form, (typed) => {
        const parsed = vcardSchema.safeParse({ ...typed, organization: typed.note });
        fc.pre(parsed.success);
        expect(sentence(vcardContent(parsed.data))).toBeNull();
      }),
      { numRuns: 1000 },
    );
    const product = productSerialSchema.parse({
      productName: "P",
      serialNumber: "1",
      website: "example.com",
    });
    expect(sentence(productSerialContent(product, now))).toBeNull();
    const signature = digitalSignatureSchema.parse({ documentTitle: "T", signerName: "S" });
    expect(sentence(digitalSignatureContent(signature, now))).toBeNull();
  });
});

describe("content that phones cannot use", () => {
  it.each([
    ["WIFI:T:WPA;S:Net;P:123;;", "A WPA password has 8 to 63 characters, or 64 hexadecimal digits"],
    [
      `WIFI:T:WPA;S:Net;P:${"x".repeat(64)};;`,
      "A WPA password has 8 to 63 characters, or 64 hexadecimal digits",
    ],
    [
      "WIFI:T:WPA;S:Net;P:pässword;;",
      "A WPA password has unaccented letters, digits and punctuation only: ä cannot be part of it",
    ],
    [
      "WIFI:T:WPA;S:Net;;",
      "A WPA network needs its password in the code: many phones cannot join without it",
    ],
    [
      "WIFI:T:WEP;S:Net;P:123456;;",
      "A WEP key has 5 or 13 unaccented characters, or 10 or 26 hexadecimal digits",
    ],
    [
      "WIFI:T:WEP;S:Net;P:ghijklmnop;;",
      "A WEP key has 5 or 13 unaccented characters, or 10 or 26 hexadecimal digits",
    ],
    ["WIFI:T:WPA;P:12345678;;", "Enter the name of the network (SSID)"],
    [`WIFI:T:nopass;S:${"x".repeat(33)};;`, "A network name has at most 32 bytes"],
    [`WIFI:T:nopass;S:${"漢".repeat(11)};;`, "A network name has at most 32 bytes"],
    ["WIFI:T:XYZ;S:Net;P:12345678;;", "Phones do not support the security type XYZ: use WPA, WEP or nopass"],
    ["WIFI:T:WPA;S:Net;P:12345678", "A WiFi code ends with two semicolons: WIFI:T:WPA;S:name;P:password;;"],
    ["wifi:T:WPA;S:Net;P:12345678;;", "A WiFi code begins with WIFI: in capital letters"],
    ["https://", "A web address needs a host name after https://, such as https://example.com"],
    ["http:///path", "A web address needs a host name after http://, such as http://example.com"],
    ["https://https://example.com", "This web address begins with https:// twice"],
    [
      "https://www.example,com",
      "www.example,com is not a host name: a web address looks like https://example.com",
    ],
    ["https://-a.example", "-a.example is not a host name: a web address looks like https://example.com"],
    ["https://a..example", "a..example is not a host name: a web address looks like https://example.com"],
    [
      `https://${"a".repeat(64)}.example`,
      `${"a".repeat(64)}.example is not a host name: a web address looks like https://example.com`,
    ],
    ["https://example.com:99999", "99999 is not a port: use a number from 1 to 65535"],
    ["mailto:", "An email needs an address, a subject or a text"],
    ["mailto:jane", "jane is not an email address: enter one like name@example.com"],
    ["mailto:ada@example,com", "ada@example,com is not an email address: enter it as ada@example.com"],
    ["mailto:<ada@example.com>", "<ada@example.com> is not an email address: enter it as ada@example.com"],
    ["mailto:Bob <b@example.com>", "Bob <b@example.com> is not an email address: enter it as b@example.com"],
    [
      "mailto:a@example.com;b@example.com",
      "a@example.com;b@example.com is not an email address: enter it as a@example.com,b@example.com",
    ],
    [
      "mailto:ada@example",
      "ada@example is not an email address: what follows the @ needs a dot, as in name@example.com",
    ],
    ["mailto:a@example.com?cc=bob", "bob is not an email address: enter one like name@example.com"],
    ["tel:", "A call needs a phone number, such as tel:+15550123"],
    ["tel:call me", "call me is not a phone number: it has no digits"],
    ["tel:tel:+1555", "tel:+1555 is not a phone number: enter it as +1555"],
    ["tel:see below 2", "see below 2 is not a phone number: enter one like +1 555 0123"],
    ["sms:", "A text message needs a phone number or a text"],
    ["SMSTO:mum:Hi", "mum is not a phone number: it has no digits"],
    [
      "geo:91,0",
      "A place needs a latitude from -90 to 90 and a longitude from -180 to 180, such as geo:52.52,13.405",
    ],
    [
      "geo:52.52",
      "A place needs a latitude from -90 to 90 and a longitude from -180 to 180, such as geo:52.52,13.405",
    ],
    [
      "BEGIN:VCARD\nVERSION:3.0\nFN:Jane",
      "A vCard ends with the line END:VCARD: phones do not recognize it otherwise",
    ],
    [
      "BEGIN:VCARD\nFN:Jane\nEND:VCARD",
      "A vCard has a line VERSION:3.0 (or 2.1, or 4.0) after its first one",
    ],
    [vcard("TEL:123"), "A contact needs a name: phones do not save it otherwise"],
    [vcard("FN:Jane\r\nTEL:none"), "none is not a phone number: it has no digits"],
    [vcard("FN:Jane\r\nEMAIL:jane"), "jane is not an email address: enter one like name@example.com"],
    [
      vcard("FN:Jane\r\nURL:https://"),
      "A web address needs a host name after https://, such as https://example.com",
    ],
    [
      vcard("FN:Jane\r\nEMAIL:mailto:jane@example.com"),
      "mailto:jane@example.com is not an email address: enter it as jane@example.com",
    ],
    [
      "MECARD:N:Doe;EMAIL:jane@example.;;",
      "jane@example. is not an email address: enter one like name@example.com",
    ],
    ["MECARD:TEL:15550123;;", "A contact needs a name: phones do not save it otherwise"],
    ['{"type":"PRODUCT_SERIAL","serialNumber":"1"}', "Enter the name of the product"],
    [
      '{"type":"PRODUCT_SERIAL","productName":"P","serialNumber":"1","manufacturingDate":"2026-02-01","expiryDate":"2026-01-01"}',
      "The expiration date is before the manufacturing date",
    ],
    ['{"type":"DIGITAL_SIGNATURE","documentTitle":"T"}', "Enter the name of the signer"],
    [
      '{"type":"DIGITAL_SIGNATURE","documentTitle":"T","signerName":"S","checksum":"00000000"}',
      "The checksum does not match: something in this code was changed",
    ],
    [
      '{"type":"DIGITAL_SIGNATURE","documentTitle":"T","signerName":"S","securityLevel":"standard"}',
      "A code of security level standard has to be signed: make it on the digital signature page",
    ],
    [
      '{"type":"DIGITAL_SIGNATURE","documentTitle":"T","signerName":"S","signature":"x"}',
      "The signature of this code is damaged",
    ],
  ])("is reported with the reason: %j", (content, expected) => {
    expect(sentence(content)).toBe(expected);
  });
});

it("accepts any other text", () => {
  for (const content of [
    "hello",
    "{}",
    '{"type":"other"}',
    "{not JSON",
    "geo: where is it?",
    "mecard: a card",
    "[1]",
    "{null",
    "null",
  ])
    expect(sentence(content)).toBeNull();
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      fc.pre(!/^\s*(https?:\/\/|mailto:|tel:|sms:|smsto:|wifi:|begin:vcard|geo:|mecard:|\{)/i.test(text));
      expect(payloadProblem(text)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

it("never throws, whatever follows a scheme", () => {
  const scheme = fc.constantFrom(
    "https://",
    "mailto:",
    "tel:",
    "sms:",
    "smsto:",
    "WIFI:",
    "BEGIN:VCARD\n",
    "geo:1",
    "MECARD:N:",
    '{"type":"PRODUCT_SERIAL",',
    '{"type":"DIGITAL_SIGNATURE",',
  );
  fc.assert(
    fc.property(scheme, fc.string({ unit: "binary" }), (start, text) => {
      expect(() => payloadProblem(start + text)).not.toThrow();
    }),
    { numRuns: 5000 },
  );
});

it("reports the same password problem for a form and its code", () => {
  const password = fc.oneof(fc.string({ maxLength: 70 }), fc.string({ unit: "grapheme", maxLength: 20 }));
  fc.assert(
    fc.property(password, fc.constantFrom("WPA", "WEP", "nopass" as const), (typed, security) => {
      const content = wifiContent({
        ssid: "Net",
        password: typed,
        security,
        hidden: false,
      });
      expect(payloadProblem(content)?.code).toBe(wifiPasswordProblem({ security, password: typed })?.code);
    }),
    { numRuns: 2000 },
  );
});
