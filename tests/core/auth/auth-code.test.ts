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

test("a code and its verifier give a session that says how its holder signed in", async () => {
  const { session, user } = await exchange();
  expect(user.email).toBe("ada@example.com");
  expect(session.amr).toMatchObject([{ method: "magiclink" }]);
});

test("a code is valid for one exchange", async () => {
  await exchange();
  await expect(exchange()).rejects.toMatchObject({ code: "flow_state_not_found" });
});

test("of two exchanges at the same instant one gets the session", async () => {
  const outcomes = await Promise.allSettled([exchange(), exchange()]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("a code is good for five minutes", async () => {
  accounts.clock.advance({ minutes: 5 });
  await expect(exchange()).rejects.toMatchObject({ code: "flow_state_expired" });
});

test("three wrong verifiers burn a code, two do not", async () => {
  await expect(exchange("wrong")).rejects.toMatchObject({ code: "bad_code_verifier" });
  await expect(exchange("wrong")).rejects.toMatchObject({ code: "bad_code_verifier" });
  await expect(exchange()).resolves.toHaveProperty("accessToken");
});

test("after three wrong verifiers the right one comes too late", async () => {
  for (let tried = 0; tried < 3; tried += 1) {
    await expect(exchange("wrong")).rejects.toMatchObject({ code: "bad_code_verifier" });
  }
  await expect(exchange()).rejects.toMatchObject({ code: "flow_state_not_found" });
});

test("the challenge itself is no verifier", async () => {
  await expect(exchange(secrets.challenge(VERIFIER))).rejects.toMatchObject({ code: "bad_code_verifier" });
});
