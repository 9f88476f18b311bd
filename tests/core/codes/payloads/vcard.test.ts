import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  lenientVcardSchema,
  vcardContent,
  vcardSchema,
  type VcardForm,
} from "../../../../core/codes/payloads/vcard.ts";

const content = (form: Partial<VcardForm>) => vcardContent(vcardSchema.parse(form));

/** Parses properties into unescaped components (RFC 2425 §5.8 and RFC 2426 §4). */
function parse(card: string): Map<string, string[]> {
  const properties = new Map<string, string[]>();
  for (const line of card.split("\r\n")) {
    const colon = line.indexOf(":");
    const components = [""];
    for (let at = colon + 1; at < line.length; at++) {
      let character = line.charAt(at);
      if (character === ";") {
        components.push("");
        continue;
      }
      if (character === "\\") {
        at++;
        character = line.charAt(at) === "n" ? "\n" : line.charAt(at);
      }
      components[components.length - 1] += character;
    }
    properties.set(line.slice(0, Math.max(0, colon)), components);
  }
  return properties;
}

describe("vcardContent", () => {
  it("writes every field of the form", () => {
    expect(
      content({
        firstName: "Ada",
        lastName: "Lovelace",
        organization: "Analytical Engines",
        title: "Countess",
        phone: "+44 20 7946 0000",
        email: "ada@example.com",
        website: "https://example.com/ada",
        address: "12 St James's Square",
        city: "London",
        state: "Greater London",
        zipCode: "SW1Y 4JH",
        country: "United Kingdom",
        note: "Likes numbers",
      }),
    ).toBe(
      [
        "BEGIN:VCARD",
        "VERSION:3.0",
        "N:Lovelace;Ada;;;",
        "FN:Ada Lovelace",
        "ORG:Analytical Engines",
        "TITLE:Countess",
        "TEL:+44 20 7946 0000",
        "EMAIL:ada@example.com",
        "URL:https://example.com/ada",
        "ADR:;;12 St James's Square;London;Greater London;SW1Y 4JH;United Kingdom",
        "NOTE:Likes numbers",
        "END:VCARD",
        "",
      ].join("\r\n"),
    );
  });

  it("omits empty fields except for N and FN", () => {
    expect(content({ email: "a@b.c" })).toBe(
      "BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nFN:a@b.c\r\nEMAIL:a@b.c\r\nEND:VCARD\r\n",
    );
    expect(content({ phone: "110", organization: "Police" })).toContain("\r\nFN:Police\r\n");
    expect(content({ firstName: "李" })).toContain("\r\nN:;李;;;\r\nFN:李\r\n");
  });

  it("keeps the positions of address parts if only some are filled", () => {
    expect(content({ firstName: "A", city: "Paris" })).toContain("\r\nADR:;;;Paris;;;\r\n");
  });

  it("escapes backslashes, semicolons, commas and all kinds of line breaks", () => {
    expect(content({ lastName: "a;b,c\\d", note: "one\r\ntwo\nthree\rfour\u2028five" })).toContain(
      "NOTE:one\\ntwo\\nthree\\nfour\\nfive",
    );
    expect(content({ lastName: "a;b,c\\d" })).toContain("N:a\\;b\\,c\\\\d;;;;");
  });

  it("adds the scheme that phones need to a web address, without escaping it", () => {
    expect(content({ firstName: "A", website: "example.com/a,b;c" })).toContain(
      "URL:https://example.com/a,b;c\r\n",
    );
    expect(content({ firstName: "A", website: "http://example.com" })).toContain(
      "URL:http://example.com\r\n",
    );
  });

  it("preserves every text: CJK, emoji, quotes, newlines, injected properties", () => {
    const texts = fc.oneof(
      fc.constantFrom(
        "漢字",
        "👩‍👩‍👧",
        'a "quote"',
        "x\nEND:VCARD\nEMAIL:evil@example.com",
        "\\n",
        "a\\;b",
        ":;,\\",
      ),
      fc
        .string({ unit: "grapheme", maxLength: 30 })
        .map((text) => text.replace(/[\p{Cc}\u2028\u2029]/gu, "").trim())
        .filter((text) => text !== ""),
    );
    fc.assert(
      fc.property(texts, texts, texts, texts, (firstName, lastName, city, note) => {
        const card = parse(content({ firstName, lastName, city, note }));
        expect([...card.keys()]).toEqual(["BEGIN", "VERSION", "N", "FN", "ADR", "NOTE", "END", ""]);
        expect(card.get("N")).toEqual([lastName, firstName, "", "", ""]);
        expect(card.get("ADR")).toEqual(["", "", "", city, "", "", ""]);
        expect(card.get("NOTE")).toEqual([note]);
      }),
      { numRuns: 500 },
    );
  });
});

const sentences = (form: object) =>
  vcardSchema.safeParse(form).error?.issues.map((issue) => `${issue.path.join()}: ${issue.message}`) ?? [];

describe("vcardSchema", () => {
  it("requires a first name, last name, email or phone", () => {
    const sentence = "firstName: Enter a first name, a last name, an email address or a phone number";
    expect(sentences({})).toEqual([sentence]);
    expect(sentences({ firstName: "  ", organization: "O" })).toEqual([sentence]);
    for (const field of ["firstName", "lastName", "phone"]) expect(sentences({ [field]: "11" })).toEqual([]);
    expect(sentences({ email: "a@b.c" })).toEqual([]);
  });

  it("reports invalid email addresses, phone numbers and web addresses with examples", () => {
    expect(sentences({ firstName: "A", email: "a.b", phone: "0", website: "two words" })).toEqual([
      "phone: 0 is not a phone number: enter one like +1 555 0123",
      "email: a.b is not an email address: enter one like name@example.com",
      "website: two words is not a web address: enter one like https://example.com",
    ]);
  });

  it("refuses an email address as a web address, even with a scheme", () => {
    for (const website of ["ada@example.com", "mailto:ada@example.com", "tel:+15550123"])
      expect(sentences({ firstName: "A", website })).toHaveLength(1);
    for (const website of ["https://ada@example.com", "example.com/@ada", "example.com:80/?q=a@b"])
      expect(sentences({ firstName: "A", website })).toEqual([]);
  });

  it("removes brackets, quotes and schemes around a value", () => {
    const card = content({
      firstName: "Ada",
      phone: " <tel:+44 20 7946 0000> ",
      email: "mailto:ada@example.com",
      website: '"<https://example.com>"',
    });
    expect(card).toContain(
      "\r\nTEL:+44 20 7946 0000\r\nEMAIL:ada@example.com\r\nURL:https://example.com\r\n",
    );
  });

  it("accepts any text if its rules are overridden", () => {
    const form = lenientVcardSchema.parse({ email: "ada@intranet", phone: "0" });
    expect(vcardContent(form)).toContain("TEL:0\r\nEMAIL:ada@intranet\r\n");
  });
});
