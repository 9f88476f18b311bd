import {
  AuthApiError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
  GoTrueClient,
} from "@supabase/auth-js";
import type { Session } from "@supabase/auth-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "../../../../../adapters/db/pool/connect.ts";
import { createSettingsRepository } from "../../../../../adapters/db/repositories/site/settings-repository.ts";
import { newEmail, PASSWORD } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

/** The unmodified client, configured as in supabase-js. */
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A client with its own storage, and a list of the paths it called. */
function newClient() {
  const stored = new Map<string, string>();
  const visited: string[] = [];
  const client = new GoTrueClient({
    url: `${server.url}/auth/v1`,
    headers: { apikey: "anon", Authorization: "Bearer anon" },
    autoRefreshToken: false,
    persistSession: true,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    fetch: (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      visited.push(new URL(url).pathname);
      return fetch(input, init);
    },
  });
  return { client, visited };
}

async function signedUp(email = newEmail()) {
  const { client, visited } = newClient();
  const { data, error } = await client.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { client, visited, email, session: data.session as Session };
}

async function signedIn(email: string) {
  const { client } = newClient();
  const { data, error } = await client.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { client, session: data.session as Session };
}

test("sign-up returns a session and an unconfirmed account", async () => {
  const { client } = newClient();
  const email = newEmail();
  const { data, error } = await client.signUp({
    email: email.toUpperCase(),
    password: PASSWORD,
    options: { data: { first_name: "Ada", last_name: "Lovelace", full_name: "Ada Lovelace" } },
  });
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
  expect(data.user?.user_metadata).toMatchObject({ first_name: "Ada", full_name: "Ada Lovelace" });
  expect(data.user?.email_confirmed_at).toBeUndefined();
  expect(data.session?.expires_in).toBe(900);
  expect(data.session?.token_type).toBe("bearer");
});

test("a role in the data of a sign-up grants nothing and is kept as the app's own key", async () => {
  const { client } = newClient();
  const email = newEmail();
  const { data } = await client.signUp({
    email,
    password: PASSWORD,
    options: { data: { role: "admin", first_name: "Eve" } },
  });
  expect(data.user?.app_metadata["role"]).toBe("customer");
  expect(data.user?.user_metadata["role"]).toBe("admin");
  const { items } = await server.services.users.list({ offset: 0, limit: 1000 });
  expect(items.find((user) => user.email === email)?.role).toBe("customer");
});

test("a short password is refused with the reason", async () => {
  const { error } = await newClient().client.signUp({ email: newEmail(), password: "12345" });
  expect(error).toBeInstanceOf(AuthWeakPasswordError);
  expect((error as AuthWeakPasswordError).reasons).toEqual(["length"]);
  expect(error?.message).toBe("Password must be at least 6 characters long");
});

test("sign-up with a taken address is refused", async () => {
  const { email } = await signedUp();
  const { error } = await newClient().client.signUp({ email, password: PASSWORD });
  expect(error).toMatchObject({ status: 422, code: "user_already_exists" });
});

test("sign-in accepts the right password only and answers the same for an unknown address", async () => {
  const { email } = await signedUp();
  await signedIn(email);
  const wrong = await newClient().client.signInWithPassword({ email, password: "wrong password" });
  const unknown = await newClient().client.signInWithPassword({ email: newEmail(), password: PASSWORD });
  expect(wrong.error).toMatchObject({ status: 400, code: "invalid_credentials" });
  expect(unknown.error).toMatchObject({ status: 400, code: "invalid_credentials" });
  expect(unknown.error?.message).toBe(wrong.error?.message);
});

test("refreshing gives new tokens for the same session", async () => {
  const { client, session } = await signedUp();
  const { data, error } = await client.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  const before = await client.getClaims(session.access_token);
  const after = await client.getClaims(data.session?.access_token);
  expect(after.data?.claims.session_id).toBe(before.data?.claims.session_id);
});

