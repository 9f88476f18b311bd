import { afterAll, beforeAll, expect, test } from "vitest";
import { call, newEmail, PASSWORD, signUp, type Account, type Answer } from "../../../../support/call.ts";
import { linkOf, newPkce, pressButton } from "../../../../support/mailed.ts";
import { person, startOidcSite, type OidcSite } from "../../../../support/accounts/oidc-site.ts";
import { oneTimeCode } from "../../../../support/accounts/one-time-code.ts";
import { locationOf } from "../../../../support/visitor.ts";

/**
 * Uses everything that is valid once fifty times at the same instant, on a real database: exactly one use
 * succeeds.
 */
const AT_ONCE = 50;
let site: OidcSite;
let auth: string;
beforeAll(async () => {
  site = await startOidcSite();
  await site.database.repositories.settings.set({ require_email_verification: false });
  auth = `${site.server.url}/auth/v1`;
});
afterAll(() => site.close());

const fifty = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)));
/** Counts each status. */
function tally(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
const post = (path: string, json: unknown, token?: string) =>
  call(`${auth}/${path}`, { json, ...(token === undefined ? {} : { token }) });
const changeUser = (token: string, changes: Record<string, unknown>) =>
  call(`${auth}/user`, { method: "PUT", json: changes, token });
const sessionsOf = ({ id }: { id: string }) => site.database.knex("sessions").where({ user_id: id });

/** Signs up and triggers this kind of mail. @returns the account and the mail */
async function mailed(path: string, body: Record<string, unknown> = {}) {
  const account = await signUp(site.server.url);
  await post(path, { email: account.email, ...body });
  const mail = await site.mailbox.next(account.email);
  return { account, mail, ...linkOf(mail) };
}

test("fifty concurrent uses of a mailed link: one succeeds", async () => {
  const { token_hash } = await mailed("recover");
  const answers = await fifty(() => post("verify", { type: "recovery", token_hash }));
  expect(tally(answers)).toEqual({ 200: 1, 403: AT_ONCE - 1 });
});

test("fifty concurrent uses of a mailed code: one succeeds", async () => {
  const { account, mail } = await mailed("otp");
  const answers = await fifty(() =>
    post("verify", { type: "email", email: account.email, token: mail.code }),
  );
  expect(tally(answers)).toEqual({ 200: 1, 403: AT_ONCE - 1 });
});

test("fifty concurrent uses of a link that creates an account: one succeeds", async () => {
  const email = newEmail();
  await post("otp", { email });
  const { token_hash } = linkOf(await site.mailbox.next(email));
  const answers = await fifty(() => post("verify", { type: "magiclink", token_hash }));
  expect(tally(answers)).toEqual({ 200: 1, 403: AT_ONCE - 1 });
  expect(await site.database.knex("users").where({ email })).toHaveLength(1);
});

test("fifty concurrent uses of the two links of an address change: each works once", async () => {
  const account = await signUp(site.server.url);
  await site.database.knex("users").where({ id: account.id }).update({ email_confirmed_at: new Date() });
  const email = newEmail();
  expect((await changeUser(account.token, { email })).status).toBe(200);
  const hashes = [
    linkOf(await site.mailbox.next(account.email)).token_hash,
    linkOf(await site.mailbox.next(email)).token_hash,
  ];
  const answers = await fifty((index) =>
    post("verify", { type: "email_change", token_hash: hashes[index % 2] }),
  );
  expect(tally(answers)).toEqual({ 200: 2, 403: AT_ONCE - 2 });
  const [user] = await site.database.knex("users").where({ id: account.id });
  expect(user.email).toBe(email);
});

test("fifty concurrent uses of an invitation: one succeeds", async () => {
  const { user, oneTimePassword: _none } = await site.server.services.operatorAccounts.create({
    email: newEmail(),
    role: "admin",
    password: PASSWORD,
  });
  const signedIn = await post("token?grant_type=password", { email: user.email, password: PASSWORD });
  const email = newEmail();
  expect((await post("invite", { email }, String(signedIn.body["access_token"]))).status).toBe(200);
  const { token_hash } = linkOf(await site.mailbox.next(email));
  const answers = await fifty(() => post("verify", { type: "invite", token_hash }));
  expect(tally(answers)).toEqual({ 200: 1, 403: AT_ONCE - 1 });
});

test("fifty concurrent exchanges of a PKCE code: one succeeds", async () => {
  const { verifier, pkce } = newPkce();
  const { mail } = await mailed("otp?redirect_to=https://app.example/", pkce);
  const { body } = await pressButton(site.server.url, mail);
  const auth_code = new URL(String(body["redirect_to"])).searchParams.get("code");
  const answers = await fifty(() => post("token?grant_type=pkce", { auth_code, code_verifier: verifier }));
  expect(tally(answers)).toEqual({ 200: 1, 404: AT_ONCE - 1 });
});

test("fifty concurrent refreshes with one token: all get the same new token", async () => {
  const account = await signUp(site.server.url);
  const answers = await fifty(() =>
    post("token?grant_type=refresh_token", { refresh_token: account.refreshToken }),
  );
  expect(tally(answers)).toEqual({ 200: AT_ONCE });
  expect(new Set(answers.map(({ body }) => body["refresh_token"])).size).toBe(1);
  const [session] = await sessionsOf(account);
  const tokens = await site.database.knex("refresh_tokens").where({ session_id: session.id });
  expect(tokens).toHaveLength(2);
});

test("fifty concurrent returns with one provider's answer: one signs in", async () => {
  const visitor = site.visitor();
  const begun = await site.authorize(visitor);
  const who = person();
  site.provider.who = who;
  const back = await visitor.signInAt(locationOf(begun).href);
  const arrived = await fifty(() => visitor.call(back));
  const reached = arrived.filter((response) => !locationOf(response).href.includes("bad_oauth_state"));
  expect(reached).toHaveLength(1);
  const [user] = await site.database.knex("users").where({ email: who["email"] });
  expect(await sessionsOf(user)).toHaveLength(1);
});

test("fifty concurrent sign-ins with a one-time password: one succeeds", async () => {
  const { user, oneTimePassword: password } = await site.server.services.operatorAccounts.create({
    email: newEmail(),
    role: "customer",
    password: null,
  });
  const answers = await fifty(() => post("token?grant_type=password", { email: user.email, password }));
  expect(tally(answers)).toEqual({ 200: 1, 400: AT_ONCE - 1 });
});

/** An account with a factor that was verified in this session. */
async function withFactor(): Promise<{ account: Account; secret: string; factor: string; token: string }> {
  const account = await signUp(site.server.url);
  const { body } = await post("factors", { factor_type: "totp" }, account.token);
  const { secret } = body["totp"] as { secret: string };
  const factor = String(body["id"]);
  const challenge = await post(`factors/${factor}/challenge`, {}, account.token);
  const raised = await post(
    `factors/${factor}/verify`,
    { challenge_id: challenge.body["id"], code: oneTimeCode(secret) },
    account.token,
  );
  return { account, secret, factor, token: String(raised.body["access_token"]) };
}
const signIn = async ({ email }: Account) =>
  String((await post("token?grant_type=password", { email, password: PASSWORD })).body["access_token"]);

test("fifty concurrent uses of a second-factor code in separate challenges: one succeeds", async () => {
  const { account, secret, factor } = await withFactor();
  const token = await signIn(account);
  const challenges = await fifty(() => post(`factors/${factor}/challenge`, {}, token));
  const code = oneTimeCode(secret, 1);
  const answers = await fifty((index) =>
    post(`factors/${factor}/verify`, { challenge_id: challenges[index]?.body["id"], code }, token),
  );
  expect(tally(answers)).toEqual({ 200: 1, 422: AT_ONCE - 1 });
});

test("fifty concurrent uses of a recovery code: one succeeds", async () => {
  const { account, token } = await withFactor();
  const { body } = await post("factors/recovery-codes", {}, token);
  const [code] = body["codes"] as string[];
  const other = await signIn(account);
  const answers = await fifty(() => post("factors/recovery-codes/verify", { code }, other));
  expect(tally(answers)).toEqual({ 200: 1, 422: AT_ONCE - 1 });
});

test("fifty concurrent password changes with one reauthentication code: one succeeds", async () => {
  const account = await signUp(site.server.url);
  await site.database.knex("users").where({ id: account.id }).update({ email_confirmed_at: new Date() });
  await call(`${auth}/reauthenticate`, { token: account.token });
  const { code: nonce } = await site.mailbox.next(account.email);
  const answers = await fifty((index) =>
    changeUser(account.token, { password: `a lantern ${index} in fog`, nonce }),
  );
  expect(tally(answers)).toEqual({ 200: 1, 422: AT_ONCE - 1 });
});

test("fifty concurrent password changes after a recovery link: one succeeds", async () => {
  const { token_hash } = await mailed("recover");
  const { body } = await post("verify", { type: "recovery", token_hash });
  const answers = await fifty((index) =>
    changeUser(String(body["access_token"]), { password: `a lantern ${index} in fog` }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

test("fifty concurrent password changes with the current password: one succeeds", async () => {
  const account = await signUp(site.server.url);
  const answers = await fifty((index) =>
    changeUser(account.token, { password: `a lantern ${index} in fog`, current_password: PASSWORD }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});
