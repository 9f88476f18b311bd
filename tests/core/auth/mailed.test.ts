import { beforeEach, describe, expect, test } from "vitest";
import { secrets } from "../../../adapters/crypto/secrets.ts";
import { signUpSchema } from "../../../core/auth/requests.ts";
import type { VerifyRequest } from "../../../core/auth/requests.ts";
import type { MailKind } from "../../../core/mail/mail-order.ts";
import { createAccounts, PHONE } from "../../support/accounts.ts";

const EMAIL = "ada@example.com";
const PASSWORD = "secret pass";
const ASKED = { redirectTo: "https://codes.example/", challenge: null };

let accounts: ReturnType<typeof createAccounts>;
beforeEach(async () => {
  accounts = createAccounts();
  await accounts.repositories.settings.set({ smtp_host: "mail.example" });
});

const register = (email = EMAIL, password = PASSWORD) =>
  accounts.auth.signUp(signUpSchema.parse({ email, password }), PHONE, ASKED);
const signIn = (password = PASSWORD, email = EMAIL) => accounts.auth.signIn({ email, password }, PHONE);

/** The newest mail of a kind, with its token and code. */
function mail(kind: MailKind, to?: string) {
  const order = accounts.mailed.findLast(
    (each) => each.kind === kind && (to === undefined || each.to === to),
  );
  if (!order) throw new Error(`there is no mail ${kind}`);
  const values = order.values as { link?: string; code?: string };
  return {
    to: order.to,
    code: values.code ?? "",
    token_hash: /token_hash=([\w-]+)/.exec(values.link ?? "")?.[1] ?? "",
  };
}
const open = (type: VerifyRequest["type"], token_hash: string) =>
  accounts.auth.verify({ type, token_hash }, PHONE);
const type = (kind: VerifyRequest["type"], token: string, email = EMAIL) =>
  accounts.auth.verify({ type: kind, email, token }, PHONE);
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Creates a confirmed account and signs in. */
async function confirmed(email = EMAIL) {
  await register(email);
  await open("signup", mail("confirm_signup", email).token_hash);
  return signIn(PASSWORD, email);
}
const expired = { code: "otp_expired", message: "Token has expired or is invalid" };