test("two tabs that refresh at once both get the same new token", async () => {
  const { client, session } = await signedUp();
  const other = newClient().client;
  await other.setSession(session);
  const [first, second] = await Promise.all([client.refreshSession(), other.refreshSession()]);
  expect(first.error).toBeNull();
  expect(second.error).toBeNull();
  expect(second.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
  expect((await client.refreshSession()).error).toBeNull();
});

test("a refresh token that was replaced twice ends the session", async () => {
  const { client, session } = await signedUp();
  await client.refreshSession();
  const { data } = await client.refreshSession();
  const { error } = await newClient().client.refreshSession({ refresh_token: session.refresh_token });
  expect(error).toMatchObject({ status: 400, code: "refresh_token_already_used" });
  const live = await newClient().client.refreshSession({ refresh_token: data.session?.refresh_token ?? "" });
  expect(live.error).toMatchObject({ code: "refresh_token_not_found" });
  expect((await client.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
});

test("the user can be read and can change their own data", async () => {
  const { client, email } = await signedUp();
  expect((await client.getUser()).data.user?.email).toBe(email);
  const { data, error } = await client.updateUser({
    data: { first_name: "Grace", last_name: "Hopper", role: "admin" },
  });
  expect(error).toBeNull();
  expect(data.user?.user_metadata).toMatchObject({ first_name: "Grace", full_name: "Grace Hopper" });
  expect(data.user?.app_metadata["role"]).toBe("customer");
  expect((await client.getUser()).data.user?.user_metadata["full_name"]).toBe("Grace Hopper");
});

test("claims are verified with the public keys alone", async () => {
  const { client, visited, email } = await signedUp();
  const { data, error } = await client.getClaims();
  expect(error).toBeNull();
  expect(data?.header.alg).toBe("ES256");
  expect(data?.claims).toMatchObject({ email, aud: "authenticated", role: "authenticated", aal: "aal1" });
  // without a local check, the client would request the user; its instances share their keys
  expect(visited).not.toContain("/auth/v1/user");
});

test("signing out everywhere ends every session at once", async () => {
  const { client, email, session } = await signedUp();
  const other = await signedIn(email);
  expect((await client.signOut({ scope: "global" })).error).toBeNull();
  expect((await other.client.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
  const own = await newClient().client.getUser(session.access_token);
  expect(own.error).toBeInstanceOf(AuthSessionMissingError);
  const refreshed = await newClient().client.refreshSession({ refresh_token: other.session.refresh_token });
  expect(refreshed.error).toMatchObject({ code: "refresh_token_not_found" });
});

test("a change of address is refused if its session ended meanwhile", async () => {
  const { client, session } = await signedUp();
  const caller = await server.services.auth.authenticate(session.access_token);
  await client.signOut({ scope: "global" });
  const change = server.services.auth.changeUser(caller, { email: newEmail(), current_password: PASSWORD });
  await expect(change).rejects.toMatchObject({ code: "session_not_found" });
});

test("signing out locally keeps the other sessions", async () => {
  const { client, email, session } = await signedUp();
  const other = await signedIn(email);
  expect((await client.signOut({ scope: "local" })).error).toBeNull();
  expect((await newClient().client.getUser(session.access_token)).error).toBeInstanceOf(
    AuthSessionMissingError,
  );
  expect((await other.client.getUser()).data.user?.email).toBe(email);
});

test("signing out the others keeps this session", async () => {
  const { client, email } = await signedUp();
  const other = await signedIn(email);
  expect((await client.signOut({ scope: "others" })).error).toBeNull();
  expect((await client.getUser()).data.user?.email).toBe(email);
  expect((await other.client.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
});

test("a password can be changed without the current one if the setting allows it, as with GoTrue", async () => {
  const { client, email } = await signedUp();
  const knex = createPool({ connectionString: server.databaseUrl });
  const settings = createSettingsRepository(knex);
  const to = (password: string) => client.updateUser({ password });
  expect((await to("another password")).error).toMatchObject({ code: "current_password_required" });
  await settings.set({ require_current_password: false });
  const wrong = await client.updateUser({ password: "another password", current_password: "no" });
  expect(wrong.error).toMatchObject({ code: "current_password_invalid" });
  expect((await to("another password")).error).toBeNull();
  await settings.set({ require_current_password: true });
  await knex.destroy();
  expect(
    (await newClient().client.signInWithPassword({ email, password: "another password" })).error,
  ).toBeNull();
});

test("a password change needs the current one and ends the other sessions", async () => {
  const { client, email } = await signedUp();
  const other = await signedIn(email);
  const without = await client.updateUser({ password: "another password" });
  expect(without.error).toMatchObject({ code: "current_password_required" });
  const wrong = await client.updateUser({ password: "another password", current_password: "no" });
  expect(wrong.error).toBeInstanceOf(AuthApiError);
  expect(wrong.error).toMatchObject({ code: "current_password_invalid" });
  const same = await client.updateUser({ password: PASSWORD, current_password: PASSWORD });
  expect(same.error).toMatchObject({ status: 422, code: "same_password" });
  const right = await client.updateUser({ password: "another password", current_password: PASSWORD });
  expect(right.error).toBeNull();
  expect((await client.getUser()).error).toBeNull();
  expect((await other.client.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
  const signIn = await newClient().client.signInWithPassword({ email, password: "another password" });
  expect(signIn.error).toBeNull();
});
