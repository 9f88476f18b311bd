import { generateKeyPairSync, randomUUID } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { createAccessTokens } from "../../../adapters/crypto/access-tokens.ts";
import { createIds } from "../../../adapters/system/ids.ts";
import type { AccessClaims } from "../../../core/ports/crypto.ts";
import { createFakeClock } from "../../fakes/clock.ts";
import { createFakeRepositories } from "../../fakes/repositories.ts";

const claims: AccessClaims = {
  sub: randomUUID(),
  session_id: randomUUID(),
  email: "ada@example.com",
  role: "authenticated",
  aal: "aal1",
  amr: [{ method: "password", timestamp: 1 }],
  app_metadata: {},
  user_metadata: { full_name: "Ada" },
};

function createProcesses() {
  const clock = createFakeClock();
  const { signingKeys } = createFakeRepositories();
  const ids = createIds(clock);
  const start = (issuer = "https://codes.example/auth/v1") =>
    createAccessTokens({ keys: signingKeys, issuer, clock, ids });
  return { clock, signingKeys, start };
}

test("verifies a signed token until it expires", async () => {
  const { clock, start } = createProcesses();
  const tokens = start();
  const token = await tokens.sign(claims, 60);
  expect(await tokens.verify(token)).toEqual(claims);
  clock.advance({ seconds: 61 });
  await expect(tokens.verify(token)).rejects.toMatchObject({ code: "bad_jwt" });
});

