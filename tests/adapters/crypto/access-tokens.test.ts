import { randomUUID } from "node:crypto";
import { decodeProtectedHeader } from "jose";
import { expect, test } from "vitest";
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

test("what was signed is read back, until it ends", async () => {
  const { clock, start } = createProcesses();
  const tokens = start();
  const token = await tokens.sign(claims, 60);
  expect(await tokens.verify(token)).toEqual(claims);
  clock.advance({ seconds: 61 });
  await expect(tokens.verify(token)).rejects.toMatchObject({ code: "bad_jwt" });
});

test("two processes that start at once sign with one key and know each other's tokens", async () => {
  const { signingKeys, start } = createProcesses();
  const [one, two] = [start(), start()];
  const [first, second] = await Promise.all([one.sign(claims, 60), two.sign(claims, 60)]);
  expect(await signingKeys.list()).toHaveLength(1);
  expect(await one.verify(second)).toEqual(claims);
  expect(await two.verify(first)).toEqual(claims);
});

test("the header names algorithm and key, and the published keys are public halves", async () => {
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

test("tokens of another issuer, and texts that are no tokens, are refused", async () => {
  const { start } = createProcesses();
  const token = await start("https://other.example/auth/v1").sign(claims, 60);
  await expect(start().verify(token)).rejects.toMatchObject({ code: "bad_jwt" });
  await expect(start().verify("a.b.c")).rejects.toMatchObject({ code: "bad_jwt" });
});
