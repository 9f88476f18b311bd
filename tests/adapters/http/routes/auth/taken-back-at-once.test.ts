import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandLine } from "../../../../../core/audit/actor.ts";
import type { DomainError } from "../../../../../core/errors.ts";
import { call, newEmail, PASSWORD, signUp, type Account } from "../../../../support/call.ts";
import { holdRows, inTurn } from "../../../../support/database/held-row.ts";
import { linkOf, newPkce, pressButton } from "../../../../support/mailed.ts";
import { errorOf, person, startOidcSite, type OidcSite } from "../../../../support/accounts/oidc-site.ts";
import { locationOf } from "../../../../support/visitor.ts";

/** Flows that begin just before an account is reclaimed or moved, and arrive just after. */
let site: OidcSite;
let auth: string;
beforeAll(async () => {
  site = await startOidcSite();
  auth = `${site.server.url}/auth/v1`;
});
afterAll(() => site.close());

const rows = (table: string, { id }: { id: string }) => site.database.knex(table).where({ user_id: id });
const post = (path: string, json: unknown) => call(`${auth}/${path}`, { json });
const changeUser = ({ token }: Account, json: Record<string, unknown>) =>
  call(`${auth}/user`, { method: "PUT", json, token });
/** Moves the account to another address as an admin, which revokes links sent to the old mailbox. */
const move = ({ id }: { id: string }, email = newEmail()) =>
  site.server.services.users.change(commandLine, id, { email });
const confirm = ({ id }: { id: string }) =>
  site.database.knex("users").where({ id }).update({ email_confirmed_at: new Date() });
const codeOf = (reason: unknown) => (reason as DomainError).code;

const held = ({ id }: { id: string }) => holdRows(site.database.knex, "users", { id });

/** Sends this request and returns the link from its mail. */
async function mailedLink(email: string, path: string, extra: Record<string, unknown> = {}) {
  await post(path, { email, ...extra });
  return nextWithLink(email);
}