test("verifying a token again returns the signed claims, even if the first result was modified", async () => {
  const tokens = createProcesses().start();
  const token = await tokens.sign(claims, 60);
  const first = await tokens.verify(token);
  Object.assign(first.user_metadata, { full_name: "Eve" });
  first.amr.length = 0;
  expect(await tokens.verify(token)).toEqual(claims);
  const [head, body, signature = ""] = token.split(".");
  const other = `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
  await expect(tokens.verify([head, body, other].join("."))).rejects.toMatchObject({ code: "bad_jwt" });
});

test("two processes that start at the same time share one key and accept each other's tokens", async () => {
  const { signingKeys, start } = createProcesses();
  const [one, two] = [start(), start()];
  const [first, second] = await Promise.all([one.sign(claims, 60), two.sign(claims, 60)]);
  expect(await signingKeys.list()).toHaveLength(1);
  expect(await one.verify(second)).toEqual(claims);
  expect(await two.verify(first)).toEqual(claims);
});

test("the header names the algorithm and the key, and the published keys contain public halves only", async () => {
  const { signingKeys, start } = createProcesses();
  const tokens = start();
  const header = decodeProtectedHeader(await tokens.sign(claims, 60));
  const [key] = await signingKeys.list();
  expect(header).toEqual({ alg: "ES256", kid: key?.id, typ: "JWT" });
  const { keys } = await tokens.jwks();
  expect(keys.map((each) => Object.keys(each).toSorted())).toEqual([
    ["alg", "crv", "key_ops", "kid", "kty", "use", "x", "y"],
  ]);
});

test("refuses tokens of another issuer and malformed tokens", async () => {
  const { start } = createProcesses();
  const token = await start("https://other.example/auth/v1").sign(claims, 60);
  await expect(start().verify(token)).rejects.toMatchObject({ code: "bad_jwt" });
  await expect(start().verify("a.b.c")).rejects.toMatchObject({ code: "bad_jwt" });
});

test("after a rotation the old key verifies until its last token has expired, and no longer", async () => {
  const { clock, signingKeys, start } = createProcesses();
  const [one, two] = [start(), start()];
  const before = await one.sign(claims, 900);
  await two.verify(before);
  await one.rotate();
  const after = await one.sign(claims, 900);
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
  // a process that has already read the keys recognizes the new one at once
  expect(await two.verify(after)).toEqual(claims);
  clock.advance({ minutes: 14, seconds: 59 });
  expect(await two.verify(before)).toEqual(claims);
  expect((await two.jwks()).keys).toHaveLength(2);
  // a retired key no longer verifies even tokens that have not expired
  const lasting = await start().sign(claims, 900);
  clock.advance({ minutes: 1 });
  await expect(two.verify(before)).rejects.toMatchObject({ code: "bad_jwt" });
  expect((await two.jwks()).keys.map(({ kid }) => kid)).toEqual([decodeProtectedHeader(after).kid]);
  expect(await two.verify(lasting)).toEqual(claims);
  await two.rotateAfter(30);
  expect(await signingKeys.list()).toHaveLength(1);
});

test("a process whose clock ran ahead and was corrected learns keys created afterward", async () => {
  const { clock, start } = createProcesses();
  const [one, two] = [start(), start()];
  clock.advance({ days: 1 });
  // both look up an unknown key
  const unknown = await createProcesses().start().sign(claims, 60);
  for (const each of [one, two])
    await expect(each.verify(unknown)).rejects.toMatchObject({ code: "bad_jwt" });
  clock.advance({ days: -1 });
  await one.rotate();
  expect(await two.verify(await one.sign(claims, 900))).toEqual(claims);
});

test("a retired key verifies nothing after its time is over, even if the token has not expired", async () => {
  const { clock, start } = createProcesses();
  const tokens = start();
  const longLived = await tokens.sign(claims, 86_400);
  expect(await tokens.verify(longLived)).toEqual(claims);
  await tokens.rotate();
  clock.advance({ minutes: 16 });
  await expect(tokens.verify(longLived)).rejects.toMatchObject({ code: "bad_jwt" });
});

test("keys are replaced once they reach the maximum age", async () => {
  const { clock, signingKeys, start } = createProcesses();
  const tokens = start();
  await tokens.sign(claims, 60);
  await tokens.rotateAfter(30);
  expect(await signingKeys.list()).toHaveLength(1);
  clock.advance({ days: 30 });
  await tokens.rotateAfter(30);
  const keys = await signingKeys.list();
  expect(keys.map(({ retiredAt }) => retiredAt === null)).toEqual([true, false]);
});

/** Signs the content of an access token again, with changes. */
async function changed(change: { header?: object; payload?: object }) {
  const { signingKeys, start } = createProcesses();
  const tokens = start();
  const token = await tokens.sign(claims, 60);
  const [key] = await signingKeys.list();
  const forged = await new SignJWT({ ...decodeJwt(token), ...change.payload })
    .setProtectedHeader({ alg: "ES256", ...decodeProtectedHeader(token), ...change.header })
    .sign(await importJWK({ ...key?.jwk }, "ES256"));
  return { verified: tokens.verify(forged), untouched: tokens.verify(token) };
}

describe("refuses a token that is signed with the right key but is", () => {
  test.each([
    ["for another audience, as an ID token is", { payload: { aud: "some-client" } }],
    ["by another issuer", { payload: { iss: "https://evil.example/auth/v1" } }],
    ["without an expiry", { payload: { exp: undefined } }],
    ["without a session, as a mailed token would be", { payload: { session_id: undefined } }],
    ["with an unknown key id", { header: { kid: "somebody-elses" } }],
  ])("%s", async (_what, change) => {
    const { verified, untouched } = await changed(change);
    await expect(verified).rejects.toMatchObject({ code: "bad_jwt" });
    await expect(untouched).resolves.toEqual(claims);
  });
});

test("ignores keys that a token contains or points to", async () => {
  const { start } = createProcesses();
  const tokens = start();
  const token = await tokens.sign(claims, 60);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  for (const brought of [
    { jwk: publicKey.export({ format: "jwk" }) },
    { jku: "https://evil.example/jwks.json" },
  ]) {
    const forged = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: "ES256", kid: decodeProtectedHeader(token).kid ?? "", ...brought })
      .sign(privateKey);
    await expect(tokens.verify(forged)).rejects.toMatchObject({ code: "bad_jwt" });
  }
});
