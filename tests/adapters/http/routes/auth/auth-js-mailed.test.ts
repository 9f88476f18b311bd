import { AuthWeakPasswordError, GoTrueClient } from "@supabase/auth-js";
import type { Session } from "@supabase/auth-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newEmail, PASSWORD } from "../../../../support/call.ts";
import { linkOf, pressButton } from "../../../../support/mailed.ts";
import { startMailbox, type Mailbox } from "../../../../support/mailbox.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

/** The unmodified client with mails from a real mail server. */
const APP = "https://app.example";
let mailbox: Mailbox;
let server: TestServer;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer({
    SMTP_URL: mailbox.url,
    SITE_URL: "https://codes.example",
    REDIRECT_ALLOW: APP,
  });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

function newClient(flowType: "implicit" | "pkce" = "implicit") {
  const stored = new Map<string, string>();
  return new GoTrueClient({
    url: `${server.url}/auth/v1`,
    headers: { apikey: "anon", Authorization: "Bearer anon" },
    autoRefreshToken: false,
    persistSession: true,
    flowType,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
}

async function confirmed(email = newEmail()) {
  const client = newClient();
  const { error } = await client.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  const { token_hash } = linkOf(await mailbox.next(email));
  const verified = await client.verifyOtp({ token_hash, type: "signup" });
  expect(verified.error).toBeNull();
  return { client, email, session: verified.data.session as Session };
}

/** The fragment values that the page of another site gets after the button was pressed. */
async function sentOn(mail: Parameters<typeof pressButton>[1]) {
  const { body } = await pressButton(server.url, mail);
  const address = new URL(String(body["redirect_to"]));
  return { address, query: address.searchParams, fragment: new URLSearchParams(address.hash.slice(1)) };
}

describe("sign-up", () => {
  test("gives no session and allows no sign-in before the mailed link is opened", async () => {
    const email = newEmail();
    const client = newClient();
    const { data, error } = await client.signUp({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, app_metadata: { role: "customer" } });
    expect(data.user?.identities).toHaveLength(1);

    const tooSoon = await client.signInWithPassword({ email, password: PASSWORD });
    expect(tooSoon.error).toMatchObject({ status: 400, code: "email_not_confirmed" });
    const wrong = await client.signInWithPassword({ email, password: "not the password" });
    expect(wrong.error).toMatchObject({ code: "invalid_credentials" });

    const { token_hash, page } = linkOf(await mailbox.next(email));
    expect(page).toBe("https://codes.example/auth/confirm");
    const verified = await client.verifyOtp({ token_hash, type: "email" });
    expect(verified.data.session?.user.id).toBe(data.user?.id);
    expect(verified.data.user?.email_confirmed_at).toBeDefined();
    expect((await newClient().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  test("answers the same for a new and for a known address", async () => {
    const { email: known } = await confirmed();
    const waiting = newEmail();
    await newClient().signUp({ email: waiting, password: PASSWORD });
    const answers = [];
    for (const email of [newEmail(), known, waiting]) {
      const options = { data: { first_name: "Ada", plan: "pro" } };
      const { data, error } = await newClient().signUp({ email, password: PASSWORD, options });
      expect(error).toBeNull();
      const { user } = data;
      // for apps, an empty list would mean that the address is taken
      expect(user?.identities).toMatchObject([{ provider: "email", id: user?.id, identity_data: { email } }]);
      const text = JSON.stringify(data)
        .replaceAll(email, "EMAIL")
        .replaceAll(user?.id ?? "", "ID")
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME");
      answers.push(text);
    }
    expect(new Set(answers).size).toBe(1);
  });

  test("can be confirmed with the six-digit code as well", async () => {
    const email = newEmail();
    await newClient().signUp({ email, password: PASSWORD });
    const { code } = await mailbox.next(email);
    const { data, error } = await newClient().verifyOtp({ email, token: code, type: "signup" });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
  });

  test("sends the confirmation again on request, which invalidates the previous one", async () => {
    const email = newEmail();
    const client = newClient();
    await client.signUp({ email, password: PASSWORD });
    const first = linkOf(await mailbox.next(email));
    expect((await client.resend({ type: "signup", email })).error).toBeNull();
    const second = linkOf(await mailbox.next(email));
    const old = await client.verifyOtp({ token_hash: first.token_hash, type: "signup" });
    expect(old.error).toMatchObject({ status: 403, code: "otp_expired" });
    expect((await client.verifyOtp({ token_hash: second.token_hash, type: "signup" })).error).toBeNull();
  });

  test("with PKCE ends with a code at the client's own address", async () => {
    const email = newEmail();
    const client = newClient("pkce");
    const redirectTo = `${APP}/welcome`;
    await client.signUp({ email, password: PASSWORD, options: { emailRedirectTo: redirectTo } });
    const { address, query } = await sentOn(await mailbox.next(email));
    expect(address.href).toMatch(/^https:\/\/app\.example\/welcome\?code=/);
    const { data, error } = await client.exchangeCodeForSession(query.get("code") ?? "");
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
  });

  test("refuses common passwords with a reason", async () => {
    const { error } = await newClient().signUp({ email: newEmail(), password: "password123456" });
    expect(error).toBeInstanceOf(AuthWeakPasswordError);
    expect((error as AuthWeakPasswordError).reasons).toEqual(["pwned"]);
  });
});

describe("a lost password", () => {
  test("is replaced through a link, with the session in the fragment of another site", async () => {
    const { email } = await confirmed();
    const client = newClient();
    expect((await client.resetPasswordForEmail(email, { redirectTo: `${APP}/reset` })).error).toBeNull();
    const { address, fragment } = await sentOn(await mailbox.next(email));
    expect(address.pathname).toBe("/reset");
    expect(fragment.get("type")).toBe("recovery");
    const { error } = await client.setSession({
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    });
    expect(error).toBeNull();
    expect((await client.updateUser({ password: "a lantern in the fog" })).error).toBeNull();
    const old = await newClient().signInWithPassword({ email, password: PASSWORD });
    expect(old.error).toMatchObject({ code: "invalid_credentials" });
    const signedIn = await newClient().signInWithPassword({ email, password: "a lantern in the fog" });
    expect(signedIn.error).toBeNull();
  });

  test("is replaced through a link with PKCE, and the client gets a PASSWORD_RECOVERY event", async () => {
    const { email } = await confirmed();
    const client = newClient("pkce");
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    await client.resetPasswordForEmail(email, { redirectTo: `${APP}/reset` });
    const { query } = await sentOn(await mailbox.next(email));
    const { error } = await client.exchangeCodeForSession(query.get("code") ?? "");
    expect(error).toBeNull();
    expect(events).toContain("PASSWORD_RECOVERY");
    expect((await client.updateUser({ password: "a lantern in the fog" })).error).toBeNull();
  });

  test("is replaced through a code, and another change then needs the current password", async () => {
    const { email } = await confirmed();
    const client = newClient();
    await client.resetPasswordForEmail(email);
    const { code } = await mailbox.next(email);
    expect((await client.verifyOtp({ email, token: code, type: "recovery" })).error).toBeNull();
    expect((await client.updateUser({ password: "a lantern in the fog" })).error).toBeNull();
    const again = await client.updateUser({ password: "another lantern in it" });
    expect(again.error).toMatchObject({ code: "current_password_required" });
  });
});

describe("a sign-in by mail", () => {
  test("works with a link and with a code", async () => {
    const { email } = await confirmed();
    const client = newClient();
    expect((await client.signInWithOtp({ email })).error).toBeNull();
    const { token_hash } = linkOf(await mailbox.next(email));
    expect((await client.verifyOtp({ token_hash, type: "magiclink" })).error).toBeNull();
    const { data } = await client.getClaims();
    expect(data?.claims.amr).toMatchObject([{ method: "magiclink" }]);

    await client.signInWithOtp({ email });
    const { code } = await mailbox.next(email);
    expect((await newClient().verifyOtp({ email, token: code, type: "email" })).error).toBeNull();
  });

  test("creates an account with its metadata for a new address once the link is used", async () => {
    const email = newEmail();
    const client = newClient();
    await client.signInWithOtp({ email, options: { data: { first_name: "Ada", role: "admin" } } });
    const mail = await mailbox.next(email);
    const { items } = await server.services.users.list({ offset: 0, limit: 1000 });
    expect(items.map((user) => user.email)).not.toContain(email);
    const { token_hash } = linkOf(mail);
    const { data, error } = await client.verifyOtp({ token_hash, type: "magiclink" });
    expect(error).toBeNull();
    expect(data.user?.user_metadata["first_name"]).toBe("Ada");
    expect(data.user?.app_metadata["role"]).toBe("customer");
  });
});

describe("a signed-in user", () => {
  test("changes the address after both mailboxes have confirmed, and the old one gets a mail", async () => {
    const { client, email } = await confirmed();
    const wanted = newEmail();
    const { data, error } = await client.updateUser({ email: wanted });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: wanted });

    const toNew = linkOf(await mailbox.next(wanted));
    const first = await client.verifyOtp({ token_hash: toNew.token_hash, type: "email_change" });
    expect(first.error).toBeNull();
    expect(first.data.session).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe(email);

    const toOld = linkOf(await mailbox.next(email));
    const second = await client.verifyOtp({ token_hash: toOld.token_hash, type: "email_change" });
    expect(second.data.user?.email).toBe(wanted);
    expect((await mailbox.next(email)).text).toContain(wanted);
    expect((await newClient().signInWithPassword({ email: wanted, password: PASSWORD })).error).toBeNull();
  });

  test("changes the password with a mailed code instead of the current one", async () => {
    const { client, email } = await confirmed();
    expect((await client.reauthenticate()).error).toBeNull();
    const { code: nonce } = await mailbox.next(email);
    const wrong = nonce === "000000" ? "000001" : "000000";
    const refused = await client.updateUser({ password: "a lantern in the fog", nonce: wrong });
    expect(refused.error).toMatchObject({ status: 422, code: "reauthentication_not_valid" });
    expect((await client.updateUser({ password: "a lantern in the fog", nonce })).error).toBeNull();
  });

  test("can refresh the session and sign out everywhere", async () => {
    const { client, email } = await confirmed();
    const other = newClient();
    await other.signInWithPassword({ email, password: PASSWORD });
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.signOut()).error).toBeNull();
    expect((await other.getUser()).error).not.toBeNull();
  });
});