describe("a mailed code", () => {
  beforeEach(async () => {
    await confirmed();
    await accounts.auth.recover({ email: EMAIL }, ASKED);
  });

  test("is invalid after five wrong tries, but its link is not", async () => {
    const { code, token_hash } = mail("recovery");
    for (let tried = 0; tried < 5; tried += 1) {
      await expect(type("recovery", otherCode(code))).rejects.toMatchObject(expired);
    }
    await expect(type("recovery", code)).rejects.toMatchObject(expired);
    await expect(open("recovery", token_hash)).resolves.toMatchObject({ kind: "session" });
  });

  test("survives four wrong tries", async () => {
    const { code } = mail("recovery");
    for (let tried = 0; tried < 4; tried += 1) {
      await expect(type("recovery", otherCode(code))).rejects.toMatchObject(expired);
    }
    await expect(type("recovery", code)).resolves.toMatchObject({ kind: "session" });
  });

  test("expires after ten minutes, and its link after an hour", async () => {
    const { code, token_hash } = mail("recovery");
    accounts.clock.advance({ minutes: 10 });
    await expect(type("recovery", code)).rejects.toMatchObject(expired);
    accounts.clock.advance({ minutes: 50 });
    await expect(open("recovery", token_hash)).rejects.toMatchObject(expired);
  });

  test("is invalid after use, and so is its link, which says so", async () => {
    const { code, token_hash } = mail("recovery");
    await type("recovery", code);
    await expect(type("recovery", code)).rejects.toMatchObject(expired);
    await expect(open("recovery", token_hash)).rejects.toMatchObject({
      code: "otp_expired",
      fields: { token_hash: "This link was used before" },
    });
  });

  test("is invalid after a new one was sent, and so is its link", async () => {
    const first = mail("recovery");
    await accounts.auth.recover({ email: EMAIL }, ASKED);
    expect(mail("recovery").token_hash).not.toBe(first.token_hash);
    await expect(open("recovery", first.token_hash)).rejects.toMatchObject(expired);
    // with a probability of one in a million, the new code is the same
    const old = first.code === mail("recovery").code ? otherCode(first.code) : first.code;
    await expect(type("recovery", old)).rejects.toMatchObject(expired);
  });

  test("is invalid after a password change, and so is its link", async () => {
    const { code, token_hash } = mail("recovery");
    const { user, session } = await signIn();
    await accounts.auth.changeUser(
      { user, session },
      { password: "a new secret", current_password: PASSWORD },
    );
    await expect(type("recovery", code)).rejects.toMatchObject(expired);
    await expect(open("recovery", token_hash)).rejects.toMatchObject(expired);
  });

  test("is invalid after the operator has reset the password, and so is its link", async () => {
    const { code, token_hash } = mail("recovery");
    await accounts.operatorAccounts.resetPassword(EMAIL);
    await expect(type("recovery", code)).rejects.toMatchObject(expired);
    await expect(open("recovery", token_hash)).rejects.toMatchObject(expired);
  });

  test("redeemed by a PKCE client gives no code that outlives a password reset", async () => {
    const challenge = secrets.challenge("verifier");
    await accounts.auth.recover({ email: EMAIL }, { ...ASKED, challenge });
    const { token_hash } = mail("recovery");
    const verified = await accounts.auth.verify({ type: "recovery", token_hash }, PHONE, true);
    if (verified.kind !== "code") throw new Error("no code");
    await accounts.operatorAccounts.resetPassword(EMAIL);
    const grant = { auth_code: verified.code, code_verifier: "verifier" };
    await expect(accounts.auth.exchangeCode(grant, PHONE)).rejects.toMatchObject({
      code: "flow_state_not_found",
    });
  });

  test("works only for the purpose it was sent for", async () => {
    const { code, token_hash } = mail("recovery");
    await expect(type("email", code)).rejects.toMatchObject(expired);
    await expect(open("signup", token_hash)).rejects.toMatchObject(expired);
    await expect(open("email_change", token_hash)).rejects.toMatchObject(expired);
  });

  test("is not stored in the database, nor is its link", async () => {
    const { code, token_hash } = mail("recovery");
    const [kept] = await accounts.repositories.oneTimeTokens.findByMailboxForUpdate(EMAIL, ["recovery"]);
    expect(JSON.stringify(kept)).not.toContain(token_hash);
    expect(kept?.codeDigest).not.toContain(code);
    const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(kept).toMatchObject({ linkDigest: digest, codeDigest: digest });
  });
});

describe("a new password", () => {
  test("may not be a guessable one, as at sign-up", async () => {
    const caller = await confirmed();
    for (const password of ["password123456", "ada@example.com", "short"]) {
      const changes = { password, current_password: PASSWORD };
      await expect(accounts.auth.changeUser(caller, changes)).rejects.toMatchObject({
        code: "weak_password",
      });
    }
  });

  test("ends the other sessions and a pending change of the address", async () => {
    const { user, session } = await confirmed();
    const other = await signIn();
    await accounts.auth.changeUser({ user, session }, { email: "new@example.com" });
    const { token_hash } = mail("email_change_new");
    await accounts.auth.changeUser(
      { user, session },
      { password: "a new secret", current_password: PASSWORD },
    );
    await expect(accounts.auth.authenticate(other.accessToken)).rejects.toMatchObject({
      code: "session_not_found",
    });
    await expect(open("email_change", token_hash)).rejects.toMatchObject(expired);
    await expect(signIn(PASSWORD)).rejects.toMatchObject({ code: "invalid_credentials" });
    expect(mail("password_changed").to).toBe(EMAIL);
  });

  test("invalidates the code that another client was about to exchange", async () => {
    const { user, session } = await confirmed();
    const code_verifier = "v".repeat(43);
    const challenge = secrets.challenge(code_verifier);
    await accounts.auth.sendMagicLink({ email: EMAIL }, { ...ASKED, challenge });
    const link = { type: "magiclink", token_hash: mail("magic_link").token_hash } as const;
    const handed = await accounts.auth.verify(link, PHONE, true);
    if (handed.kind !== "code") throw new Error("no code");
    const changes = { password: "a lantern in the fog", current_password: PASSWORD };
    await accounts.auth.changeUser({ user, session }, changes);
    const exchange = { auth_code: handed.code, code_verifier };
    await expect(accounts.auth.exchangeCode(exchange, PHONE)).rejects.toMatchObject({
      code: "flow_state_not_found",
    });
  });

  test("through a recovery link can be set once, even by a request that had read the old session", async () => {
    await confirmed();
    await accounts.auth.recover({ email: EMAIL }, ASKED);
    const recovered = await open("recovery", mail("recovery").token_hash);
    if (recovered.kind !== "session") throw new Error("no session");
    const { session } = recovered.issued;
    const user = await accounts.auth.changeUser(recovered.issued, { password: "a new secret" });
    await expect(
      accounts.auth.changeUser({ user, session }, { password: "another secret" }),
    ).rejects.toMatchObject({
      code: "current_password_required",
    });
  });

  test("through a recovery link ends the other sessions, including an attacker's", async () => {
    const thief = await confirmed();
    await accounts.auth.recover({ email: EMAIL }, ASKED);
    const recovered = await open("recovery", mail("recovery").token_hash);
    if (recovered.kind !== "session") throw new Error("no session");
    await accounts.auth.changeUser(recovered.issued, { password: "a new secret" });
    await expect(accounts.auth.refresh(thief.refreshToken)).rejects.toMatchObject({
      code: "refresh_token_not_found",
    });
  });
});

