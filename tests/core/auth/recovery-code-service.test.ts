import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createFactorAccounts } from "../../support/accounts/factor-accounts.ts";

let accounts: Awaited<ReturnType<typeof createFactorAccounts>>;
beforeAll(async () => {
  accounts = await createFactorAccounts();
});
afterAll(() => accounts.database.close());
beforeEach(() => {
  accounts.mails.length = 0;
});

const refusedAs = (code: string) => expect.objectContaining({ code });

async function withCodes() {
  const { session } = await accounts.setUp(await accounts.newUser());
  const { codes } = await accounts.recoveryCodes.generate(await accounts.callerOf(session), {
    replace: false,
  });
  return { session, codes, first: codes[0] ?? "" };
}
const halfSignedIn = async (userId: string) => accounts.callerOf(await accounts.signIn(userId));

test("creates ten codes of 120 bits and stores none of them in plain text", async () => {
  const { codes } = await withCodes();
  expect(new Set(codes).size).toBe(10);
  // 24 characters from an alphabet of 32
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{24}$/);
  const rows = JSON.stringify(await accounts.database.knex("recovery_codes"));
  for (const code of codes) expect(rows).not.toContain(code);
});

test("a code raises a session once, and its owner gets a mail", async () => {
  const { session, first } = await withCodes();
  accounts.mails.length = 0;
  const caller = await halfSignedIn(session.user.id);
  const raised = await accounts.recoveryCodes.verify(caller, first);
  expect(raised.session).toMatchObject({
    aal: "aal2",
    amr: [{ method: "recovery_code" }, { method: "password" }],
  });
  expect(accounts.mails).toMatchObject([
    { kind: "recovery_code_used", to: session.user.email, values: { left: "9" } },
  ]);
  expect(await accounts.recoveryCodes.status(caller)).toMatchObject({ total: 10, remaining: 9 });
  await expect(accounts.recoveryCodes.verify(await halfSignedIn(session.user.id), first)).rejects.toEqual(
    refusedAs("mfa_verification_failed"),
  );
});

test("only one of two concurrent uses of a code succeeds", async () => {
  const { session, first } = await withCodes();
  const callers = [await halfSignedIn(session.user.id), await halfSignedIn(session.user.id)];
  const outcomes = await Promise.allSettled(
    callers.map((caller) => accounts.recoveryCodes.verify(caller, first)),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("a code is accepted as people type it, and from its owner only", async () => {
  const { session, codes } = await withCodes();
  const shown = (codes[1] ?? "")
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, "$1-")
    .replaceAll("0", "O")
    .replaceAll("1", "l");
  const stranger = await accounts.setUp(await accounts.newUser());
  await expect(
    accounts.recoveryCodes.verify(await halfSignedIn(stranger.session.user.id), shown),
  ).rejects.toEqual(refusedAs("mfa_verification_failed"));
  await expect(
    accounts.recoveryCodes.verify(await halfSignedIn(session.user.id), ` ${shown} `),
  ).resolves.toHaveProperty("accessToken");
});

test("a new set replaces the old one only on request", async () => {
  const { session, first } = await withCodes();
  const caller = await accounts.callerOf(session);
  await expect(accounts.recoveryCodes.generate(caller, { replace: false })).rejects.toEqual(
    refusedAs("mfa_verified_factor_exists"),
  );
  const { codes } = await accounts.recoveryCodes.generate(caller, { replace: true });
  const half = await halfSignedIn(session.user.id);
  await expect(accounts.recoveryCodes.verify(half, first)).rejects.toEqual(
    refusedAs("mfa_verification_failed"),
  );
  await expect(accounts.recoveryCodes.verify(half, codes[0] ?? "")).resolves.toHaveProperty("accessToken");
});

test("codes can be created and removed only after a second factor", async () => {
  const { session } = await withCodes();
  const half = await halfSignedIn(session.user.id);
  const refused = refusedAs("insufficient_aal");
  await expect(accounts.recoveryCodes.generate(half, { replace: true })).rejects.toEqual(refused);
  await expect(accounts.recoveryCodes.remove(half)).rejects.toEqual(refused);
  await accounts.recoveryCodes.remove(await accounts.callerOf(session));
  await expect(accounts.recoveryCodes.status(half)).rejects.toEqual(refusedAs("mfa_factor_not_found"));

  const without = await accounts.callerOf(await accounts.newUser());
  await expect(accounts.recoveryCodes.generate(without, { replace: false })).rejects.toEqual(
    refusedAs("mfa_recovery_codes_sole_factor"),
  );
});
