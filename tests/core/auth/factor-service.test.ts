import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { commandLine } from "../../../core/audit/actor.ts";
import { createFactorAccounts } from "../../support/accounts/factor-accounts.ts";

let accounts: Awaited<ReturnType<typeof createFactorAccounts>>;
beforeAll(async () => {
  accounts = await createFactorAccounts();
});
afterAll(() => accounts.database.close());
beforeEach(() => {
  accounts.mails.length = 0;
});

const wanted = (name = "Phone") => ({ factor_type: "totp" as const, friendly_name: name, issuer: "" });
const refusedAs = (code: string) => expect.objectContaining({ code });

describe("a code", () => {
  test("is accepted once, even with another challenge and session", async () => {
    const { factor, secret, session } = await accounts.setUp(await accounts.newUser());
    const code = accounts.codeOf(secret);
    await accounts.answer(session, factor.id, code);
    await expect(accounts.answer(session, factor.id, code)).rejects.toEqual(
      refusedAs("mfa_verification_failed"),
    );
    const elsewhere = await accounts.signIn(session.user.id);
    await expect(accounts.answer(elsewhere, factor.id, code)).rejects.toEqual(
      refusedAs("mfa_verification_failed"),
    );
    await expect(accounts.answer(elsewhere, factor.id, accounts.codeOf(secret, 1))).resolves.toHaveProperty(
      "session.aal",
      "aal2",
    );
  });

  test("is accepted once if two requests send it concurrently", async () => {
    const { factor, secret, session } = await accounts.setUp(await accounts.newUser());
    const others = [await accounts.signIn(session.user.id), await accounts.signIn(session.user.id)];
    const code = accounts.codeOf(secret);
    const outcomes = await Promise.allSettled(others.map((other) => accounts.answer(other, factor.id, code)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("from a step before the last accepted one is refused", async () => {
    const { factor, secret, session } = await accounts.setUp(await accounts.newUser());
    await accounts.answer(session, factor.id, accounts.codeOf(secret, 1));
    await expect(accounts.answer(session, factor.id, accounts.codeOf(secret))).rejects.toEqual(
      refusedAs("mfa_verification_failed"),
    );
  });

  test("from two steps away or malformed is refused", async () => {
    const { factor, secret, session } = await accounts.setUp(await accounts.newUser());
    for (const code of [accounts.codeOf(secret, 2), accounts.codeOf(secret, -2), "", "12345", "abcdef"]) {
      await expect(accounts.answer(session, factor.id, code)).rejects.toEqual(
        refusedAs("mfa_verification_failed"),
      );
    }
  });
});

describe("a challenge", () => {
  test("can be answered once, within five minutes, by its own session", async () => {
    const { factor, secret, session } = await accounts.setUp(await accounts.newUser());
    const caller = await accounts.callerOf(session);
    const other = await accounts.callerOf(await accounts.signIn(session.user.id));
    const { challenge, expiresAt } = await accounts.factors.challenge(caller, factor.id);
    expect(expiresAt.getTime() - accounts.clock.now().getTime()).toBe(300_000);
    const answer = { challenge_id: challenge.id, code: accounts.codeOf(secret) };
    const expired = refusedAs("mfa_challenge_expired");
    await expect(accounts.factors.verify(other, factor.id, answer)).rejects.toEqual(expired);
    await accounts.factors.verify(caller, factor.id, answer);
    const next = { ...answer, code: accounts.codeOf(secret, 1) };
    await expect(accounts.factors.verify(caller, factor.id, next)).rejects.toEqual(expired);

    const late = await accounts.factors.challenge(caller, factor.id);
    accounts.clock.advance({ minutes: 5 });
    const code = accounts.codeOf(secret);
    await expect(
      accounts.factors.verify(caller, factor.id, { challenge_id: late.challenge.id, code }),
    ).rejects.toEqual(expired);
  });

  test("survives a wrong code", async () => {
    const { factor, secret, session } = await accounts.setUp(await accounts.newUser());
    const caller = await accounts.callerOf(session);
    const { challenge } = await accounts.factors.challenge(caller, factor.id);
    const answer = (code: string) =>
      accounts.factors.verify(caller, factor.id, { challenge_id: challenge.id, code });
    await expect(answer("000")).rejects.toEqual(refusedAs("mfa_verification_failed"));
    await expect(answer(accounts.codeOf(secret))).resolves.toHaveProperty("accessToken");
  });

  test("can be created only for one's own factors", async () => {
    const { factor } = await accounts.setUp(await accounts.newUser());
    const stranger = await accounts.callerOf(await accounts.newUser());
    await expect(accounts.factors.challenge(stranger, factor.id)).rejects.toEqual(
      refusedAs("mfa_factor_not_found"),
    );
    await expect(accounts.factors.unenroll(stranger, factor.id)).rejects.toEqual(
      refusedAs("mfa_factor_not_found"),
    );
  });
});

describe("a factor", () => {
  test("that is not verified expires after five minutes and frees its name", async () => {
    const caller = await accounts.callerOf(await accounts.newUser());
    const { factor, secret } = await accounts.factors.enroll(caller, wanted());
    const { challenge } = await accounts.factors.challenge(caller, factor.id);
    accounts.clock.advance({ minutes: 5 });
    const answer = { challenge_id: challenge.id, code: accounts.codeOf(secret) };
    await expect(accounts.factors.verify(caller, factor.id, answer)).rejects.toEqual(
      refusedAs("mfa_factor_not_found"),
    );
    await accounts.factors.enroll(caller, wanted());
    expect(await accounts.factors.list(caller.user.id)).toHaveLength(1);
  });

  test("needs a name that no verified factor of the account has", async () => {
    const { session } = await accounts.setUp(await accounts.newUser(), "Phone");
    const caller = await accounts.callerOf(session);
    await expect(accounts.factors.enroll(caller, wanted("Phone"))).rejects.toEqual(
      refusedAs("mfa_factor_name_conflict"),
    );
    await expect(accounts.factors.enroll(caller, wanted("Tablet"))).resolves.toHaveProperty("uri");
  });

  test("is refused if the account has ten already", async () => {
    const caller = await accounts.callerOf(await accounts.newUser());
    for (let made = 0; made < 10; made += 1) await accounts.factors.enroll(caller, wanted(""));
    await expect(accounts.factors.enroll(caller, wanted(""))).rejects.toEqual(
      refusedAs("too_many_enrolled_mfa_factors"),
    );
  });

  test("ends the other sessions when it is the account's first, and its owner gets a mail", async () => {
    const before = await accounts.newUser();
    const elsewhere = await accounts.signIn(before.user.id);
    const { session } = await accounts.setUp(before);
    await expect(accounts.callerOf(elsewhere)).rejects.toEqual(refusedAs("session_not_found"));
    expect((await accounts.callerOf(session)).session).toMatchObject({ id: before.session.id, aal: "aal2" });
    expect(accounts.mails).toMatchObject([{ kind: "factor_added", to: before.user.email }]);

    const onTheWay = await accounts.signIn(before.user.id);
    await accounts.setUp(session, "Tablet");
    await expect(accounts.callerOf(onTheWay)).resolves.toHaveProperty("session.aal", "aal1");
  });

  test("can be added and removed only within ten minutes after verifying one", async () => {
    const { factor, secret, session } = await accounts.setUp(await accounts.newUser());
    const half = await accounts.callerOf(await accounts.signIn(session.user.id));
    const refused = refusedAs("insufficient_aal");
    await expect(accounts.factors.enroll(half, wanted("Tablet"))).rejects.toEqual(refused);
    await expect(accounts.factors.unenroll(half, factor.id)).rejects.toEqual(refused);

    accounts.clock.advance({ minutes: 9, seconds: 59 });
    const caller = await accounts.callerOf(session);
    await accounts.factors.enroll(caller, wanted("Laptop"));
    accounts.clock.advance({ seconds: 1 });
    await expect(accounts.factors.enroll(caller, wanted("Tablet"))).rejects.toEqual(refused);
    await expect(accounts.factors.unenroll(caller, factor.id)).rejects.toEqual(refused);
    const { session: fresh } = await accounts.factors.verify(caller, factor.id, {
      challenge_id: (await accounts.factors.challenge(caller, factor.id)).challenge.id,
      code: accounts.codeOf(secret),
    });
    await accounts.factors.unenroll({ ...caller, session: fresh }, factor.id);
    expect(await accounts.factors.list(caller.user.id)).toMatchObject([{ friendlyName: "Laptop" }]);
  });

  test("takes the aal2 of all sessions and the recovery codes with it when it is the last one", async () => {
    const { factor, session } = await accounts.setUp(await accounts.newUser());
    const caller = await accounts.callerOf(session);
    await accounts.recoveryCodes.generate(caller, { replace: false });
    accounts.mails.length = 0;
    await accounts.factors.unenroll(caller, factor.id);
    const after = await accounts.callerOf(session);
    expect(after.session).toMatchObject({ aal: "aal1", amr: [{ method: "password" }] });
    await expect(accounts.recoveryCodes.status(after)).rejects.toEqual(refusedAs("mfa_factor_not_found"));
    expect(accounts.mails).toMatchObject([{ kind: "factor_removed", to: caller.user.email }]);
  });

  test("that is removed lowers the sessions that used it if another factor remains", async () => {
    const first = await accounts.setUp(await accounts.newUser(), "Phone");
    const second = await accounts.setUp(first.session, "Tablet");
    const elsewhere = await accounts.answer(
      await accounts.signIn(first.session.user.id),
      first.factor.id,
      accounts.codeOf(first.secret),
    );
    await accounts.factors.unenroll(await accounts.callerOf(second.session), first.factor.id);
    expect((await accounts.callerOf(elsewhere)).session.aal).toBe("aal1");
    expect((await accounts.callerOf(second.session)).session.aal).toBe("aal2");
  });

  test("can be removed by an admin for a user who lost it", async () => {
    const { factor, session } = await accounts.setUp(await accounts.newUser());
    const userId = session.user.id;
    expect(await accounts.factors.list(userId)).toMatchObject([{ id: factor.id, status: "verified" }]);
    accounts.mails.length = 0;
    await expect(accounts.factors.removeOf(commandLine, userId, factor.id)).resolves.toHaveProperty(
      "id",
      factor.id,
    );
    expect((await accounts.callerOf(session)).session.aal).toBe("aal1");
    expect(accounts.mails).toMatchObject([{ kind: "factor_removed" }]);
    await expect(accounts.factors.removeOf(commandLine, userId, factor.id)).rejects.toEqual(
      refusedAs("mfa_factor_not_found"),
    );
  });
});

describe("a session that has passed a second factor", () => {
  test("has its own refresh tokens, and ends when an earlier one is sent", async () => {
    const first = await accounts.setUp(await accounts.newUser());
    const half = await accounts.signIn(first.session.user.id);
    const exchanged = await accounts.auth.refresh(half.refreshToken);
    const full = await accounts.answer(exchanged, first.factor.id, accounts.codeOf(first.secret));
    expect(full.refreshToken).not.toBe(exchanged.refreshToken);
    await expect(accounts.auth.refresh(exchanged.refreshToken)).rejects.toEqual(
      refusedAs("refresh_token_already_used"),
    );
    await expect(accounts.callerOf(full)).rejects.toEqual(refusedAs("session_not_found"));
  });

  test("keeps aal2 when it is refreshed", async () => {
    const { session } = await accounts.setUp(await accounts.newUser());
    const { session: refreshed } = await accounts.auth.refresh(session.refreshToken);
    expect(refreshed).toMatchObject({ aal: "aal2", amr: [{ method: "totp" }, { method: "password" }] });
  });
});

/** An attacker and the owner, each with an unverified factor. */
async function bothEnrolled() {
  const owner = await accounts.newUser();
  const attacker = await accounts.signIn(owner.user.id);
  const theirs = await accounts.factors.enroll(await accounts.callerOf(attacker), wanted("Theirs"));
  const mine = await accounts.factors.enroll(await accounts.callerOf(owner), wanted("Phone"));
  return { owner, attacker, theirs, mine };
}

describe("a factor that an attacker with only the password enrolled in advance", () => {
  test("is removed once the owner's factor is verified", async () => {
    const { owner, theirs, mine } = await bothEnrolled();
    await accounts.answer(owner, mine.factor.id, accounts.codeOf(mine.secret));
    expect(await accounts.factors.list(owner.user.id)).toMatchObject([{ id: mine.factor.id }]);
    const again = await accounts.signIn(owner.user.id);
    await expect(accounts.answer(again, theirs.factor.id, accounts.codeOf(theirs.secret))).rejects.toEqual(
      refusedAs("mfa_factor_not_found"),
    );
  });

  test("cannot be verified by a session that has not passed the account's factor", async () => {
    const { session } = await accounts.setUp(await accounts.newUser());
    const tablet = await accounts.factors.enroll(await accounts.callerOf(session), wanted("Tablet"));
    const half = await accounts.signIn(session.user.id);
    await expect(accounts.answer(half, tablet.factor.id, accounts.codeOf(tablet.secret))).rejects.toEqual(
      refusedAs("insufficient_aal"),
    );
    expect((await accounts.callerOf(half)).session.aal).toBe("aal1");
    const raised = await accounts.answer(session, tablet.factor.id, accounts.codeOf(tablet.secret));
    expect(raised.session.aal).toBe("aal2");
  });

  test("cannot be verified by a session that was lowered after the enrollment", async () => {
    const { session } = await accounts.setUp(await accounts.newUser());
    const caller = await accounts.callerOf(session);
    const tablet = await accounts.factors.enroll(caller, wanted("Tablet"));
    const { challenge } = await accounts.factors.challenge(caller, tablet.factor.id);
    await accounts.database.repositories.sessions.lowerAssurance(caller.user.id);
    const answer = { challenge_id: challenge.id, code: accounts.codeOf(tablet.secret) };
    await expect(accounts.factors.verify(caller, tablet.factor.id, answer)).rejects.toEqual(
      refusedAs("insufficient_aal"),
    );
  });

  test("leaves one factor and one session when verified at the same moment as the owner's", async () => {
    const { owner, attacker, theirs, mine } = await bothEnrolled();
    const both = await Promise.allSettled([
      accounts.answer(owner, mine.factor.id, accounts.codeOf(mine.secret)),
      accounts.answer(attacker, theirs.factor.id, accounts.codeOf(theirs.secret)),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const winner = both[0].status === "fulfilled" ? mine : theirs;
    expect(await accounts.factors.list(owner.user.id)).toMatchObject([{ id: winner.factor.id }]);
    const { rows } = await accounts.database.knex.raw<{ rows: unknown[] }>(
      "SELECT aal FROM sessions WHERE user_id = ?",
      [owner.user.id],
    );
    expect(rows).toEqual([{ aal: "aal2" }]);
  });
});

test("an ended session cannot create a challenge", async () => {
  const { factor, session } = await accounts.setUp(await accounts.newUser());
  const caller = await accounts.callerOf(session);
  const { repositories } = accounts.database;
  await repositories.sessions.remove(caller.session.id);
  const ended = refusedAs("session_not_found");
  await expect(accounts.factors.challenge(caller, factor.id)).rejects.toEqual(ended);
  const challenge = {
    id: caller.user.id,
    factorId: factor.id,
    sessionId: caller.session.id,
    createdAt: accounts.clock.now(),
  };
  await expect(repositories.factors.insertChallenge(challenge)).rejects.toEqual(ended);
});

test("a session that was lowered meanwhile can no longer change factors", async () => {
  const { factor, session } = await accounts.setUp(await accounts.newUser());
  const caller = await accounts.callerOf(session);
  await accounts.recoveryCodes.generate(caller, { replace: false });
  await accounts.database.repositories.sessions.lowerAssurance(caller.user.id);
  const begun = [
    accounts.factors.enroll(caller, wanted("Tablet")),
    accounts.factors.unenroll(caller, factor.id),
    accounts.recoveryCodes.generate(caller, { replace: true }),
    accounts.recoveryCodes.remove(caller),
    accounts.auth.changeUser(caller, { password: "a lantern in fog" }),
  ];
  for (const outcome of await Promise.allSettled(begun)) {
    expect(outcome).toMatchObject({ status: "rejected", reason: { code: "insufficient_aal" } });
  }
});