describe("a change of the address", () => {
  test.each([["the old one"], ["the new one"]])(
    "needs both mailboxes: %s alone changes nothing",
    async (first) => {
      const { user, session } = await confirmed();
      await accounts.auth.changeUser({ user, session }, { email: "new@example.com" });
      const toOld = mail("email_change_current");
      const toNew = mail("email_change_new");
      expect([toOld.to, toNew.to]).toEqual([EMAIL, "new@example.com"]);
      const [one, other] = first === "the old one" ? [toOld, toNew] : [toNew, toOld];
      expect(await open("email_change", one.token_hash)).toEqual({ kind: "half" });
      expect((await signIn()).user.email).toBe(EMAIL);
      await expect(open("email_change", other.token_hash)).resolves.toMatchObject({ kind: "session" });
      expect((await signIn(PASSWORD, "new@example.com")).user.emailConfirmedAt).not.toBeNull();
      expect(mail("email_changed").to).toBe(EMAIL);
    },
  );

  test("invalidates what was mailed to the old mailbox", async () => {
    const { user, session } = await confirmed();
    await accounts.auth.recover({ email: EMAIL }, ASKED);
    const changes = { email: "new@example.com", current_password: PASSWORD };
    await accounts.auth.changeUser({ user, session }, changes);
    await open("email_change", mail("email_change_new").token_hash);
    await expect(open("recovery", mail("recovery").token_hash)).rejects.toMatchObject(expired);
  });

  test("keeps the consent of a mailbox if the mails are requested again", async () => {
    const { user, session } = await confirmed();
    await accounts.auth.changeUser({ user, session }, { email: "new@example.com" });
    await open("email_change", mail("email_change_current").token_hash);
    await accounts.auth.resend({ email: EMAIL, type: "email_change" }, ASKED);
    await expect(open("email_change", mail("email_change_new").token_hash)).resolves.toMatchObject({
      kind: "session",
    });
  });

  test("cannot be revived by requesting its mails after it has expired", async () => {
    const { user, session } = await confirmed();
    await accounts.auth.changeUser(
      { user, session },
      { email: "new@example.com", current_password: PASSWORD },
    );
    accounts.clock.advance({ hours: 25 });
    const before = accounts.mailed.length;
    await accounts.auth.resend({ email: EMAIL, type: "email_change" }, ASKED);
    expect(accounts.mailed.slice(before).filter(({ to }) => to !== null)).toEqual([]);
  });

  test("needs only the new mailbox if the password is given, and a wrong password is refused", async () => {
    const { user, session } = await confirmed();
    const email = "new@example.com";
    await expect(
      accounts.auth.changeUser({ user, session }, { email, current_password: "not it at all" }),
    ).rejects.toMatchObject({ code: "current_password_invalid" });
    await accounts.auth.changeUser({ user, session }, { email, current_password: PASSWORD });
    expect(() => mail("email_change_current")).toThrow("there is no mail");
    await expect(open("email_change", mail("email_change_new").token_hash)).resolves.toMatchObject({
      kind: "session",
    });
    expect(mail("email_changed").to).toBe(EMAIL);
  });

  test("to a taken address is answered like any other, and its owner gets a mail", async () => {
    await confirmed("owner@example.com");
    const { user, session } = await confirmed();
    const free = await accounts.auth.changeUser({ user, session }, { email: "free@example.com" });
    const taken = await accounts.auth.changeUser({ user, session }, { email: "owner@example.com" });
    expect(taken).toEqual({ ...free, newEmail: "owner@example.com" });
    expect(mail("account_exists").to).toBe("owner@example.com");
  });

  test("is pending for one address at a time: a new one cancels the previous one", async () => {
    const { user, session } = await confirmed();
    await accounts.auth.changeUser({ user, session }, { email: "one@example.com" });
    const first = mail("email_change_new");
    await accounts.auth.changeUser({ user, session }, { email: "two@example.com" });
    await expect(open("email_change", first.token_hash)).rejects.toMatchObject(expired);
  });
});

