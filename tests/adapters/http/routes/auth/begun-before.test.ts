import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { call, newEmail, PASSWORD, signUp, type Account } from "../../../../support/call.ts";
import { oneTimeCode } from "../../../../support/accounts/one-time-code.ts";
import { errorOf, person, startOidcSite, type OidcSite } from "../../../../support/accounts/oidc-site.ts";
import { linkOf, newPkce, pressButton } from "../../../../support/mailed.ts";
import { locationOf } from "../../../../support/visitor.ts";

/** Flows that someone with the password begins, and finishes after the owner has secured the account. */
let site: OidcSite;
let auth: string;
let owner: Account;
let attacker: string;
beforeAll(async () => {
  site = await startOidcSite();
  auth = `${site.server.url}/auth/v1`;
});
afterAll(() => site.close());
beforeEach(async () => {
  owner = await signUp(site.server.url);
  await site.database.knex("users").where({ id: owner.id }).update({ email_confirmed_at: new Date() });
  attacker = await signIn();
});

const post = (path: string, json: unknown, token?: string) =>
  call(`${auth}/${path}`, { json, ...(token !== undefined && { token }) });
const signIn = async () => {
  const { body } = await post("token?grant_type=password", { email: owner.email, password: PASSWORD });
  return String(body["access_token"]);
};
const putUser = (token: string, json: Record<string, unknown>) =>
  call(`${auth}/user`, { method: "PUT", json, token });
const errorCode = ({ body }: { body: Record<string, unknown> }) => body["error_code"];
const addressNow = async () =>
  (await site.database.knex<{ id: string; email: string }>("users").where({ id: owner.id }).first())?.email;

/** Begins an email change, which needs the password and a confirmation from the new mailbox. */
async function beginChange() {
  const email = newEmail();
  expect((await putUser(attacker, { email, current_password: PASSWORD })).status).toBe(200);
  return { email, mail: await site.mailbox.next(email) };
}

interface Begun {
  finish: () => Promise<unknown>;
  /** The result of `finish` if the flow is still valid. */
  done: unknown;
  refused: unknown;
}
const BEGIN: Record<string, () => Promise<Begun>> = {
  "a change of the address by its link": async () => {
    const { email, mail } = await beginChange();
    const finish = async () => {
      const opened = await pressButton(site.server.url, mail);
      return [errorCode(opened), await addressNow()];
    };
    return { finish, done: [undefined, email], refused: ["otp_expired", owner.email] };
  },
  "a change of the address by its code": async () => {
    const { email, mail } = await beginChange();
    const finish = async () => {
      const typed = await post("verify", { type: "email_change", email, token: mail.code });
      return [errorCode(typed), await addressNow()];
    };
    return { finish, done: [undefined, email], refused: ["otp_expired", owner.email] };
  },
  "a change of the address that the old mailbox has agreed to": async () => {
    const email = newEmail();
    expect((await putUser(attacker, { email })).status).toBe(200);
    const { token_hash } = linkOf(await site.mailbox.next(owner.email));
    expect((await post("verify", { type: "email_change", token_hash })).status).toBe(200);
    const mail = await site.mailbox.next(email);
    const finish = async () => {
      const opened = await pressButton(site.server.url, mail);
      return [errorCode(opened), await addressNow()];
    };
    return { finish, done: [undefined, email], refused: ["otp_expired", owner.email] };
  },
  "a change of the address whose mail is sent once more": async () => {
    const { email } = await beginChange();
    const finish = async () => {
      await post("resend", { type: "email_change", email: owner.email });
      await expect.poll(async () => (await queued()).length).toBe(0);
      return site.mailbox.waiting().some(({ recipients }) => recipients.includes(email));
    };
    return { finish, done: true, refused: false };
  },
  "a code that stands for the password": async () => {
    await call(`${auth}/reauthenticate`, { token: attacker });
    const { code } = await site.mailbox.next(owner.email);
    const finish = () =>
      site.database.repositories.oneTimeTokens.findOfUser(owner.id, "reauthentication").then((token) => {
        expect(code).toMatch(/^\d{6}$/);
        return token !== null;
      });
    return { finish, done: true, refused: false };
  },
  "the exchange of a code of PKCE": async () => {
    const { verifier, pkce } = newPkce();
    const to = encodeURIComponent("https://app.example/");
    await post(`otp?redirect_to=${to}`, { email: owner.email, ...pkce });
    const { body } = await pressButton(site.server.url, await nextLink());
    const auth_code = new URL(String(body["redirect_to"])).searchParams.get("code");
    const finish = async () =>
      errorCode(await post("token?grant_type=pkce", { auth_code, code_verifier: verifier }));
    return { finish, done: undefined, refused: "flow_state_not_found" };
  },
  "the connection of an account at a provider": async () => {
    const visitor = site.visitor();
    const query = "provider=house&skip_http_redirect=true&redirect_to=/customer/profile";
    const begun = await visitor.call(`/auth/v1/user/identities/authorize?${query}`, {
      headers: { Authorization: `Bearer ${attacker}` },
    });
    site.provider.who = person();
    const back = await visitor.signInAt(((await begun.json()) as { url: string }).url);
    const finish = async () => errorOf(locationOf(await visitor.call(back)));
    return { finish, done: null, refused: "bad_oauth_state" };
  },
};
const queued = () => site.database.knex("jobs").where({ queue: "mail" });
async function nextLink() {
  let mail = await site.mailbox.next(owner.email);
  while (!mail.text?.includes("token_hash=")) mail = await site.mailbox.next(owner.email);
  return mail;
}

