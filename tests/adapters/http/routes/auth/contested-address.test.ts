import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { commandLine } from "../../../../../core/audit/actor.ts";
import type { DomainError } from "../../../../../core/errors.ts";
import { newAdmin } from "../../../../support/admin-provider.ts";
import { call, newEmail, PASSWORD, signUp, type Account } from "../../../../support/call.ts";
import { ageSessions } from "../../../../support/accounts/old-sessions.ts";
import { oneTimeCode } from "../../../../support/accounts/one-time-code.ts";
import { pressButton } from "../../../../support/mailed.ts";
import { errorOf, person, startOidcSite, type OidcSite } from "../../../../support/accounts/oidc-site.ts";

let site: OidcSite;
let squatter: Account;
let key: string;
beforeAll(async () => {
  site = await startOidcSite();
});
afterAll(() => site.close());

const OWN = "the owner's own password";
const address = (path: string): string => site.server.url + path;
/**
 * As on a site that began without a mail server, where accounts could sign in with an unconfirmed mailbox.
 */
const requireMailbox = (require_email_verification: boolean) =>
  site.database.repositories.settings.set({ require_email_verification });
const errorCode = async (path: string, options: Parameters<typeof call>[1]) =>
  (await call(address(path), options)).body["error_code"];
const signIn = (password: string) =>
  call(address("/auth/v1/token?grant_type=password"), { json: { email: squatter.email, password } });
const setPassword = (token: string, password: string, current?: string) =>
  call(address("/auth/v1/user"), {
    method: "PUT",
    json: { password, ...(current === undefined ? {} : { current_password: current }) },
    token,
  });

/** The next mail with a link, skipping notices. */
async function nextLink() {
  let mail = await site.mailbox.next(squatter.email);
  while (!mail.text?.includes("token_hash=")) mail = await site.mailbox.next(squatter.email);
  return mail;
}

beforeEach(async () => {
  await requireMailbox(false);
  squatter = await signUp(site.server.url);
  const made = await call(address("/api/me/api_keys"), { json: { name: "theirs" }, token: squatter.token });
  key = String(made.body["key"]);
  await requireMailbox(true);
});
const ownerSignsUp = async () => {
  const { email } = squatter;
  expect((await call(address("/auth/v1/signup"), { json: { email, password: OWN } })).status).toBe(200);
};
const expectNothingKept = async (...passwords: string[]) => {
  expect(await errorCode("/auth/v1/user", { token: squatter.token })).toBe("session_not_found");
  expect((await call(address("/api/v1/me"), { token: key })).status).toBe(401);
  for (const password of passwords)
    expect((await signIn(password)).body["error_code"]).toBe("invalid_credentials");
};

