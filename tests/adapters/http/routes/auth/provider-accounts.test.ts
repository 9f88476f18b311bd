import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { call, newEmail, PASSWORD, signUp } from "../../../../support/call.ts";
import { pressButton } from "../../../../support/mailed.ts";
import { ageSessions } from "../../../../support/accounts/old-sessions.ts";
import { oneTimeCode } from "../../../../support/accounts/one-time-code.ts";
import {
  errorOf,
  person,
  SITE,
  startOidcSite,
  type OidcSite,
} from "../../../../support/accounts/oidc-site.ts";
import type { Visitor } from "../../../../support/visitor.ts";

let site: OidcSite;
beforeAll(async () => {
  site = await startOidcSite();
});
afterAll(() => site.close());

const userOf = async (visitor: Visitor) => (await site.sessionOf(visitor))?.user ?? null;
const confirm = (id: string) => site.server.services.users.change(commandLine, id, { emailConfirmed: true });
/** Sets up other ways to keep access: a second factor and an API key. @returns the key */
async function keepWaysIn(token: string): Promise<string> {
  const base = site.server.url;
  const key = await call(`${base}/api/me/api_keys`, { json: { name: "mine" }, token });
  expect(key.status).toBe(201);
  const factor = await call(`${base}/auth/v1/factors`, { json: { factor_type: "totp" }, token });
  const path = `${base}/auth/v1/factors/${String(factor.body["id"])}`;
  const challenge = await call(`${path}/challenge`, { json: {}, token });
  const { secret } = factor.body["totp"] as { secret: string };
  const answer = { challenge_id: challenge.body["id"], code: oneTimeCode(secret) };
  expect((await call(`${path}/verify`, { json: answer, token })).status).toBe(200);
  return String(key.body["key"]);
}

/** The squatter's second factor admits no one, and keeps the owner out until an admin removes it. */
async function expectFactorAskedFor(token: string, userId: string): Promise<void> {
  const profile = `${site.server.url}/api/me/profile`;
  const refused = await call(profile, { token });
  expect([refused.status, refused.body["code"]]).toEqual([401, "insufficient_aal"]);
  const { factors } = site.server.services;
  const [factor] = await factors.list(userId);
  expect(factor?.status).toBe("verified");
  await factors.removeOf(commandLine, userId, factor?.id ?? "");
  expect((await call(profile, { token })).status).toBe(200);
}

