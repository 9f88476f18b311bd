import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readContent } from "../../../../../core/codes/contents/read-content.ts";
import { readPlace } from "../../../../../core/codes/contents/read-place.ts";
import { readApp, readTelegram, readWhatsapp } from "../../../../../core/codes/contents/read-web-links.ts";
import { appContent, appSchema } from "../../../../../core/codes/payloads/forms/app-link.ts";
import {
  callContent,
  callSchema,
  smsContent,
  smsSchema,
} from "../../../../../core/codes/payloads/forms/call.ts";
import {
  telegramContent,
  telegramSchema,
  whatsappContent,
  whatsappSchema,
} from "../../../../../core/codes/payloads/forms/chats.ts";
import { dialedNumber } from "../../../../../core/codes/payloads/forms/dialed-number.ts";
import { emailContent, emailSchema } from "../../../../../core/codes/payloads/forms/email.ts";
import { linkContent, linkSchema } from "../../../../../core/codes/payloads/forms/link.ts";
import { placeContent, placeSchema } from "../../../../../core/codes/payloads/forms/place.ts";
import { line } from "../../../../support/codes/arbitrary-payments.ts";
import { sentences } from "../../../../support/codes/sentences.ts";

const fieldsOf = (content: string): Record<string, string> =>
  Object.fromEntries(readContent(content).fields.map(({ name, value }) => [name, value]));

describe("a link", () => {
  it.each([
    ["example.com", "https://example.com"],
    [" <https://example.com/a?b=c#d> ", "https://example.com/a?b=c#d"],
    ["shop:42", "shop:42"],
    ["sms:5550123", "sms:5550123"],
    ["org.example.app:/sign-in", "org.example.app:/sign-in"],
    ["example.com:8080/x", "https://example.com:8080/x"],
    ["www.example.com:443", "https://www.example.com:443"],
    ["example.com:8080?a=1:2", "https://example.com:8080?a=1:2"],
    ["localhost:3000", "https://localhost:3000"],
  ])("%s becomes %s", (website, content) => {
    expect(linkContent(linkSchema.parse({ website }))).toBe(content);
  });
  it.each([
    ["", "Enter the address of the page, such as https://example.com"],
    ["ada@example.com", "ada@example.com is not a web address: enter one like https://example.com"],
    ["https://", "https:// is not a web address: enter one like https://example.com"],
    ["example.com:80800", "example.com:80800 is not a web address: enter one like https://example.com"],
  ])("refuses %j", (website, said) => {
    expect(sentences(linkSchema, { website })).toEqual({ website: said });
  });
});

const degrees = (most: number) =>
  fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((millionths) => (millionths / 1e6).toFixed(6));
const email = (form: object) => emailContent(emailSchema.parse(form));

describe("an email", () => {
  // RFC 6068 §6.1
  it.each<[object, string]>([
    [{ to: "chris@example.com" }, "mailto:chris@example.com"],
    [
      { to: "infobot@example.com", subject: "current-issue" },
      "mailto:infobot@example.com?subject=current-issue",
    ],
    [
      { to: "infobot@example.com", message: "send current-issue" },
      "mailto:infobot@example.com?body=send%20current-issue",
    ],
    [
      { to: "infobot@example.com", message: "send current-issue\nsend index" },
      "mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index",
    ],
    [
      { to: "joe@example.com", cc: "bob@example.com", message: "hello" },
      "mailto:joe@example.com?cc=bob@example.com&body=hello",
    ],
    [{ to: "gorby%kremvax@example.com" }, "mailto:gorby%25kremvax@example.com"],
    [{ to: "unlikely?address@example.com", message: "x" }, "mailto:unlikely%3Faddress@example.com?body=x"],
    [{ to: "Mike&family@example.org" }, "mailto:Mike%26family@example.org"],
    [{ to: "user@example.org", subject: "caf\u00e9" }, "mailto:user@example.org?subject=caf%C3%A9"],
    [{ to: "addr1@an.example, addr2@an.example" }, "mailto:addr1@an.example,addr2@an.example"],
    [{ to: "<mailto:ada@example.com>; bob+x@example.com" }, "mailto:ada@example.com,bob+x@example.com"],
  ])("%j is written according to RFC 6068", (form, link) => {
    expect(email(form)).toBe(link);
  });

  it.each<[object, Record<string, string>]>([
    [{}, { to: "Enter an email address, such as name@example.com" }],
    [
      { to: "ada@example" },
      { to: "ada@example is not an email address: what follows the @ needs a dot, as in name@example.com" },
    ],
    [{ to: "a@example.com", cc: "b" }, { cc: "b is not an email address: enter one like name@example.com" }],
  ])("reports what is wrong with %j", (form, said) => {
    expect(sentences(emailSchema, form)).toEqual(said);
  });

  it("is read back unchanged", () => {
    fc.assert(
      fc.property(line(0, 40), fc.string({ unit: "grapheme", maxLength: 60 }), (subject, message) => {
        const form = emailSchema.parse({
          to: "a@example.com,b+c@example.com",
          bcc: "d@example.com",
          subject,
          message,
        });
        const read = fieldsOf(emailContent(form));
        expect({ cc: "", subject: "", message: "", ...read }).toEqual({
          ...form,
          message: form.message.replaceAll(/\r\n?|\n/g, "\r\n"),
        });
      }),
    );
  });
});