test("a sign-up with the address of an unconfirmed account changes nothing before the mailbox is proved", async () => {
  await ownerSignsUp();
  expect((await call(address("/api/me/profile"), { token: squatter.token })).status).toBe(200);
  expect((await call(address("/api/v1/me"), { token: key })).status).toBe(200);
  await requireMailbox(false);
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test("a squatter of an address loses all access once its owner signs up and confirms", async () => {
  const own = person();
  expect(errorOf(await site.connect(squatter.token, own))).toBeNull();
  await ownerSignsUp();
  // changing the password and signing in with the connected account do not make the account theirs
  expect((await setPassword(squatter.token, "the squatter's other one", PASSWORD)).status).toBe(200);
  await site.comeFrom(own);
  await nextLink();
  const { email } = squatter;
  expect((await call(address("/auth/v1/resend"), { json: { type: "signup", email } })).status).toBe(200);
  const entered = await pressButton(site.server.url, await nextLink());
  expect(entered.body["user"]).toMatchObject({ id: squatter.id });

  await expectNothingKept(PASSWORD, "the squatter's other one");
  const token = String(entered.body["access_token"]);
  expect((await call(address("/auth/v1/user"), { token })).body["app_metadata"]).toMatchObject({
    providers: ["email"],
  });
  // the owner sets a password in the session from the link
  expect((await setPassword(token, OWN)).status).toBe(200);
  expect((await signIn(OWN)).status).toBe(200);
});

test("an admin cannot confirm an address that two people claim", async () => {
  await ownerSignsUp();
  const { users } = site.server.services;
  await expect(users.change(commandLine, squatter.id, { emailConfirmed: true })).rejects.toMatchObject({
    code: "conflict",
  });
  const { token } = await newAdmin(site.server);
  const shown = await call(address(`/api/admin/users/${squatter.id}`), { token });
  expect(shown.body).toMatchObject({ is_disputed: true, email_confirmed_at: null });
  // the owner, whichever of the two it is, has not lost access
  expect((await call(address("/api/v1/me"), { token: key })).status).toBe(200);
  await requireMailbox(false);
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test("a one-time password for a disputed address removes the squatter's access", async () => {
  await ownerSignsUp();
  const { oneTimePassword } = await site.server.services.users.resetPassword(commandLine, squatter.id);
  await expectNothingKept(PASSWORD);
  await requireMailbox(false);
  expect((await signIn(oneTimePassword)).status).toBe(200);
});

test("an account cannot get around the dispute through another confirmed address", async () => {
  await ownerSignsUp();
  const { users } = site.server.services;
  await users.change(commandLine, squatter.id, { email: newEmail(), emailConfirmed: true });
  await expect(
    users.change(commandLine, squatter.id, { email: squatter.email, emailConfirmed: true }),
  ).rejects.toMatchObject({ code: "conflict" });
});

test("signatures made by the squatter do not count as the owner's", async () => {
  const form = { documentTitle: "Contract", signerName: "The owner", securityLevel: "standard" };
  const signed = await call(address("/api/me/signatures"), { json: form, token: squatter.token });
  expect(signed.status).toBe(201);
  const json = { content: String(signed.body["content"]) };
  const verdict = async () => (await call(address("/api/public/verify"), { json })).body;
  expect(await verdict()).toMatchObject({ verdict: "valid", signer: { email_verified: false } });
  await ownerSignsUp();
  const { email } = squatter;
  await nextLink();
  expect((await call(address("/auth/v1/resend"), { json: { type: "signup", email } })).status).toBe(200);
  const entered = await pressButton(site.server.url, await nextLink());
  expect(entered.body["user"]).toMatchObject({ id: squatter.id });
  expect(await verdict()).toMatchObject({ verdict: "signer_deleted", signer: null });
});

test("a one-time password removes the squatter's access even if nobody else has signed up", async () => {
  const own = person();
  expect(errorOf(await site.connect(squatter.token, own))).toBeNull();
  await site.server.services.users.resetPassword(commandLine, squatter.id);
  await expectNothingKept(PASSWORD);
  const again = await site.comeFrom(own);
  expect((await site.sessionOf(again.visitor))?.user["id"]).not.toBe(squatter.id);
});

test("a one-time password from the command line removes the squatter's access", async () => {
  const own = person();
  expect(errorOf(await site.connect(squatter.token, own))).toBeNull();
  await site.server.services.operatorAccounts.resetPassword(squatter.email);
  await expectNothingKept(PASSWORD);
  const again = await site.comeFrom(own);
  expect((await site.sessionOf(again.visitor))?.user["id"]).not.toBe(squatter.id);
  expect((await site.database.repositories.users.findByEmail(squatter.email))?.isDisputed).toBe(false);
});

test("an admin cannot confirm the address after a sign-up that was refused", async () => {
  await requireMailbox(false);
  const { email } = squatter;
  const refused = await call(address("/auth/v1/signup"), { json: { email, password: OWN } });
  expect(refused.body["error_code"]).toBe("user_already_exists");
  const { users } = site.server.services;
  await expect(users.change(commandLine, squatter.id, { emailConfirmed: true })).rejects.toMatchObject({
    code: "conflict",
  });
});

test("an account with a disputed address cannot become an admin's without a one-time password", async () => {
  await ownerSignsUp();
  const { users, operatorAccounts } = site.server.services;
  const refused = { code: "conflict" };
  const promotion = users.change(commandLine, squatter.id, { role: "admin" });
  await expect(promotion).rejects.toMatchObject(refused);
  await expect(operatorAccounts.setRole(squatter.email, "admin")).rejects.toMatchObject(refused);
  const { oneTimePassword } = await operatorAccounts.resetPassword(squatter.email);
  await operatorAccounts.setRole(squatter.email, "admin");
  await expectNothingKept(PASSWORD);
  await requireMailbox(false);
  expect((await signIn(oneTimePassword ?? "")).status).toBe(200);
});

test("an owner who came by a link a while ago needs a new one to choose a password", async () => {
  await ownerSignsUp();
  const { body } = await pressButton(site.server.url, await nextLink());
  await ageSessions(site.database.knex, squatter.id);
  const chosen = await setPassword(String(body["access_token"]), OWN);
  expect(chosen.body["error_code"]).toBe("reauthentication_needed");
});

test.each([
  ["an unconfirmed account", false],
  ["an account confirmed only by an admin", true],
])(
  "a new password of %s does not invalidate the link in the owner's mailbox",
  async (_account, emailConfirmed) => {
    if (emailConfirmed) await site.server.services.users.change(commandLine, squatter.id, { emailConfirmed });
    expect((await call(address("/auth/v1/recover"), { json: { email: squatter.email } })).status).toBe(200);
    const link = await nextLink();
    expect((await setPassword(squatter.token, "the squatter's other one", PASSWORD)).status).toBe(200);
    expect((await pressButton(site.server.url, link)).status).toBe(200);
    await expectNothingKept("the squatter's other one");
  },
);

test("an undisputed account keeps everything when an admin confirms it", async () => {
  await requireMailbox(false);
  const again = await call(address("/auth/v1/signup"), {
    json: { email: squatter.email, password: PASSWORD },
  });
  expect(again.body["error_code"]).toBe("user_already_exists");
  await site.server.services.users.change(commandLine, squatter.id, { emailConfirmed: true });
  expect((await call(address("/api/v1/me"), { token: key })).status).toBe(200);
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test("a sign-up link from an admin removes the squatter's access", async () => {
  await ownerSignsUp();
  const { actionLink } = await site.server.services.accountLinks.generate(commandLine, "signup", {
    account: { email: squatter.email, password: OWN },
  });
  expect((await pressButton(site.server.url, { link: actionLink })).status).toBe(200);
  await expectNothingKept(PASSWORD);
});

test("an admin role does not protect the squatter's access", async () => {
  await site.server.services.users.change(commandLine, squatter.id, { role: "admin" });
  await ownerSignsUp();
  expect((await pressButton(site.server.url, await nextLink())).status).toBe(200);
  await expectNothingKept(PASSWORD);
});

test("actions that the squatter began before the proof are refused afterward", async () => {
  const caller = await site.server.services.auth.authenticate(squatter.token);
  await ownerSignsUp();
  await pressButton(site.server.url, await nextLink());
  const { auth, apiKeys, factors, identities, ownRemoval, recoveryCodes, reauthentication } =
    site.server.services;
  const by = { ...commandLine, userId: caller.user.id };
  const begun = [
    auth.changeUser(caller, { password: "the squatter's other one", current_password: PASSWORD }),
    auth.changeUser(caller, { email: newEmail(), current_password: PASSWORD }),
    apiKeys.create(by, { name: "late", scopes: ["generate"] }, caller.user.id, caller.session.id),
    factors.enroll(caller, { factor_type: "totp", friendly_name: "", issuer: "" }),
    auth.changeUser(caller, { data: { full_name: "the squatter" } }),
    auth.reauthenticate(caller),
    reauthentication.confirm(caller, { password: PASSWORD }),
    identities.unlink(caller, squatter.id),
    recoveryCodes.generate(caller, { replace: true }),
    recoveryCodes.remove(caller),
    ownRemoval.remove(caller, { email: squatter.email, password: PASSWORD }),
  ];
  for (const { status, reason } of (await Promise.allSettled(begun)) as PromiseRejectedResult[]) {
    expect([status, (reason as DomainError).code]).toEqual(["rejected", "session_not_found"]);
  }
});

test("two concurrent sign-ups dispute the address as well", async () => {
  const email = newEmail();
  const passwords = ["the password of one", "the password of the other"];
  await Promise.all(
    passwords.map((password) => call(address("/auth/v1/signup"), { json: { email, password } })),
  );
  expect((await site.database.repositories.users.findByEmail(email))?.isDisputed).toBe(true);
});

describe("the dispute stays with the address", () => {
  const SHAKING_OFF: [string, () => Promise<unknown>][] = [
    [
      "moves to another address",
      async () => {
        const email = newEmail();
        await call(address("/auth/v1/user"), {
          method: "PUT",
          json: { email, current_password: PASSWORD },
          token: squatter.token,
        });
        return pressButton(site.server.url, await site.mailbox.next(email));
      },
    ],
    [
      "is moved by an admin",
      () =>
        site.server.services.users.change(commandLine, squatter.id, {
          email: newEmail(),
          emailConfirmed: true,
        }),
    ],
    [
      "is deleted",
      async () => {
        const caller = await site.server.services.auth.authenticate(squatter.token);
        await site.server.services.ownRemoval.remove(caller, { email: squatter.email, password: PASSWORD });
      },
    ],
  ];
  test.each(SHAKING_OFF)("when the account %s and somebody signs up with it again", async (_how, go) => {
    await ownerSignsUp();
    await go();
    await requireMailbox(false);
    const again = await signUp(site.server.url, squatter.email);
    expect(again.id).not.toBe(squatter.id);
    const { users } = site.server.services;
    for (const change of [{ emailConfirmed: true }, { role: "admin" }] as const) {
      await expect(users.change(commandLine, again.id, change)).rejects.toMatchObject({
        code: "conflict",
      });
    }
    await users.resetPassword(commandLine, again.id);
    const settled = await users.change(commandLine, again.id, { emailConfirmed: true });
    expect(settled).toMatchObject({ isDisputed: false });
    expect(await site.database.knex("users").where({ id: again.id }).first("is_vouched")).toEqual({
      is_vouched: true,
    });
  });

  test("only until its mailbox answers", async () => {
    await ownerSignsUp();
    await pressButton(site.server.url, await nextLink());
    const unconfirmed = { emailConfirmed: false };
    const { users } = site.server.services;
    await users.change(commandLine, squatter.id, unconfirmed);
    expect((await site.database.repositories.users.findById(squatter.id))?.isDisputed).toBe(false);
  });

  test("also if an admin invites the owner to an account that somebody else made", async () => {
    const { users, accountLinks } = site.server.services;
    await accountLinks.invite(commandLine, { account: { email: squatter.email } });
    await expect(users.change(commandLine, squatter.id, { emailConfirmed: true })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("an account whose address was confirmed only by an admin", () => {
  let own: ReturnType<typeof person>;
  beforeEach(async () => {
    own = person();
    await site.connect(squatter.token, own);
    await site.server.services.users.change(commandLine, squatter.id, { emailConfirmed: true });
  });
  test("keeps all access until then", async () => {
    expect((await call(address("/api/v1/me"), { token: key })).status).toBe(200);
    const again = await site.comeFrom(own);
    expect((await site.sessionOf(again.visitor))?.user["id"]).toBe(squatter.id);
  });
  const expectNoProvider = async () => {
    const again = await site.comeFrom(own);
    expect((await site.sessionOf(again.visitor))?.user["id"]).not.toBe(squatter.id);
  };

  test.each(["an admin", "the command line"])(
    "loses previous access once %s gives it a one-time password",
    async (by) => {
      const { users, operatorAccounts } = site.server.services;
      const { oneTimePassword } = await (by === "an admin"
        ? users.resetPassword(commandLine, squatter.id)
        : operatorAccounts.resetPassword(squatter.email));
      await expectNothingKept(PASSWORD);
      await expectNoProvider();
      expect((await signIn(oneTimePassword ?? "")).status).toBe(200);
    },
  );

  test.each(["recover", "otp"])("loses previous access once its owner comes by %s", async (path) => {
    const { email } = squatter;
    expect((await call(address(`/auth/v1/${path}`), { json: { email } })).status).toBe(200);
    expect((await pressButton(site.server.url, await nextLink())).status).toBe(200);
    await expectNothingKept(PASSWORD);
    await expectNoProvider();
  });

  test("loses previous access once its owner comes from a provider", async () => {
    const { visitor } = await site.comeFrom(person({ email: squatter.email, email_verified: true }));
    expect((await site.sessionOf(visitor))?.user["id"]).toBe(squatter.id);
    await expectNothingKept(PASSWORD);
    await expectNoProvider();
  });

  test("keeps what its owner sets up after the mailbox has answered", async () => {
    const { email } = squatter;
    await call(address("/auth/v1/otp"), { json: { email } });
    const { body } = await pressButton(site.server.url, await nextLink());
    const token = String(body["access_token"]);
    const made = await call(address("/api/me/api_keys"), { json: { name: "the owner's" }, token });
    await call(address("/auth/v1/recover"), { json: { email } });
    await pressButton(site.server.url, await nextLink());
    await site.server.services.users.resetPassword(commandLine, squatter.id);
    expect((await call(address("/api/v1/me"), { token: String(made.body["key"]) })).status).toBe(200);
  });
});

/** Creates an account for someone in this way. @returns its one-time password */
const passedOn = async (by: string): Promise<string> => {
  const { token } = await newAdmin(site.server);
  const email = newEmail();
  let password = "passed on by an admin";
  if (by === "in the panel") {
    const made = await call(address("/api/admin/users"), { json: { email }, token });
    password = String(made.body["one_time_password"]);
  } else if (by === "through auth/v1") {
    const json = { email, password, email_confirm: true };
    expect((await call(address("/auth/v1/admin/users"), { json, token })).status).toBe(200);
  } else {
    const made = await site.server.services.operatorAccounts.create({
      email,
      role: "customer",
      password: null,
    });
    password = made.oneTimePassword ?? "";
  }
  squatter = { ...squatter, email };
  return password;
};
/** Signs in with the one-time password as someone who does not own the mailbox. */
const moveIn = async (oneTimePassword: string) => {
  const entered = await signIn(oneTimePassword);
  expect((await setPassword(String(entered.body["access_token"]), PASSWORD)).status).toBe(200);
  const token = String((await signIn(PASSWORD)).body["access_token"]);
  const made = await call(address("/api/me/api_keys"), { json: { name: "theirs" }, token });
  key = String(made.body["key"]);
  const { user } = entered.body as { user: { id: string } };
  squatter = { ...squatter, token, id: user.id };
};
/** The ways in which the owner of the mailbox signs in. @returns the ID of the account */
const comesBy = {
  recovery: async () => {
    await call(address("/auth/v1/recover"), { json: { email: squatter.email } });
    const { body } = await pressButton(site.server.url, await nextLink());
    return (body["user"] as { id: string }).id;
  },
  "a provider": async () => {
    const { visitor } = await site.comeFrom(person({ email: squatter.email, email_verified: true }));
    return (await site.sessionOf(visitor))?.user["id"];
  },
};

describe("an account created by an admin", () => {
  test.each([
    ["in the panel", "recovery"],
    ["in the panel", "a provider"],
    ["through auth/v1", "recovery"],
    ["on the command line", "a provider"],
  ] as const)(
    "%s loses the access of whoever had its one-time password once its owner comes by %s",
    async (by, way) => {
      await moveIn(await passedOn(by));
      expect(await comesBy[way]()).toBe(squatter.id);
      await expectNothingKept(PASSWORD);
    },
  );

  test("is still unproved after another one-time password", async () => {
    await passedOn("in the panel");
    const { oneTimePassword } = await site.server.services.operatorAccounts.resetPassword(squatter.email);
    await moveIn(oneTimePassword ?? "");
    expect(await comesBy.recovery()).toBe(squatter.id);
    await expectNothingKept(PASSWORD);
  });

  test("keeps an app's metadata if its owner is the first to come", async () => {
    const { token } = await newAdmin(site.server);
    const email = newEmail();
    const json = { email, email_confirm: true, user_metadata: { plan: "pro" } };
    await call(address("/auth/v1/admin/users"), { json, token });
    const { visitor } = await site.comeFrom(person({ email, email_verified: true }));
    expect((await site.sessionOf(visitor))?.user["user_metadata"]).toMatchObject({ plan: "pro" });
    const row = await site.database.knex("users").where({ email }).first("is_vouched");
    expect(row).toEqual({ is_vouched: false });
  });

  test.each(["customer", "admin"])(
    "keeps the second factor of %s when the mailbox answers, and still requires it",
    async (role) => {
      await moveIn(await passedOn("in the panel"));
      await site.database.knex("users").where({ id: squatter.id }).update({ role });
      const { token, secret, path } = await addFactor(squatter.token);
      const made = await call(address("/auth/v1/factors/recovery-codes"), { method: "POST", token });
      // an unverified factor does not protect the account
      await call(address("/auth/v1/factors"), { json: { factor_type: "totp" }, token });

      const { body } = await recover();
      const half = String(body["access_token"]);
      for (const [to, options] of [
        ["/api/me/profile", {}],
        ["/api/me/export", {}],
        ["/api/admin/users", {}],
        ["/auth/v1/user", { method: "PUT", json: { password: OWN } }],
        ["/auth/v1/user", { method: "PUT", json: { email: newEmail() } }],
        [path, { method: "DELETE" }],
        ["/auth/v1/factors", { json: { factor_type: "totp", friendly_name: "Mine" } }],
      ] as const) {
        const refused = await call(address(to), { ...options, token: half });
        expect([to, refused.status, refused.body["error_code"] ?? refused.body["code"]]).toEqual([
          to,
          401,
          "insufficient_aal",
        ]);
      }
      await expectNothingKept(PASSWORD);
      const factors = await site.server.services.factors.list(squatter.id);
      expect(factors.map(({ status }) => status)).toEqual(["verified"]);

      // someone with both continues with the app or with a recovery code
      const challenge = await call(address(`${path}/challenge`), { json: {}, token: half });
      const answer = { challenge_id: challenge.body["id"], code: oneTimeCode(secret, 1) };
      expect((await call(address(`${path}/verify`), { json: answer, token: half })).status).toBe(200);
      expect((await setPassword(half, OWN)).status).toBe(200);
      const again = String((await recover()).body["access_token"]);
      const [code] = made.body["codes"] as string[];
      const used = await call(address("/auth/v1/factors/recovery-codes/verify"), {
        json: { code },
        token: again,
      });
      expect(used.status).toBe(200);
    },
  );

  test("tells the owner by mail and in the audit log what has ended", async () => {
    await moveIn(await passedOn("in the panel"));
    const own = person();
    expect(errorOf(await site.connect(squatter.token, own))).toBeNull();
    const form = { documentTitle: "Contract", signerName: "The owner", securityLevel: "standard" };
    await call(address("/api/me/signatures"), { json: form, token: squatter.token });
    await addFactor(squatter.token);
    await recover();
    expect(await mailsUntil("Access from before has ended")).toContain(
      "has ended:\n- the password\n- sessions on other devices\n- signing in with The House\n- API keys (1)\n" +
        "- signatures made with the account (1)\nThe authenticator app was kept",
    );
    const [entry] = await site.database
      .knex("audit_log")
      .where({ action: "access.ended", subject_id: squatter.id });
    expect(entry).toMatchObject({
      actor_name: squatter.email,
      before: { password: true, providers: ["house"], api_keys: 1, signatures: 1, factors: 0 },
    });
  });

  test("tells the owner what another one-time password has ended, second factors included", async () => {
    await moveIn(await passedOn("in the panel"));
    await addFactor(squatter.token);
    await site.server.services.users.resetPassword(commandLine, squatter.id);
    expect(await mailsUntil("Access from before has ended")).toContain(
      "has ended:\n- API keys (1)\n- authenticator apps (1)\nSet up again",
    );
    expect(await site.server.services.factors.list(squatter.id)).toEqual([]);
  });

  test("tells an owner who comes from a provider the same", async () => {
    await moveIn(await passedOn("through auth/v1"));
    await comesBy["a provider"]();
    expect(await mailsUntil("Access from before has ended")).toContain(
      "- API keys (1)\n- name, photo and preferences\nSet up again",
    );
  });

  test("sends no such mail if nobody has used the account", async () => {
    await passedOn("in the panel");
    await recover();
    await call(address("/auth/v1/otp"), { json: { email: squatter.email } });
    expect((await site.mailbox.next(squatter.email)).subject).toBe("Your sign-in link for Quietzone");
  });
});

const recover = async () => {
  await call(address("/auth/v1/recover"), { json: { email: squatter.email } });
  return pressButton(site.server.url, await nextLink());
};
const mailsUntil = async (subject: string) => {
  let mail = await site.mailbox.next(squatter.email);
  while (mail.subject !== subject) mail = await site.mailbox.next(squatter.email);
  return mail.text ?? "";
};

/** Sets up a second factor. @returns its secret and path, and the token of the session, now at aal2 */
async function addFactor(token: string) {
  const enrolled = await call(address("/auth/v1/factors"), { json: { factor_type: "totp" }, token });
  const { secret } = enrolled.body["totp"] as { secret: string };
  const path = `/auth/v1/factors/${String(enrolled.body["id"])}`;
  const challenge = await call(address(`${path}/challenge`), { json: {}, token });
  const answer = { challenge_id: challenge.body["id"], code: oneTimeCode(secret) };
  const verified = await call(address(`${path}/verify`), { json: answer, token });
  expect(verified.status).toBe(200);
  return { secret, path, token: String(verified.body["access_token"]) };
}

const putByAdmin = async (path: string, json: Record<string, unknown>) => {
  const { token } = await newAdmin(site.server);
  return call(address(`${path}/${squatter.id}`), { method: "PUT", json, token });
};

describe("an account that an admin hands over to somebody else", () => {
  let own: ReturnType<typeof person>;
  beforeEach(async () => {
    const { email } = squatter;
    await call(address("/auth/v1/resend"), { json: { type: "signup", email } });
    await pressButton(site.server.url, await nextLink());
    own = person();
    await site.connect(squatter.token, own);
  });
  const expectNobodyElse = async () => {
    expect(await errorCode("/auth/v1/user", { token: squatter.token })).toBe("session_not_found");
    expect((await call(address("/api/v1/me"), { token: key })).status).toBe(401);
    const again = await site.comeFrom(own);
    expect((await site.sessionOf(again.visitor))?.user["id"]).not.toBe(squatter.id);
  };

  test("with another address and a password loses all previous access", async () => {
    const email = newEmail();
    const changed = await putByAdmin("/auth/v1/admin/users", { email, password: OWN, email_confirm: true });
    expect(changed.status).toBe(200);
    await expectNobodyElse();
  });

  test("with another address, and later a password, loses all previous access", async () => {
    expect((await putByAdmin("/api/admin/users", { email: newEmail(), email_confirmed: true })).status).toBe(
      200,
    );
    expect((await call(address("/api/v1/me"), { token: key })).status).toBe(200);
    await site.server.services.users.resetPassword(commandLine, squatter.id);
    await expectNobodyElse();
  });

  test("in the panel loses all previous access and gives its new owner a one-time password", async () => {
    const email = newEmail();
    const changed = await putByAdmin("/api/admin/users", { email, email_confirmed: true, new_owner: true });
    await expectNobodyElse();
    const password = String(changed.body["one_time_password"]);
    const entered = await call(address("/auth/v1/token?grant_type=password"), { json: { email, password } });
    expect(entered.status).toBe(200);
  });

  test("with a new password alone stays with its owner", async () => {
    await site.server.services.users.resetPassword(commandLine, squatter.id);
    expect((await call(address("/api/v1/me"), { token: key })).status).toBe(200);
  });
});