/** Stops at the provider's redirect back, in a session of this account or in none. */
async function beforeReturn(who: ReturnType<typeof person>, token?: string) {
  const visitor = site.visitor();
  const query = "provider=house&skip_http_redirect=true&redirect_to=/customer/profile";
  const begun = token
    ? await visitor.call(`/auth/v1/user/identities/authorize?${query}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
    : await site.authorize(visitor);
  const to = token ? ((await begun.json()) as { url: string }).url : locationOf(begun).href;
  site.provider.who = who;
  const back = await visitor.signInAt(to);
  return { visitor, goBack: () => visitor.call(back) };
}

describe("an account that its owner recovers", () => {
  test("is not connected to a provider by a session that has just ended", async () => {
    const squatter = await signUp(site.server.url);
    const mail = await mailedLink(squatter.email, "recover");
    const { goBack } = await beforeReturn(person(), squatter.token);
    const [taken, arrived] = await inTurn(
      await held(squatter),
      () => pressButton(site.server.url, mail),
      goBack,
    );
    expect(taken.status).toBe(200);
    expect(errorOf(locationOf(arrived))).toBe("session_not_found");
    expect(await rows("identities", squatter)).toEqual([]);
  });

  test("is not entered through a provider that has just been disconnected", async () => {
    const squatter = await signUp(site.server.url);
    const own = person();
    expect(errorOf(await site.connect(squatter.token, own))).toBeNull();
    await site.mailbox.next(squatter.email);
    const mail = await mailedLink(squatter.email, "recover");
    const { visitor, goBack } = await beforeReturn(own);
    const [taken, arrived] = await inTurn(
      await held(squatter),
      () => pressButton(site.server.url, mail),
      goBack,
    );
    expect(taken.status).toBe(200);
    expect(errorOf(locationOf(arrived))).toBe("identity_not_found");
    expect(await site.sessionOf(visitor)).toBeNull();
    expect(await rows("sessions", squatter)).toHaveLength(1);
  });

  test("does not get an address change back that the new password has ended", async () => {
    const account = await signUp(site.server.url);
    await confirm(account);
    const change = { email: newEmail(), current_password: PASSWORD };
    expect((await changeUser(account, change)).status).toBe(200);
    const [changed] = await inTurn(
      await holdRows(site.database.knex, "one_time_tokens", { user_id: account.id }),
      () => changeUser(account, { password: "the owner's own password", current_password: PASSWORD }),
      () => post("resend", { type: "email_change", email: account.email }),
    );
    expect(changed.status).toBe(200);
    expect(await rows("one_time_tokens", account)).toEqual([]);
  });

  test("is not changed by a proof from before the new password", async () => {
    const account = await signUp(site.server.url);
    const { services } = site.server;
    const caller = await services.auth.authenticate(account.token);
    const password = "the owner's own password";
    expect((await changeUser(account, { password, current_password: PASSWORD })).status).toBe(200);
    const begun = await Promise.allSettled([
      services.auth.changeUser(caller, { email: newEmail(), current_password: PASSWORD }),
      services.reauthentication.confirm(caller, { password: PASSWORD }),
      services.ownRemoval.remove(caller, { email: account.email, password: PASSWORD }),
    ]);
    expect(begun.map((each) => each.status === "rejected" && codeOf(each.reason))).toEqual([
      "conflict",
      "conflict",
      "conflict",
    ]);
  });
});

describe("an account that has moved to another mailbox", () => {
  test.each([
    ["recover", {}],
    ["otp", {}],
    ["resend", { type: "signup" }],
  ])("sends no link to the old one by %s", async (path, extra) => {
    const account = await signUp(site.server.url);
    const [, asked] = await inTurn(
      await held(account),
      () => move(account),
      () => post(path, { email: account.email, ...extra }),
    );
    expect(asked.status).toBe(200);
    expect(await rows("one_time_tokens", account)).toEqual([]);
  });

  test("cannot be signed in to with the old address and the password", async () => {
    const account = await signUp(site.server.url);
    const [, signedIn] = await inTurn(
      await held(account),
      () => move(account),
      () => post("token?grant_type=password", { email: account.email, password: PASSWORD }),
    );
    expect(signedIn.body["error_code"]).toBe("invalid_credentials");
  });

  test("cannot be opened by a link or a code for the old address", async () => {
    const account = await signUp(site.server.url);
    const mail = await mailedLink(account.email, "recover");
    await site.database.knex("users").where({ id: account.id }).update({ email: newEmail() });
    const { code: token } = mail;
    const typed = await post("verify", { type: "recovery", email: account.email, token });
    expect(typed.body["error_code"]).toBe("otp_expired");
    await site.database.knex("one_time_tokens").where({ user_id: account.id }).update({ used_at: null });
    expect((await pressButton(site.server.url, mail)).body["error_code"]).toBe("otp_expired");
    expect(await rows("sessions", account)).toHaveLength(1);
  });

  test("cannot be opened by a link that was sent before the account existed", async () => {
    const email = newEmail();
    const mail = await mailedLink(email, "otp");
    const account = await signUp(site.server.url, email);
    const [, opened] = await inTurn(
      await held(account),
      () => move(account),
      () => pressButton(site.server.url, mail),
    );
    expect(opened.body["error_code"]).toBe("otp_expired");
    expect(await rows("sessions", account)).toHaveLength(1);
  });

  test("is not confirmed by a sign-up with the old address", async () => {
    const account = await signUp(site.server.url);
    await site.database.repositories.settings.set({ require_email_verification: true });
    const [, signedUp] = await inTurn(
      await held(account),
      () => move(account),
      () => post("signup", { email: account.email, password: PASSWORD }),
    );
    await site.database.repositories.settings.set({ require_email_verification: false });
    expect(signedUp.status).toBe(200);
    expect(await rows("one_time_tokens", account)).toEqual([]);
    const entered = await pressButton(site.server.url, await nextWithLink(account.email));
    expect(entered.body["user"]).not.toMatchObject({ id: account.id });
  });

  test.each(["signup", "invite", "magiclink", "recovery"] as const)(
    "gets no link from an admin for the old address: %s",
    async (type) => {
      const made = await signUp(site.server.url);
      const account = { email: made.email, userMetadata: { team: "north" } };
      const link = () =>
        site.server.services.accountLinks.generate(commandLine, type, { account }).catch(codeOf);
      const [, answered] = await inTurn(await held(made), () => move(made), link);
      expect(answered).toBe("user_not_found");
      expect(await rows("one_time_tokens", made)).toEqual([]);
    },
  );

  const COMMANDS: [string, (email: string) => Promise<unknown>][] = [
    ["role", (email) => site.server.services.operatorAccounts.setRole(email, "admin")],
    ["password", (email) => site.server.services.operatorAccounts.resetPassword(email)],
  ];
  test.each(COMMANDS)("gets no %s from the command line for the old address", async (_what, change) => {
    const account = await signUp(site.server.url);
    const [, answered] = await inTurn(
      await held(account),
      () => move(account),
      () => change(account.email).catch(codeOf),
    );
    expect(answered).toBe("user_not_found");
  });
});

const nextWithLinkOf = async (email: string, pkce: Record<string, unknown>) => {
  await post("otp?redirect_to=https://app.example/", { email, ...pkce });
  return nextWithLink(email);
};
const nextWithLink = async (email: string) => {
  let mail = await site.mailbox.next(email);
  while (!mail.text?.includes("token_hash=")) mail = await site.mailbox.next(email);
  return mail;
};

test("a PKCE code cannot be exchanged after an identity of its account was removed", async () => {
  const { verifier, pkce } = newPkce();
  const account = await signUp(site.server.url);
  expect(errorOf(await site.connect(account.token, person()))).toBeNull();
  await confirm(account);
  const mail = await nextWithLinkOf(account.email, pkce);
  const { body } = await pressButton(site.server.url, mail);
  const auth_code = new URL(String(body["redirect_to"])).searchParams.get("code");
  const [identity] = await rows("identities", account).pluck<string[]>("id");
  const path = `${auth}/user/identities/${identity ?? ""}`;
  const gone = await call(path, { method: "DELETE", token: account.token });
  expect(gone.status).toBe(200);
  const exchanged = await post("token?grant_type=pkce", { auth_code, code_verifier: verifier });
  expect(exchanged.body["error_code"]).toBe("flow_state_not_found");
});

test("concurrent exchanges lock the user first, so that they do not deadlock", async () => {
  const { verifier, pkce } = newPkce();
  const account = await signUp(site.server.url);
  const { body } = await pressButton(
    site.server.url,
    await mailedLink(account.email, "otp?redirect_to=https://app.example/", pkce),
  );
  const auth_code = new URL(String(body["redirect_to"])).searchParams.get("code");
  const { code: token, ...mail } = await mailedLink(account.email, "recover");
  const { token_hash } = linkOf(mail);
  const { waiting, release } = await held(account);
  const begun = [
    post("token?grant_type=pkce", { auth_code, code_verifier: verifier }),
    post("verify", { type: "recovery", token_hash }),
    post("verify", { type: "recovery", email: account.email, token }),
  ];
  await waiting(3);
  const free = await Promise.all(
    ["auth_codes", "one_time_tokens"].map((table) => rows(table, account).forUpdate().skipLocked()),
  );
  expect(free.map(({ length }) => length)).toEqual([1, 2]);
  await release();
  const statuses = (await Promise.all(begun)).map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});
