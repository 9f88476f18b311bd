import { expect, test } from "vitest";
import { totp } from "../../../adapters/crypto/totp.ts";

/** "12345678901234567890" (RFC 6238, appendix B) in base32. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
])("accepts the code of RFC 6238 for second %i", (second, code) => {
  expect(totp.stepOf(code, SECRET, new Date(second * 1000))).toBe(Math.floor(second / 30));
});

const at = (second: number) => totp.stepOf("287082", SECRET, new Date(second * 1000));

test("accepts a code from one step before to one step after its own", () => {
  expect([at(0), at(29), at(30), at(89), at(90)]).toEqual([1, 1, 1, 1, null]);
});

test("creates a random secret of 160 bits", () => {
  expect(totp.newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(totp.newSecret()).not.toBe(totp.newSecret());
});

test("the otpauth address names the site, the account and the secret, with special characters escaped", () => {
  const uri = new URL(totp.uri({ secret: SECRET, issuer: "Codes: & <more>", account: "a+b@example.com" }));
  expect(decodeURIComponent(uri.pathname)).toBe("/Codes  & <more>:a+b@example.com");
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: "Codes  & <more>",
    secret: SECRET,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