describe("an account made in advance for somebody else's address", () => {
  test("loses its password when the owner signs in by mail", async () => {
    await register(EMAIL, "the thief's own word");
    await accounts.auth.sendMagicLink({ email: EMAIL }, ASKED);
    const entered = await open("magiclink", mail("magic_link").token_hash);
    expect(entered.kind).toBe("session");
    await expect(open("signup", mail("confirm_signup").token_hash)).rejects.toMatchObject(expired);
    await expect(signIn("the thief's own word")).rejects.toMatchObject({ code: "invalid_credentials" });
  });

  test("loses sessions from before mail was configured, too", async () => {
    await accounts.repositories.settings.set({ smtp_host: "" });
    const thief = await accounts.signUp(EMAIL, "the thief's own word");
    await accounts.repositories.settings.set({ smtp_host: "mail.example" });
    await accounts.auth.recover({ email: EMAIL }, ASKED);
    await open("recovery", mail("recovery").token_hash);
    await expect(accounts.auth.authenticate(thief.accessToken)).rejects.toMatchObject({
      code: "session_not_found",
    });
  });

  test("loses both passwords after two sign-ups, and the mailbox owner chooses a new one", async () => {
    await register(EMAIL, "the thief's own word");
    await register(EMAIL, PASSWORD);
    const entered = await open("signup", mail("confirm_signup").token_hash);
    if (entered.kind !== "session") throw new Error("no session");
    expect(entered.issued.user.passwordChangeRequired).toBe(true);
    await expect(signIn("the thief's own word")).rejects.toMatchObject({ code: "invalid_credentials" });
    await accounts.auth.changeUser(entered.issued, { password: "a lantern in the fog" });
    await expect(signIn("a lantern in the fog")).resolves.toHaveProperty("accessToken");
  });

  test("loses its sessions when a second sign-up confirms the mailbox", async () => {
    await accounts.repositories.settings.set({ smtp_host: "" });
    const thief = await accounts.signUp(EMAIL, "the thief's own word");
    await accounts.repositories.settings.set({ smtp_host: "mail.example" });
    await register(EMAIL, PASSWORD);
    await open("signup", mail("confirm_signup").token_hash);
    await expect(accounts.auth.authenticate(thief.accessToken)).rejects.toMatchObject({
      code: "session_not_found",
    });
  });

  test("keeps its password if the same person signs up twice", async () => {
    await register();
    await register();
    await open("signup", mail("confirm_signup").token_hash);
    await expect(signIn()).resolves.toHaveProperty("accessToken");
  });
});

/** Cost and outcome of a probe, without values that always differ. */
const work = async (probe: () => Promise<unknown>) => {
  const before = { mails: accounts.mailed.length, hashes: accounts.passwords.verified.length };
  const outcome = await probe().then(
    (value) => value,
    (error: unknown) => error,
  );
  return {
    outcome: JSON.stringify(outcome, (key, value: unknown) =>
      /^(id|passwordHash)$|At$/.test(key) ? "" : value,
    ),
    mails: accounts.mailed.length - before.mails,
    hashes: accounts.passwords.verified.length - before.hashes,
  };
};
const oneByOne = async (probes: (() => Promise<unknown>)[]) => {
  const done = [];
  for (const probe of probes) done.push(await work(probe));
  return done;
};
/** An unknown address, an unconfirmed account, and a confirmed account. */
const addresses = async () => {
  await confirmed("known@example.com");
  await register("waits@example.com");
  return ["nobody@example.com", "waits@example.com", "known@example.com"];
};

