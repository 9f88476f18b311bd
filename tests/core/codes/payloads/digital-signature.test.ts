import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checksum } from "../../../../core/codes/payloads/checksum.ts";
import {
  digitalSignatureContent,
  digitalSignatureSchema,
} from "../../../../core/codes/payloads/digital-signature.ts";

const NOW = new Date("2026-03-04T05:06:07.089Z");
const needed = { documentTitle: "Contract", signerName: "Ada" };
const content = (form: object) =>
  digitalSignatureContent(digitalSignatureSchema.parse({ ...needed, ...form }), NOW);
const payload = (form: object): unknown => JSON.parse(content(form));

describe("digitalSignatureContent", () => {
  it("is JSON with type, version, timestamp, filled fields and a checksum", () => {
    const body =
      '{"type":"DIGITAL_SIGNATURE","version":"1.0","timestamp":"2026-03-04T05:06:07.089Z",' +
      '"documentTitle":"Contract","signerName":"Ada","signatureType":"document","securityLevel":"basic"';
    expect(content({})).toBe(`${body},"checksum":"${checksum(`${body}}`)}"}`);
  });

  it("has a timestamp, checksum and location only on request", () => {
    const bare = { type: "DIGITAL_SIGNATURE", version: "1.0", ...needed };
    const chosen = { signatureType: "notary", securityLevel: "basic" };
    const options = { includeTimestamp: false, includeHash: false };
    expect(payload({ ...options, signatureType: "notary", location: "Berlin" })).toEqual({
      ...bare,
      ...chosen,
    });
    expect(
      payload({ ...options, signatureType: "notary", location: "Berlin", includeLocation: true }),
    ).toEqual({
      ...bare,
      ...chosen,
      location: "Berlin",
    });
    expect(payload({ ...options, includeLocation: true })).not.toHaveProperty("location");
  });

  it("writes a given time in UTC", () => {
    expect(payload({ timestamp: "2026-01-31T12:00:00+02:00" })).toMatchObject({
      timestamp: "2026-01-31T10:00:00.000Z",
    });
  });

  it("has a checksum that detects a changed character", () => {
    const texts = fc.string({ unit: "grapheme", maxLength: 20 });
    fc.assert(
      fc.property(texts, texts, (purpose, customData) => {
        const { checksum: sum, ...rest } = JSON.parse(content({ purpose, customData })) as Record<
          string,
          string
        >;
        expect(checksum(JSON.stringify(rest))).toBe(sum);
        expect(checksum(JSON.stringify({ ...rest, signerName: "Adb" }))).not.toBe(sum);
      }),
    );
  });
});

describe("checksum", () => {
  // values from Java's String.hashCode; the last one computed by hand: 31 * 0x6f22 + 0x5b57
  it.each([
    ["", "00000000"],
    ["a", "00000061"],
    ["hello", "05e918d2"],
    ["polygenelubricants", "80000000"],
    ["漢字", "000dd075"],
  ])("of %j is %s", (text, sum) => {
    expect(checksum(text)).toBe(sum);
  });
});

const sentences = (form: object) =>
  digitalSignatureSchema
    .safeParse(form)
    .error?.issues.map((issue) => `${issue.path.join()}: ${issue.message}`) ?? [];

describe("digitalSignatureSchema", () => {
  it("requires the document title and the signer's name", () => {
    expect(sentences({})).toEqual([
      "documentTitle: Enter the title of the document",
      "signerName: Enter the name of the signer",
    ]);
  });

  it("requires the document hash at level high, and an end date as well at maximum", () => {
    expect(sentences({ ...needed, securityLevel: "standard" })).toEqual([]);
    expect(sentences({ ...needed, securityLevel: "high" })).toEqual([
      "documentHash: This security level needs the hash of the document",
    ]);
    expect(sentences({ ...needed, securityLevel: "maximum" })).toEqual([
      "documentHash: This security level needs the hash of the document",
      "validUntil: Security level maximum needs an end date for the signature",
    ]);
    expect(
      sentences({ ...needed, securityLevel: "maximum", documentHash: "ab", validUntil: "2027-01-01" }),
    ).toEqual([]);
  });

  it.each(["tomorrow", "2026-02-30", "2026-01-01T99:00", "12"])("refuses %s as a date", (validUntil) => {
    expect(sentences({ ...needed, validUntil })).toEqual([
      "validUntil: Enter a date, or a date and time like 2026-01-31T12:00",
    ]);
  });
});
