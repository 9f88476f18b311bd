import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  digitalSignatureContent,
  digitalSignatureSchema,
} from "../../../../core/codes/payloads/digital-signature.ts";
import {
  endOfValidity,
  judgeUnsigned,
  readSignatureCode,
  withSignature,
} from "../../../../core/codes/payloads/signature-code.ts";

const NOW = new Date("2026-03-04T05:06:07.089Z");
const content = (form: object = {}) =>
  digitalSignatureContent(
    digitalSignatureSchema.parse({ documentTitle: "Contract", signerName: "Ada", ...form }),
    NOW,
  );
const JWS = `eyJhbGciOiJFZDI1NTE5In0..${"a".repeat(85)}A`;
const verdictOf = (text: string) => judgeUnsigned(readSignatureCode(text));

describe("a signed code", () => {
  it("has the signature as its last member, and is split into text and signature again", () => {
    const signed = withSignature(content(), JWS);
    expect(JSON.parse(signed)).toEqual({ ...(JSON.parse(content()) as object), signature: JWS });
    expect(readSignatureCode(signed)).toMatchObject({
      checksum: "fits",
      signature: { text: content(), jws: JWS },
    });
  });

  it("is 15 characters longer than its content and the signature", () => {
    expect(withSignature(content(), JWS).length - content().length - JWS.length).toBe(15);
  });

  it("is split correctly whatever its fields contain", () => {
    const texts = fc.string({ unit: "grapheme", maxLength: 30 });
    const tricky = fc.constantFrom('","signature":"', `,"signature":"${JWS}"}`, '"}', "\\", "\u2028");
    fc.assert(
      fc.property(fc.oneof(texts, tricky), fc.oneof(texts, tricky), (customData, purpose) => {
        const text = content({ customData, purpose });
        expect(readSignatureCode(withSignature(text, JWS))?.signature).toEqual({ text, jws: JWS });
        expect(readSignatureCode(text)?.signature).toBe("none");
      }),
    );
  });

  it("may be surrounded by whitespace", () => {
    expect(readSignatureCode(`\n  ${withSignature(content(), JWS)}\r\n`)?.signature).toEqual({
      text: content(),
      jws: JWS,
    });
  });

  it.each([
    ["a truncated signature", withSignature(content(), JWS.slice(0, -1))],
    ["another encoding of the last bits", withSignature(content(), `${JWS.slice(0, -1)}B`)],
    ["a payload inside the JWS", withSignature(content(), JWS.replace("..", ".e30."))],
    ["the signature in another place", `{"signature":"${JWS}",${content().slice(1)}`],
    ["a blank after the signature", `${withSignature(content(), JWS).slice(0, -1)} }`],
    ["a number as the signature", `${content().slice(0, -1)},"signature":1}`],
    [
      "a lone surrogate, which UTF-8 cannot represent",
      withSignature(content(), JWS).replace("Ada", "\ud800"),
    ],
  ])("with %s is judged as changed", (_, text) => {
    expect(verdictOf(text)).toBe("changed");
  });
});

test("a code without signature is judged by its checksum", () => {
  expect(verdictOf(content())).toBe("checksum_fits");
  expect(verdictOf(content().replace("Ada", "Bob"))).toBe("checksum_wrong");
  expect(verdictOf(content().replace('"checksum":"', '"checksum":"x'))).toBe("checksum_wrong");
  expect(verdictOf(content({ includeHash: false }))).toBe("unsigned");
});

test("a code with a signed level but no signature is reported, whatever its checksum", () => {
  const form = { securityLevel: "high", documentHash: "ab" };
  expect(verdictOf(content(form))).toBe("signature_missing");
  expect(verdictOf(content({ ...form, includeHash: false }))).toBe("signature_missing");
});

test.each(["", "hello", "[]", "null", "{}", '{"type":"PRODUCT_SERIAL"}', '{"type":"DIGITAL_SIGNATURE"'])(
  "%j is not a signature code",
  (text) => {
    expect(verdictOf(text)).toBe("not_a_signature");
  },
);

test("fields of other programs are shown as written", () => {
  const code = readSignatureCode('{"type":"DIGITAL_SIGNATURE","pages":3,"__proto__":{"a":1},"x":null}');
  expect(Object.entries(code?.fields ?? {})).toEqual([
    ["type", "DIGITAL_SIGNATURE"],
    ["pages", "3"],
    ["__proto__", '{"a":1}'],
    ["x", "null"],
  ]);
});

describe("the expiry of a signature", () => {
  it("is the end of the day in UTC or the given time", () => {
    expect(endOfValidity("2027-01-31")).toEqual(new Date("2027-01-31T23:59:59.999Z"));
    expect(endOfValidity("2027-01-31T12:00:00.000Z")).toEqual(new Date("2027-01-31T12:00:00.000Z"));
  });

  it("is null if there is none or it is not a time", () => {
    for (const text of [undefined, "", "soon"]) expect(endOfValidity(text)).toBeNull();
  });

  it("is written in UTC if it has a time of day", () => {
    expect(JSON.parse(content({ validUntil: "2027-01-31T12:00:00+02:00" }))).toMatchObject({
      validUntil: "2027-01-31T10:00:00.000Z",
    });
    expect(JSON.parse(content({ validUntil: "2027-01-31" }))).toMatchObject({ validUntil: "2027-01-31" });
  });
});