describe("a phone number", () => {
  it.each([
    // RFC 3966 §6
    ["+1-201-555-0123", "tel:+12015550123"],
    ["+49 (0) 30 1234-56", "tel:+4930123456"],
    ["+49-(0)30/123456", "tel:+4930123456"],
    ["0049 (0)30 123456", "tel:004930123456"],
    ["00 49 (0) 30 123456", "tel:004930123456"],
    ["+49 30 123456 ext. 12", "tel:+4930123456;ext=12"],
    ["+49-30-123456;ext=12", "tel:+4930123456;ext=12"],
    ["+49 30 123456, ext 12", "tel:+4930123456;ext=12"],
    ["0171,1234567", "tel:01711234567"],
    ["1-800-FLOWERS", "tel:18003569377"],
    ["*100#", "tel:*100%23"],
    ["tel:112", "tel:112"],
    ["+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "tel:+966501234567"],
  ])("%s becomes %s", (phone, link) => {
    expect(callContent(callSchema.parse({ phone }))).toBe(link);
    expect(readContent(link)).toMatchObject({ kind: "phone" });
  });

  it("is dialed with digits of any script", () => {
    for (const zero of [0x30, 0x660, 0x966, 0xe50, 0xff10, 0x1d7ce])
      expect(
        dialedNumber(Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit)).join(""))
          .number,
      ).toBe("0123456789");
  });

  it.each([
    ["", "Enter a phone number, such as +1 555 0123"],
    ["ask Ada", "ask Ada is not a phone number: it has no digits"],
    // none of these is a single long number
    [
      "+15105550101,+15105550102",
      "+15105550101,+15105550102 holds several phone numbers: enter one of them, such as +15105550101",
    ],
    ["+1 510 555 0101,,22#", "+1 510 555 0101,,22# is not a phone number: enter it as +1 510 555 0101"],
    ["030 1234567p22", "030 1234567p22 is not a phone number: enter it as 030 1234567"],
    ["+15105550101;isub=1", "+15105550101;isub=1 is not a phone number: enter it as +15105550101"],
  ])("refuses %j", (phone, said) => {
    expect(sentences(callSchema, { phone })).toEqual({ phone: said });
    expect(Object.keys(sentences(smsSchema, { to: phone }))).toEqual(["to"]);
  });
});

describe("a text message", () => {
  it.each<[object, string]>([
    // RFC 5724 §2.5
    [{ to: "+15105550101" }, "sms:+15105550101"],
    [{ to: "+1 510 555 0101", message: "hello there: 50% off?" }, "SMSTO:+15105550101:hello there: 50% off?"],
  ])("%j becomes %s", (form, content) => {
    expect(smsContent(smsSchema.parse(form))).toBe(content);
  });

  it("is read back unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (message) => {
        const form = smsSchema.parse({ to: "+15105550101", message });
        expect({ message: "", ...fieldsOf(smsContent(form)) }).toEqual(form);
      }),
    );
  });
});

describe("a chat", () => {
  it.each<[object, string]>([
    [{ to: "+1 (555) 010-1234" }, "https://wa.me/15550101234"],
    [{ to: "0049 (0)30 1234567" }, "https://wa.me/49301234567"],
    [
      { to: "0049 30 123456", message: "I'm interested in your car" },
      "https://wa.me/4930123456?text=I'm%20interested%20in%20your%20car",
    ],
  ])("%j becomes a WhatsApp link", (form, link) => {
    const parsed = whatsappSchema.parse(form);
    expect(whatsappContent(parsed)).toBe(link);
    expect(readWhatsapp(link)?.message).toBe(parsed.message);
    expect(readContent(link)).toMatchObject({ kind: "url", action: "whatsapp" });
  });

  it.each<[object, string]>([
    [{ to: "@example_bot" }, "https://t.me/example_bot"],
    [{ to: "https://t.me/example", message: "Hi & bye" }, "https://t.me/example?text=Hi%20%26%20bye"],
    [{ to: "+49 30 123456" }, "https://t.me/+4930123456"],
  ])("%j becomes a Telegram link", (form, link) => {
    expect(telegramContent(telegramSchema.parse(form))).toBe(link);
    expect(readContent(link)).toMatchObject({ kind: "url", action: "telegram" });
  });

  it.each([
    [
      whatsappSchema,
      "030 123456",
      "030 123456 is not an international phone number: enter it with + and the code of its country, such as +1 555 010 0123",
    ],
    [whatsappSchema, "", "Enter a phone number, such as +1 555 0123"],
    [
      telegramSchema,
      "030 123456",
      "030 123456 is not an international phone number: enter it with + and the code of its country, such as +1 555 010 0123",
    ],
    [
      telegramSchema,
      "ab",
      "ab is not a Telegram name: it has 4 to 32 letters, digits and underscores and begins with a letter",
    ],
    [telegramSchema, "", "Enter a Telegram name or a phone number, such as @example or +1 555 010 0123"],
  ])("reports what is wrong", (schema, to, said) => {
    expect(sentences(schema, { to })).toEqual({ to: said });
  });

  it("is read back unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (message) => {
        const form = whatsappSchema.parse({ to: "+4930123456", message });
        expect(readWhatsapp(whatsappContent(form))).toEqual(form);
        const other = telegramSchema.parse({ to: "example", message });
        expect(readTelegram(telegramContent(other))).toEqual(other);
      }),
    );
  });

  it.each([
    "https://t.me/joinchat/abc",
    "https://t.me/example/12",
    "https://wa.me/message/ABC",
    "https://wa.me.example.com/155501012",
  ])("is not recognized in the link %s", (link) => {
    expect(readContent(link)).toEqual({ kind: "url", fields: [] });
  });
});