const addFactor = async () => {
  const enrolled = await post("factors", { factor_type: "totp" }, owner.token);
  const { secret } = enrolled.body["totp"] as { secret: string };
  const factor = `factors/${String(enrolled.body["id"])}`;
  const challenge = await post(`${factor}/challenge`, {}, owner.token);
  const answer = { challenge_id: challenge.body["id"], code: oneTimeCode(secret) };
  expect((await post(`${factor}/verify`, answer, owner.token)).status).toBe(200);
};
const unlinkProvider = async () => {
  expect(errorOf(await site.connect(owner.token, person()))).toBeNull();
  const { body } = await call(`${auth}/user`, { token: owner.token });
  const identities = body["identities"] as { identity_id: string; provider: string }[];
  const id = identities.find(({ provider }) => provider === "house")?.identity_id ?? "";
  const gone = await call(`${auth}/user/identities/${id}`, { method: "DELETE", token: owner.token });
  expect(gone.status).toBe(200);
};
const endSessions = (path: string, method = "DELETE") =>
  call(site.server.url + path, { method, token: owner.token });
const attackersSession = async () => (await site.server.services.auth.authenticate(attacker)).session.id;

const SAFER: Record<string, () => Promise<unknown>> = {
  "sets up the first second factor": addFactor,
  "ends all other sessions": () => endSessions("/api/me/sessions"),
  "ends that session": async () => endSessions(`/api/me/sessions/${await attackersSession()}`),
  "signs the others out through auth/v1": () => endSessions("/auth/v1/logout?scope=others", "POST"),
  "signs out everywhere": () => endSessions("/auth/v1/logout?scope=global", "POST"),
  "signs out everywhere by the refresh token alone": () =>
    site.server.services.auth.signOutByRefreshToken(owner.refreshToken, "global"),
  "changes the password": () =>
    putUser(owner.token, { password: "the owner's new one", current_password: PASSWORD }),
  "disconnects a provider": unlinkProvider,
};

