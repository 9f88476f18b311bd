import { beforeEach, expect, test } from "vitest";
import { secrets } from "../../../adapters/crypto/secrets.ts";
import { createIds } from "../../../adapters/system/ids.ts";
import { createAuthCodes } from "../../../core/auth/auth-code.ts";
import { createAccounts, PHONE } from "../../support/accounts.ts";

const VERIFIER = "a verifier of forty-three characters at least";

let accounts: ReturnType<typeof createAccounts>;
let code: string;
beforeEach(async () => {
  accounts = createAccounts();
  const { user } = await accounts.signUp();
  const codes = createAuthCodes({ secrets, clock: accounts.clock, ids: createIds(accounts.clock) });
  code = await codes.issue(accounts.repositories.authCodes, {
    userId: user.id,
    challenge: secrets.challenge(VERIFIER),
    method: "magiclink",
  });
});
const exchange = (code_verifier = VERIFIER, auth_code = code) =>
  accounts.auth.exchangeCode({ auth_code, code_verifier }, PHONE);

test("a code with its verifier gives a session with its sign-in method", async () => {
  const { session, user } = await exchange();
  expect(user.email).toBe("ada@example.com");
  expect(session.amr).toMatchObject([{ method: "magiclink" }]);
});

test("a code can be exchanged once", async () => {
  await exchange();
  await expect(exchange()).rejects.toMatchObject({ code: "flow_state_not_found" });
});

test("only one of two concurrent exchanges gets the session", async () => {
  const outcomes = await Promise.allSettled([exchange(), exchange()]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("a code expires after five minutes", async () => {
  accounts.clock.advance({ minutes: 5 });
  await expect(exchange()).rejects.toMatchObject({ code: "flow_state_expired" });
});

test("a code survives two wrong verifiers", async () => {
  await expect(exchange("wrong")).rejects.toMatchObject({ code: "bad_code_verifier" });
  await expect(exchange("wrong")).rejects.toMatchObject({ code: "bad_code_verifier" });
  await expect(exchange()).resolves.toHaveProperty("accessToken");
});

test("a code is invalid after three wrong verifiers, even with the right one", async () => {
  for (let tried = 0; tried < 3; tried += 1) {
    await expect(exchange("wrong")).rejects.toMatchObject({ code: "bad_code_verifier" });
  }
  await expect(exchange()).rejects.toMatchObject({ code: "flow_state_not_found" });
});

test("the challenge itself is not accepted as the verifier", async () => {
  await expect(exchange(secrets.challenge(VERIFIER))).rejects.toMatchObject({ code: "bad_code_verifier" });
});
