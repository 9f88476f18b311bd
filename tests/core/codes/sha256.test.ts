import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createSha256 } from "../../../core/codes/sha256.ts";

const sha256 = (...pieces: Uint8Array[]): string => {
  const hash = createSha256();
  for (const piece of pieces) hash.update(piece);
  return hash.hex();
};
const bytes = (text: string) => new TextEncoder().encode(text);

// NIST, "Examples with Intermediate Values", SHA-256; the last one is the message of one million letters
test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
])("the hash of a published test vector matches", (text, hash) => {
  expect(sha256(bytes(text))).toBe(hash);
});

test("a file in any chunks has the same hash as in Node", () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 6 });
  fc.assert(
    fc.property(pieces, (parts) => {
      const whole = createHash("sha256");
      for (const part of parts) whole.update(part);
      expect(sha256(...parts)).toBe(whole.digest("hex"));
    }),
  );
});

test("a view of a larger buffer is hashed alone", () => {
  expect(sha256(bytes("xxabcxx").subarray(2, 5))).toBe(sha256(bytes("abc")));
});
