import { base64url, compactVerify, importJWK } from "jose";
import { expect, test } from "vitest";
import { textSigner } from "../../../adapters/crypto/text-signer.ts";

const TEXT = '{"documentTitle":"Grüße, 世界"}';
const KEY_ID = "abcdefghi_-";

const header = (members: object) => base64url.encode(JSON.stringify(members));
const withHeader = (jws: string, members: object) => `${header(members)}..${jws.split("..")[1]}`;

test("a signature is valid for its own text and key only", async () => {
  const [own, other] = [await textSigner.newKeyPair(), await textSigner.newKeyPair()];
  const jws = await textSigner.sign(TEXT, KEY_ID, own);
  expect(jws).toMatch(/^[\w-]+\.\.[\w-]{85}[AQgw]$/);
  expect(textSigner.keyId(jws)).toBe(KEY_ID);
  expect(await textSigner.verify(TEXT, jws, own.publicKey)).toBe(true);
  expect(await textSigner.verify(`${TEXT} `, jws, own.publicKey)).toBe(false);
  expect(await textSigner.verify(TEXT, jws, other.publicKey)).toBe(false);
});

test("the same text and key give the same signature", async () => {
  const own = await textSigner.newKeyPair();
  expect(await textSigner.sign(TEXT, KEY_ID, own)).toBe(await textSigner.sign(TEXT, KEY_ID, own));
});

test("a signature with its payload inserted is a compact JWS that other libraries verify", async () => {
  const { publicKey, privateKey } = await textSigner.newKeyPair();
  const jws = await textSigner.sign(TEXT, KEY_ID, { publicKey, privateKey });
  const key = await importJWK({ kty: "OKP", crv: "Ed25519", x: publicKey }, "EdDSA");
  const whole = jws.replace("..", `.${base64url.encode(TEXT)}.`);
  const { payload, protectedHeader } = await compactVerify(whole, key);
  expect(new TextDecoder().decode(payload)).toBe(TEXT);
  expect(protectedHeader).toEqual({ alg: "Ed25519", kid: KEY_ID });
});

test.each([
  ["no algorithm", { alg: "none", kid: KEY_ID }],
  ["a shared secret", { alg: "HS256", kid: KEY_ID }],
  ["another curve", { alg: "ES256", kid: KEY_ID }],
  ["the old name of the algorithm", { alg: "EdDSA", kid: KEY_ID }],
  ["an extension", { alg: "Ed25519", kid: KEY_ID, crit: ["b64"], b64: false }],
  ["an embedded key", { alg: "Ed25519", kid: KEY_ID, jwk: { kty: "OKP" } }],
  ["no key", { alg: "Ed25519" }],
  ["a key id with NUL", { alg: "Ed25519", kid: "a\0b" }],
])("refuses a header that asks for %s", async (_, members) => {
  const own = await textSigner.newKeyPair();
  const jws = withHeader(await textSigner.sign(TEXT, KEY_ID, own), members);
  expect(textSigner.keyId(jws)).toBeNull();
  expect(await textSigner.verify(TEXT, jws, own.publicKey)).toBe(false);
});

test("returns false for malformed signatures instead of throwing", async () => {
  const { publicKey } = await textSigner.newKeyPair();
  for (const jws of ["", "..", "a.b.c", "..sig", `${header({ alg: "Ed25519", kid: KEY_ID })}..`]) {
    expect(await textSigner.verify(TEXT, jws, publicKey)).toBe(false);
  }
});
