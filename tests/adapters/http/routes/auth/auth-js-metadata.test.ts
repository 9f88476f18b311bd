import { GoTrueClient, type User } from "@supabase/auth-js";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, newEmail, PASSWORD, signUp } from "../../../../support/call.ts";
import { linkOf } from "../../../../support/mailed.ts";
import { startMailbox, type Mailbox } from "../../../../support/mailbox.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

/** User metadata through the unmodified client, with and without a mail server. */
let mailbox: Mailbox;
const servers: Record<"smtp" | "outbox", TestServer | undefined> = { smtp: undefined, outbox: undefined };
beforeAll(async () => {
  mailbox = await startMailbox();
  servers.smtp = await startServer({ SMTP_URL: mailbox.url });
  servers.outbox = await startServer();
});
afterAll(async () => {
  await servers.smtp?.close();
  await servers.outbox?.close();
  await mailbox.close();
});
const MAILS = ["smtp", "outbox"] as const;
type Mails = (typeof MAILS)[number];

function serverOf(mails: Mails): TestServer {
  const server = servers[mails];
  if (!server) throw new Error("the server did not start");
  return server;
}

function newClient(mails: Mails, token?: string) {
  const stored = new Map<string, string>();
  return new GoTrueClient({
    url: `${serverOf(mails).url}/auth/v1`,
    headers: { apikey: "anon", Authorization: `Bearer ${token ?? "anon"}` },
    autoRefreshToken: false,
    persistSession: token === undefined,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
}

/** A client that has signed up with this data and signed in, by the mailed link if there is one. */
async function signedIn(mails: Mails, data: Record<string, unknown> = {}, email = newEmail()) {
  const client = newClient(mails);
  const { error } = await client.signUp({ email, password: PASSWORD, options: { data } });
  expect(error).toBeNull();
  if (mails === "smtp") {
    const { token_hash } = linkOf(await mailbox.next(email));
    await client.verifyOtp({ token_hash, type: "signup" });
  }
  const { user } = (await client.getUser()).data;
  if (!user) throw new Error("nobody is signed in");
  return { client, email, user };
}

async function admin(mails: Mails) {
  const { operatorAccounts } = serverOf(mails).services;
  const { user } = await operatorAccounts.create({ email: newEmail(), role: "admin", password: PASSWORD });
  const { data } = await newClient(mails).signInWithPassword({ email: user.email, password: PASSWORD });
  return newClient(mails, data.session?.access_token ?? "").admin;
}

describe.each(MAILS)("with %s", (mails) => {
  test("an app's keys are stored at sign-up and merged by updateUser, and null removes one", async () => {
    const { client, email, user } = await signedIn(mails, {
      first_name: "Ada",
      display_name: "ada!",
      prefs: { columns: [1, 2], nothing: null },
      theme: "blue",
      role: "admin",
    });
    expect(user.user_metadata).toEqual({
      first_name: "Ada",
      last_name: "",
      full_name: "Ada",
      avatar_url: null,
      display_name: "ada!",
      prefs: { columns: [1, 2], nothing: null },
      theme: "blue",
      role: "admin",
    });
    expect(user.app_metadata).toMatchObject({ role: "customer" });
    const { data, error } = await client.updateUser({
      data: { plan: "pro", prefs: { columns: [] }, display_name: null, last_name: "Byron" },
    });
    expect(error).toBeNull();
    const expected = {
      full_name: "Ada Byron",
      last_name: "Byron",
      plan: "pro",
      prefs: { columns: [] },
      theme: "blue",
    };
    expect(data.user?.user_metadata).toMatchObject(expected);
    expect(data.user?.user_metadata).not.toHaveProperty("display_name");
    const again = await newClient(mails).signInWithPassword({ email, password: PASSWORD });
    expect(again.data.user?.user_metadata).toEqual(data.user?.user_metadata);
  });

  test("a role in user metadata grants nothing, and users cannot set app_metadata", async () => {
    const { client } = await signedIn(mails, { role: "admin", app_metadata: { role: "admin" } });
    const changes = { data: { role: "admin" }, app_metadata: { role: "admin", tenant: 1 } };
    const { data } = await client.updateUser(changes);
    expect(data.user?.app_metadata).toEqual({ provider: "email", providers: ["email"], role: "customer" });
    const { session } = (await client.getSession()).data;
    const { status } = await call(`${serverOf(mails).url}/api/admin/users`, {
      token: session?.access_token ?? "",
    });
    expect(status).toBe(403);
  });

  test("keys of the profile change the profile, and are read back from it", async () => {
    const { client } = await signedIn(mails, {
      theme: "dark",
      language: "de",
      timezone: "America/New_York",
      bio: ["odd"],
    });
    const { session } = (await client.getSession()).data;
    const profile = `${serverOf(mails).url}/api/me/profile`;
    const token = session?.access_token ?? "";
    expect((await call(profile, { token })).body).toMatchObject({
      theme: "dark",
      language: "de",
      timezone: "America/New_York",
      bio: null,
    });
    await call(profile, { method: "PUT", json: { theme: "light", bio: "Bees" }, token });
    const { user } = (await client.getUser()).data;
    expect(user?.user_metadata).toMatchObject({ theme: "light", language: "de" });
    expect(user?.user_metadata).not.toHaveProperty("bio");
  });

  test("the access token stays small whatever is stored", async () => {
    const { client } = await signedIn(mails);
    const small = (await client.refreshSession()).data.session?.access_token ?? "";
    expect((await client.updateUser({ data: { much: "x".repeat(16_000) } })).error).toBeNull();
    const { session, user } = (await client.refreshSession()).data;
    expect(user?.user_metadata["much"]).toHaveLength(16_000);
    expect(session?.access_token.length).toBeLessThan(small.length + 100);
    const claims = (await client.getClaims()).data?.claims;
    expect(claims?.user_metadata).not.toHaveProperty("much");
    expect((await client.getUser()).error).toBeNull();
  });

  test("16,384 bytes are accepted and one more is refused, at sign-up, in a change and in a link", async () => {
    const fits = { a: "x".repeat(16_384 - '{"a":""}'.length) };
    const more = { a: `${fits.a}x` };
    const { client } = await signedIn(mails, fits);
    const tooMuch = { status: 400, code: "validation_failed", message: expect.stringContaining("16385") };
    const changed = await client.updateUser({
      data: more,
      password: "another long password",
      current_password: PASSWORD,
    });
    expect(changed.error).toMatchObject(tooMuch);
    expect((await client.getUser()).data.user?.user_metadata["a"]).toBe(fits.a);
    // the refused change had no effect
    expect(
      (await client.updateUser({ password: "a third one", current_password: PASSWORD })).error,
    ).toBeNull();
    const email = newEmail();
    const refused = await newClient(mails).signUp({ email, password: PASSWORD, options: { data: more } });
    expect(refused.error).toMatchObject(tooMuch);
    expect((await newClient(mails).signInWithOtp({ email, options: { data: more } })).error).toMatchObject(
      tooMuch,
    );
    const admins = await admin(mails);
    for (const given of [{ user_metadata: more }, { app_metadata: more }]) {
      expect((await admins.createUser({ email, ...given })).error).toMatchObject(tooMuch);
    }
    expect((await admins.inviteUserByEmail(email, { data: more })).error).toMatchObject(tooMuch);
  });

  test.each([
    ["1,000 levels", `{"a":${"[".repeat(999)}${"]".repeat(999)}}`, 200],
    ["1,001 levels", `{"a":${"[".repeat(1000)}${"]".repeat(1000)}}`, 400],
    ["__proto__", '{"a":{"__proto__":{"role":"admin"}}}', 400],
    ["NUL", '{"a":"\\u0000"}', 400],
    ["NUL in a key", '{"\\u0000":1}', 400],
    ["a lone surrogate", '{"a":"\\ud800"}', 400],
    ["a list", "[1]", 400],
    [
      "keys of Object.prototype",
      '{"constructor":{"prototype":{"x":1}},"toString":1,"hasOwnProperty":[]}',
      200,
    ],
    ["large and small numbers", '{"a":[1e308,5e-324,9007199254740993]}', 200],
  ])("%s is stored or refused with a message", async (_what, json, status) => {
    const { client } = await signedIn(mails);
    const { session } = (await client.getSession()).data;
    const answer = await call(`${serverOf(mails).url}/auth/v1/user`, {
      method: "PUT",
      raw: `{"data":${json}}`,
      headers: { "Content-Type": "application/json" },
      token: session?.access_token ?? "",
    });
    expect([answer.status, answer.body["error_code"]]).toEqual([
      status,
      status === 200 ? undefined : "validation_failed",
    ]);
    const { user_metadata = {} } = (await client.getUser()).data.user ?? {};
    const wanted = status === 200 ? (JSON.parse(json) as object) : {};
    const {
      first_name: _first,
      last_name: _last,
      full_name: _full,
      avatar_url: _avatar,
      ...kept
    } = user_metadata;
    expect(kept).toEqual(wanted);
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });

  test("fifty concurrent changes lose no key", async () => {
    const { client, user } = await signedIn(mails);
    const { session } = (await client.getSession()).data;
    const keys = Array.from({ length: 50 }, (_, index) => `key ${index}`);
    const answers = await Promise.all(
      keys.map((key) =>
        call(`${serverOf(mails).url}/auth/v1/user`, {
          method: "PUT",
          json: { data: { [key]: user.id } },
          token: session?.access_token ?? "",
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 200));
    const { user_metadata } = (await client.getUser()).data.user as User;
    expect(Object.keys(user_metadata)).toEqual(expect.arrayContaining(keys));
  });

  test("a sign-in by mail creates the account with its metadata", async () => {
    const email = newEmail();
    const client = newClient(mails);
    const data = { first_name: "Ada", plan: "pro", theme: "blue" };
    expect((await client.signInWithOtp({ email, options: { data } })).error).toBeNull();
    if (mails === "outbox") return;
    const { token_hash } = linkOf(await mailbox.next(email));
    const verified = await client.verifyOtp({ token_hash, type: "magiclink" });
    expect(verified.data.user?.user_metadata).toMatchObject({ ...data, full_name: "Ada" });
  });

  test("admins can set both kinds of metadata, except for the keys reserved by this product", async () => {
    const admins = await admin(mails);
    const made = await admins.createUser({
      email: newEmail(),
      password: PASSWORD,
      user_metadata: { first_name: "Ada", plan: "pro" },
      app_metadata: { tenant: 7, provider: "made up", providers: [] },
    });
    expect(made.error).toBeNull();
    expect(made.data.user?.user_metadata).toMatchObject({ first_name: "Ada", plan: "pro" });
    expect(made.data.user?.app_metadata).toMatchObject({
      tenant: 7,
      provider: "email",
      providers: ["email"],
      role: "customer",
    });
    const id = made.data.user?.id ?? "";
    // as programs do: read, add a key and write back
    const changed = await admins.updateUserById(id, {
      user_metadata: { plan: null, seats: 2 },
      app_metadata: { ...made.data.user?.app_metadata, beta: true },
    });
    expect(changed.error).toBeNull();
    expect(changed.data.user?.user_metadata).toMatchObject({ first_name: "Ada", seats: 2 });
    expect(changed.data.user?.user_metadata).not.toHaveProperty("plan");
    expect(changed.data.user?.app_metadata).toEqual({
      tenant: 7,
      beta: true,
      provider: "email",
      providers: ["email"],
      role: "customer",
      password_change_required: true,
    });
    const odd = await admins.updateUserById(id, { app_metadata: { role: "editor" } });
    expect(odd.error).toMatchObject({ status: 400, message: expect.stringContaining("customer or admin") });
    const { data } = await admins.listUsers({ page: 1, perPage: 1000 });
    expect(data.users.find((user) => user.id === id)?.app_metadata).toMatchObject({ tenant: 7, beta: true });
  });

  test("invitations and links carry metadata, also to an account that is still waiting", async () => {
    const admins = await admin(mails);
    const email = newEmail();
    const invited = await admins.inviteUserByEmail(email, { data: { team: "red" } });
    expect(invited.data.user?.user_metadata).toMatchObject({ team: "red" });
    const linked = await admins.generateLink({
      type: "signup",
      email,
      password: PASSWORD,
      options: { data: { seat: 4 } },
    });
    expect(linked.data.user?.user_metadata).toMatchObject({ team: "red", seat: 4 });
  });
});

test("an export includes metadata, and an import fills in missing keys only", async () => {
  const { client } = await signedIn("outbox", { plan: "pro", theme: "blue" });
  const api = async (token: string, path: string, init: RequestInit = {}) => {
    const response = await fetch(`${serverOf("outbox").url}/api/me/${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };
  const { session } = (await client.getSession()).data;
  const archive = await api(session?.access_token ?? "", "export");
  const profile = JSON.parse(strFromU8(unzipSync(archive)["profile.json"] ?? new Uint8Array())) as object;
  expect(profile).toMatchObject({ user_metadata: { plan: "pro", theme: "blue" }, app_metadata: {} });

  const other = await signUp(serverOf("outbox").url);
  await call(`${serverOf("outbox").url}/auth/v1/user`, {
    method: "PUT",
    json: { data: { plan: "free" } },
    token: other.token,
  });
  const form = new FormData();
  form.set("file", new Blob([archive]), "export.zip");
  const report = JSON.parse(
    strFromU8(await api(other.token, "import", { method: "POST", body: form })),
  ) as object;
  expect(report).toMatchObject({ profile: ["user_metadata"] });
  const { body } = await call(`${serverOf("outbox").url}/auth/v1/user`, { token: other.token });
  expect(body["user_metadata"]).toMatchObject({ plan: "free", theme: "blue" });
});