describe("an existing account", () => {
  test("with the same confirmed address gets the provider as another way in, and its owner a mail", async () => {
    const account = await signUp(site.server.url);
    const { email } = account;
    await call(`${site.server.url}/auth/v1/resend`, { json: { type: "signup", email } });
    await pressButton(site.server.url, await site.mailbox.next(email));
    const user = await userOf((await site.comeFrom(person({ email: account.email }))).visitor);
    expect(user?.["id"]).toBe(account.id);
    expect(user?.["app_metadata"]).toMatchObject({ providers: ["email", "house"] });
    // the password still works
    const { status } = await call(`${site.server.url}/auth/v1/token?grant_type=password`, {
      json: { email: account.email, password: PASSWORD },
    });
    expect(status).toBe(200);
    expect((await site.mailbox.next(account.email)).text).toContain("with The House as well");
  });

  test("is not entered with an address that the provider has not verified", async () => {
    const account = await signUp(site.server.url);
    await confirm(account.id);
    for (const email_verified of [false, undefined]) {
      const { to, visitor } = await site.comeFrom(person({ email: account.email, email_verified }));
      expect(errorOf(to)).toBe("provider_email_needs_verification");
      expect(await userOf(visitor)).toBeNull();
    }
    const { body } = await call(`${site.server.url}/auth/v1/user`, { token: account.token });
    expect(body["identities"]).toHaveLength(1);
  });

  test("is not created for an unverified address either", async () => {
    const { to } = await site.comeFrom(person({ email_verified: false }));
    expect(errorOf(to)).toBe("provider_email_needs_verification");
  });

  test("made in advance for somebody else's address loses password, sessions, names and identities", async () => {
    const squatter = await signUp(site.server.url);
    await call(`${site.server.url}/auth/v1/user`, {
      method: "PUT",
      json: { data: { full_name: "Mallory", bio: "here first", avatar_url: "https://evil.example/a.png" } },
      token: squatter.token,
    });
    // the squatter connected a provider account before the address was confirmed
    const own = await site.connect(squatter.token, person({ email: newEmail() }));
    expect(errorOf(own)).toBeNull();
    const key = await keepWaysIn(squatter.token);

    const owner = await site.comeFrom(person({ email: squatter.email }));
    const user = await userOf(owner.visitor);
    expect(user).toMatchObject({
      id: squatter.id,
      user_metadata: { full_name: "Ada Lovelace", avatar_url: null },
      app_metadata: { providers: ["house"] },
    });
    expect(user?.["identities"]).toHaveLength(1);
    const byPassword = await call(`${site.server.url}/auth/v1/token?grant_type=password`, {
      json: { email: squatter.email, password: PASSWORD },
    });
    expect(byPassword.body["error_code"]).toBe("invalid_credentials");
    const bySession = await call(`${site.server.url}/auth/v1/user`, { token: squatter.token });
    expect(bySession.body["error_code"]).toBe("session_not_found");
    const byRefresh = await call(`${site.server.url}/auth/v1/token?grant_type=refresh_token`, {
      json: { refresh_token: squatter.refreshToken },
    });
    expect(byRefresh.status).toBe(400);
    expect((await call(`${site.server.url}/api/v1/me`, { token: key })).status).toBe(401);
    const token = (await site.sessionOf(owner.visitor))?.access_token ?? "";
    await expectFactorAskedFor(token, squatter.id);
  });

  test("made in advance also loses them when its owner comes by mail, and still asks for the second factor", async () => {
    const { server, mailbox } = site;
    const squatter = await signUp(server.url);
    const own = person();
    expect(errorOf(await site.connect(squatter.token, own))).toBeNull();
    await mailbox.next(squatter.email);
    // the first half of a change to the squatter's mailbox, authorized by the password
    const elsewhere = newEmail();
    await call(`${server.url}/auth/v1/user`, {
      method: "PUT",
      json: { email: elsewhere, current_password: PASSWORD },
      token: squatter.token,
    });
    const change = await mailbox.next(elsewhere);
    const key = await keepWaysIn(squatter.token);

    await call(`${server.url}/auth/v1/recover`, { json: { email: squatter.email } });
    let mail = await mailbox.next(squatter.email);
    // mails about the factor arrive first
    while (!mail.text?.includes("token_hash=")) mail = await mailbox.next(squatter.email);
    const entered = await pressButton(server.url, mail);
    expect(entered.body["user"]).toMatchObject({ id: squatter.id });

    expect((await userOf((await site.comeFrom(own)).visitor))?.["id"]).not.toBe(squatter.id);
    expect((await pressButton(server.url, change)).body["error_code"]).toBe("otp_expired");
    const after = await call(`${server.url}/auth/v1/user`, { token: String(entered.body["access_token"]) });
    expect(after.body).toMatchObject({ email: squatter.email, app_metadata: { providers: ["email"] } });
    expect(after.body).not.toMatchObject({ new_email: elsewhere });
    expect((await call(`${server.url}/api/v1/me`, { token: key })).status).toBe(401);
    await expectFactorAskedFor(String(entered.body["access_token"]), squatter.id);
  });

  test("made in advance for an address that is invited later admits only the invited person", async () => {
    const { server, mailbox } = site;
    const squatter = await signUp(server.url);
    const account = { email: squatter.email };
    await server.services.accountLinks.invite(commandLine, { account, redirectTo: `${SITE}/` });
    const entered = await pressButton(server.url, await mailbox.next(squatter.email));
    expect(entered.body["user"]).toMatchObject({ id: squatter.id });
    const byPassword = await call(`${server.url}/auth/v1/token?grant_type=password`, {
      json: { email: squatter.email, password: PASSWORD },
    });
    expect(byPassword.body["error_code"]).toBe("invalid_credentials");
    const bySession = await call(`${server.url}/auth/v1/user`, { token: squatter.token });
    expect(bySession.body["error_code"]).toBe("session_not_found");
    // continue as the invited user
    const password = "a lantern in the fog";
    const token = String(entered.body["access_token"]);
    const chosen = await call(`${server.url}/auth/v1/user`, { method: "PUT", json: { password }, token });
    expect(chosen.status).toBe(200);
  });

  test("of an admin with an unconfirmed address is not taken over", async () => {
    const account = await signUp(site.server.url);
    await site.server.services.operatorAccounts.setRole(account.email, "admin");
    const { to, visitor } = await site.comeFrom(person({ email: account.email }));
    expect(errorOf(to)).toBe("email_exists");
    expect(await userOf(visitor)).toBeNull();
  });

  test("that is suspended stays suspended", async () => {
    const who = person();
    const first = await userOf((await site.comeFrom(who)).visitor);
    await site.server.services.users.change(commandLine, String(first?.["id"]), {
      banSeconds: 3600,
    });
    const { to } = await site.comeFrom(who);
    expect(errorOf(to)).toBe("user_banned");
  });
});