describe("a place", () => {
  // RFC 5870 §6 and §3.4.2
  it.each<[object, string]>([
    [{ latitude: "13.4125", longitude: "103.8667" }, "geo:13.4125,103.8667"],
    [{ latitude: "48.2010", longitude: "16.3695", altitude: "183" }, "geo:48.2010,16.3695,183"],
    [{ latitude: "+52,5163°", longitude: "−13.3777" }, "geo:52.5163,-13.3777"],
    [{ latitude: "90", longitude: "-180" }, "geo:90,-180"],
    [
      { latitude: "52.5163", longitude: "13.3777", place: "Brandenburg Gate (west)" },
      "geo:52.5163,13.3777?q=52.5163,13.3777(Brandenburg%20Gate%20(west))",
    ],
  ])("%j becomes %s", (form, link) => {
    const parsed = placeSchema.parse(form);
    expect(placeContent(parsed)).toBe(link);
    expect(readPlace(link)).toMatchObject(parsed);
    expect(readContent(link)).toMatchObject({ kind: "text", action: "place" });
  });

  it("is read with additional parameters (RFC 5870 §6.1)", () => {
    expect(readPlace("geo:66,30;u=6.500;FOo=this%2dthat")).toEqual({
      latitude: "66",
      longitude: "30",
      altitude: "",
      place: "",
      address: "",
    });
  });

  const wrongLatitude = "A latitude is a number of degrees from -90 (south) to 90 (north), such as 52.5163";
  const wrongLongitude = "A longitude is a number of degrees from -180 (west) to 180 (east), such as 13.3777";
  it.each<[object, Record<string, string>]>([
    [{ latitude: "90.0001", longitude: "0" }, { latitude: wrongLatitude }],
    [
      { latitude: "-91", longitude: "180.1" },
      { latitude: wrongLatitude, longitude: wrongLongitude },
    ],
    [{}, { latitude: wrongLatitude, longitude: wrongLongitude }],
    [
      { latitude: "52° 30' N", longitude: "1e1" },
      { latitude: wrongLatitude, longitude: wrongLongitude },
    ],
    [
      { latitude: "0", longitude: "0", altitude: "high" },
      { altitude: "An altitude is a number of meters, such as 34" },
    ],
  ])("reports what is wrong with %j", (form, said) => {
    expect(sentences(placeSchema, form)).toEqual(said);
  });

  it("is read back unchanged", () => {
    fc.assert(
      fc.property(degrees(90), degrees(180), line(0, 40), (latitude, longitude, place) => {
        const form = placeSchema.parse({ latitude, longitude, place });
        expect(readPlace(placeContent(form))).toMatchObject(form);
      }),
    );
  });
});

describe("an app", () => {
  it.each<[object, string]>([
    [{ appStore: "id310633997" }, "https://apps.apple.com/app/id310633997"],
    [
      { appStore: "https://apps.apple.com/us/app/whatsapp-messenger/id310633997?mt=8" },
      "https://apps.apple.com/app/id310633997",
    ],
    [{ googlePlay: "org.example.app" }, "https://play.google.com/store/apps/details?id=org.example.app"],
    [
      { googlePlay: "https://play.google.com/store/apps/details?hl=de&id=org.example.app&gl=DE" },
      "https://play.google.com/store/apps/details?id=org.example.app",
    ],
  ])("%j becomes %s", (form, link) => {
    const parsed = appSchema.parse(form);
    expect(appContent(parsed)).toBe(link);
    expect(readApp(link)).toEqual(parsed);
    expect(readContent(link)).toMatchObject({ kind: "url", action: "app" });
  });

  it.each<[object, Record<string, string>]>([
    [{}, { appStore: "Enter an app of one store: a code opens one address" }],
    [
      { appStore: "310633997", googlePlay: "org.example" },
      { appStore: "Enter an app of one store: a code opens one address" },
    ],
    [
      { appStore: "whatsapp" },
      {
        appStore:
          "whatsapp is not an app in the App Store: enter its address, or its number such as id310633997",
      },
    ],
    [
      { googlePlay: "https://example.com" },
      {
        googlePlay:
          "https://example.com is not an app in Google Play: enter its address, or its name such as org.example.app",
      },
    ],
  ])("reports what is wrong with %j", (form, said) => {
    expect(sentences(appSchema, form)).toEqual(said);
  });
});