describe.each(Object.entries(BEGIN))("%s", (_what, begin) => {
  test("is completed if nobody ends it", async () => {
    const { finish, done } = await begin();
    expect(await finish()).toEqual(done);
  });

  test.each(Object.entries(SAFER))("is refused after the owner %s", async (_how, makeSafer) => {
    const { finish, refused } = await begin();
    await makeSafer();
    expect(errorCode(await call(`${auth}/user`, { token: attacker }))).toBe("session_not_found");
    expect(await finish()).toEqual(refused);
  });

  test("is refused after an admin suspended the account and let it in again", async () => {
    const { finish, refused } = await begin();
    const { users } = site.server.services;
    await users.change(commandLine, owner.id, { banSeconds: 3600 });
    await users.change(commandLine, owner.id, { banSeconds: 0 });
    expect(await finish()).toEqual(refused);
  });
});

test("a suspended account cannot move to another address through a link for an app", async () => {
  const { pkce } = newPkce();
  const email = newEmail();
  const to = encodeURIComponent("https://app.example/");
  const begun = await call(`${auth}/user?redirect_to=${to}`, {
    method: "PUT",
    json: { email, current_password: PASSWORD, ...pkce },
    token: attacker,
  });
  expect(begun.status).toBe(200);
  const mail = await site.mailbox.next(email);
  await site.database
    .knex("users")
    .where({ id: owner.id })
    .update({ banned_until: new Date(Date.now() + 3_600_000) });
  const { body } = await pressButton(site.server.url, mail);
  expect(errorOf(new URL(String(body["redirect_to"])))).toBe("user_banned");
  expect(await addressNow()).toBe(owner.email);
});

describe("the following stays valid:", () => {
  test("an address change whose session signs out only itself", async () => {
    const { mail, email } = await beginChange();
    await call(`${auth}/logout?scope=local`, { method: "POST", token: attacker });
    await pressButton(site.server.url, mail);
    expect(await addressNow()).toBe(email);
  });

  test("a link in the owner's mailbox when other sessions end", async () => {
    await post("recover", { email: owner.email });
    const mail = await nextLink();
    await endSessions("/api/me/sessions");
    expect((await pressButton(site.server.url, mail)).status).toBe(200);
  });

  test("the owner's sessions when an ended session tries to end them", async () => {
    const caller = await site.server.services.auth.authenticate(attacker);
    await endSessions("/api/me/sessions");
    const { auth: sessions, ownSessions } = site.server.services;
    const { session: other } = await sessions.authenticate(owner.token);
    const late = [
      sessions.signOut(caller, "others"),
      sessions.signOut(caller, "global"),
      ownSessions.endAllOthers(caller),
      ownSessions.end(caller, other.id),
    ];
    for (const outcome of await Promise.allSettled(late)) {
      expect(outcome).toMatchObject({ status: "rejected", reason: { code: "session_not_found" } });
    }
    expect((await call(`${auth}/user`, { token: owner.token })).status).toBe(200);
  });
});

test("a session that began with a provider's account ends when the provider is disconnected", async () => {
  const own = person({ email: owner.email });
  expect(errorOf(await site.connect(owner.token, own))).toBeNull();
  const { visitor } = await site.comeFrom(own);
  const session = await site.sessionOf(visitor);
  expect(session?.user["id"]).toBe(owner.id);
  const { body } = await call(`${auth}/user`, { token: owner.token });
  const identities = body["identities"] as { identity_id: string; provider: string }[];
  const id = identities.find(({ provider }) => provider === "house")?.identity_id ?? "";
  await call(`${auth}/user/identities/${id}`, { method: "DELETE", token: owner.token });
  expect(errorCode(await call(`${auth}/user`, { token: session?.access_token ?? "" }))).toBe(
    "session_not_found",
  );
});

test("a PKCE code from the previous mailbox of an account cannot be exchanged", async () => {
  const begun = await BEGIN["the exchange of a code of PKCE"]!();
  await site.server.services.users.change(commandLine, owner.id, { email: newEmail(), emailConfirmed: true });
  expect(await begun.finish()).toBe(begun.refused);
});