test("while registration is closed, a provider creates no accounts but signs in existing ones", async () => {
  const who = person();
  await site.comeFrom(who);
  const { settings } = site.database.repositories;
  await settings.set({ enable_registration: false });
  try {
    expect(errorOf((await site.comeFrom(person())).to)).toBe("signup_disabled");
    expect(await userOf((await site.comeFrom(who)).visitor)).not.toBeNull();
  } finally {
    await settings.set({ enable_registration: true });
  }
});

const disconnect = (token: string, id: string) =>
  call(`${site.server.url}/auth/v1/user/identities/${id}`, { method: "DELETE", token });

const identitiesOf = async (token: string) => {
  const { body } = await call(`${site.server.url}/auth/v1/user`, { token });
  return body["identities"] as { provider: string; identity_id: string }[];
};

describe("connecting a provider manually", () => {
  test("adds an identity with any address, tells the owner and keeps the session", async () => {
    const account = await signUp(site.server.url);
    const who = person();
    const to = await site.connect(account.token, who);
    expect(to.href).toBe("https://codes.example/customer/profile");
    expect((await identitiesOf(account.token)).map(({ provider }) => provider)).toEqual(["email", "house"]);
    expect((await site.mailbox.next(account.email)).text).toContain("with The House as well");
    expect((await userOf((await site.comeFrom(who)).visitor))?.["id"]).toBe(account.id);
  });

  test("is refused for an identity of somebody else and does nothing for one's own", async () => {
    const who = person();
    await site.comeFrom(who);
    const account = await signUp(site.server.url);
    expect(errorOf(await site.connect(account.token, who))).toBe("identity_already_exists");
    const own = person();
    await site.connect(account.token, own);
    expect(errorOf(await site.connect(account.token, own))).toBeNull();
    expect(await identitiesOf(account.token)).toHaveLength(2);
  });

  test("fails after the requesting session has signed out", async () => {
    const account = await signUp(site.server.url);
    const visitor = site.visitor();
    const begun = await visitor.call(
      "/auth/v1/user/identities/authorize?provider=house&skip_http_redirect=true",
      { headers: { Authorization: `Bearer ${account.token}` } },
    );
    const { url } = (await begun.json()) as { url: string };
    site.provider.who = person();
    const back = await visitor.signInAt(url);
    await call(`${site.server.url}/auth/v1/logout`, { method: "POST", token: account.token });
    expect(errorOf(new URL((await visitor.call(back)).headers.get("Location") ?? ""))).toBe(
      "bad_oauth_state",
    );
  });

  test("fails in another browser, so that nobody can be tricked into connecting their account", async () => {
    const attacker = await signUp(site.server.url);
    const begun = await site
      .visitor()
      .call("/auth/v1/user/identities/authorize?provider=house&skip_http_redirect=true", {
        headers: { Authorization: `Bearer ${attacker.token}` },
      });
    const { url } = (await begun.json()) as { url: string };
    const victim = site.visitor();
    await site.authorize(victim);
    site.provider.who = person();
    const arrived = await victim.call(await victim.signInAt(url));
    expect(errorOf(new URL(arrived.headers.get("Location") ?? ""))).toBe("bad_oauth_state");
    expect(await identitiesOf(attacker.token)).toHaveLength(1);
  });

  test("requires a sign-in and a password chosen by the user", async () => {
    const path = "/auth/v1/user/identities/authorize?provider=house&skip_http_redirect=true";
    expect((await call(site.server.url + path)).status).toBe(401);
    const email = newEmail();
    const made = await site.server.services.operatorAccounts.create({
      email,
      role: "customer",
      password: null,
    });
    const { body } = await call(`${site.server.url}/auth/v1/token?grant_type=password`, {
      json: { email, password: made.oneTimePassword },
    });
    const token = String(body["access_token"]);
    expect((await call(site.server.url + path, { token })).body["error_code"]).toBe("forbidden");
  });

  test("requires a fresh session at every route, and works after the password is entered", async () => {
    const account = await signUp(site.server.url);
    const authorize = (headers: Record<string, string> = {}) =>
      call(
        `${site.server.url}/auth/v1/user/identities/authorize?${new URLSearchParams({
          provider: "house",
          skip_http_redirect: "true",
          code_challenge: "x".repeat(43),
          code_challenge_method: "s256",
        })}`,
        { token: account.token, headers },
      );
    await site.connect(account.token, person());
    const ids = (await identitiesOf(account.token)).map(({ identity_id }) => identity_id);
    await ageSessions(site.database.knex, account.id);
    for (const answer of [
      await authorize(),
      await authorize({ Origin: "https://app.example" }),
      ...(await Promise.all(ids.map((id) => disconnect(account.token, id)))),
    ]) {
      expect([answer.status, answer.body["error_code"]]).toEqual([400, "reauthentication_needed"]);
    }
    expect(await identitiesOf(account.token)).toHaveLength(2);
    expect((await identitiesOf(account.token)).map(({ provider }) => provider)).toEqual(["email", "house"]);
    const path = `${site.server.url}/api/me/reauthenticate`;
    await call(path, { json: { password: PASSWORD }, token: account.token });
    expect((await authorize()).status).toBe(200);
    expect((await disconnect(account.token, ids[1] ?? "")).status).toBe(200);
  });

  test("by a PKCE client begins a session that is no fresher than the one that asked", async () => {
    const account = await signUp(site.server.url);
    const verifier = "v".repeat(43);
    const visitor = site.visitor();
    const query = new URLSearchParams({
      provider: "house",
      skip_http_redirect: "true",
      redirect_to: "https://app.example/done",
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "s256",
    });
    const begun = await visitor.call(`/auth/v1/user/identities/authorize?${query}`, {
      headers: { Authorization: `Bearer ${account.token}` },
    });
    const { url } = (await begun.json()) as { url: string };
    await ageSessions(site.database.knex, account.id);
    site.provider.who = person();
    const arrived = await visitor.call(await visitor.signInAt(url));
    const code = new URL(arrived.headers.get("Location") ?? "").searchParams.get("code");
    const { status, body } = await call(`${site.server.url}/auth/v1/token?grant_type=pkce`, {
      json: { auth_code: code, code_verifier: verifier },
    });
    expect(status).toBe(200);
    const token = String(body["access_token"]);
    const { body: state } = await call(`${site.server.url}/api/me/reauthenticate`, { token });
    expect(state["fresh_until"]).toBeNull();
  });

  test("can be undone, but the last identity stays", async () => {
    const account = await signUp(site.server.url);
    await site.connect(account.token, person());
    const house = (await identitiesOf(account.token)).find(({ provider }) => provider === "house");
    const id = house?.identity_id ?? "";
    const stranger = await signUp(site.server.url);
    expect((await disconnect(stranger.token, id)).body["error_code"]).toBe("identity_not_found");
    expect((await disconnect(account.token, id)).status).toBe(200);
    expect((await disconnect(account.token, id)).body["error_code"]).toBe("identity_not_found");
    const last = await disconnect(account.token, account.id);
    expect([last.status, last.body["error_code"]]).toEqual([422, "single_identity_not_deletable"]);
  });

  test("allows removing the password, but of two concurrent removals one fails", async () => {
    for (let round = 0; round < 5; round += 1) {
      const account = await signUp(site.server.url);
      await site.connect(account.token, person());
      const ids = (await identitiesOf(account.token)).map(({ identity_id }) => identity_id);
      const answers = await Promise.all(ids.map((id) => disconnect(account.token, id)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
      expect(await identitiesOf(account.token)).toHaveLength(1);
    }
  });
});