const idOf = async (email = "") => {
  const signedUp = await register(email);
  return signedUp.kind === "waiting" ? signedUp.user.id : "";
};

describe("probing an address", () => {
  test.each([
    ["signing in with a wrong password", (email: string) => signIn("not it at all", email)],
    ["signing up", (email: string) => register(email)],
    ["asking for a new password", (email: string) => accounts.auth.recover({ email }, ASKED)],
    ["asking for a sign-in link", (email: string) => accounts.auth.sendMagicLink({ email }, ASKED)],
    [
      "asking for a sign-in link without a new account",
      (email: string) => accounts.auth.sendMagicLink({ email, create_user: false }, ASKED),
    ],
    [
      "asking for a confirmation again",
      (email: string) => accounts.auth.resend({ email, type: "signup" }, ASKED),
    ],
    [
      "asking for a change of address again",
      (email: string) => accounts.auth.resend({ email, type: "email_change" }, ASKED),
    ],
    ["trying a code", (email: string) => type("recovery", "123456", email)],
  ])("shows the same work and answers with and without an account, twice: %s", async (_what, probe) => {
    const all = await addresses();
    for (let round = 0; round < 2; round += 1) {
      const done = await oneByOne(all.map((email) => () => probe(email)));
      const [nobodys, ...others] = done.map((each, index) =>
        JSON.stringify(each).replaceAll(all[index] ?? "", "the address"),
      );
      expect(others).toEqual([nobodys, nobodys]);
    }
  });

  test("reveals a suspension only with the right password", async () => {
    const { user } = await confirmed();
    const bannedUntil = new Date(accounts.clock.now().getTime() + 60_000);
    await accounts.repositories.users.update({ ...user, bannedUntil });
    await expect(signIn("not it at all")).rejects.toMatchObject({ code: "invalid_credentials" });
    await expect(signIn()).rejects.toMatchObject({ code: "user_banned" });
  });

  test("sends no link to a suspended account", async () => {
    const { user } = await confirmed();
    const bannedUntil = new Date(accounts.clock.now().getTime() + 60_000);
    await accounts.repositories.users.update({ ...user, bannedUntil });
    await accounts.auth.recover({ email: EMAIL }, ASKED);
    await accounts.auth.sendMagicLink({ email: EMAIL }, ASKED);
    expect(accounts.mailed.slice(-2).map(({ to }) => to)).toEqual([null, null]);
  });

  test("gives a new made-up id each time, so that repeating reveals nothing", async () => {
    const [, waits, known] = await addresses();
    const ids = [await idOf(waits), await idOf(waits), await idOf(known), await idOf(known)];
    expect(new Set(ids).size).toBe(4);
  });

  test("sends mail only to the owner of an account", async () => {
    await confirmed();
    await register();
    expect(mail("account_exists").to).toBe(EMAIL);
    await accounts.auth.recover({ email: "nobody@example.com" }, ASKED);
    expect(mail("recovery").to).toBeNull();
  });
});

describe("a session", () => {
  test("ends after half a day without use, but not while it is used", async () => {
    await accounts.repositories.settings.set({ session_timeout: 168 });
    const { refreshToken } = await confirmed();
    accounts.clock.advance({ hours: 11 });
    const used = await accounts.auth.refresh(refreshToken);
    accounts.clock.advance({ hours: 11 });
    const again = await accounts.auth.refresh(used.refreshToken);
    accounts.clock.advance({ hours: 12 });
    await expect(accounts.auth.refresh(again.refreshToken)).rejects.toMatchObject({
      code: "session_expired",
    });
  });
});

describe("a password hash", () => {
  test("with outdated parameters is replaced at the next sign-in", async () => {
    const { user } = await confirmed();
    await accounts.repositories.users.update({ ...user, passwordHash: `old$${PASSWORD}` });
    await signIn();
    expect((await accounts.repositories.users.findById(user.id))?.passwordHash).toBe(`fake$${PASSWORD}`);
  });
});
