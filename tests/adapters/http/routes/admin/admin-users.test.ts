import { GoTrueClient } from "@supabase/auth-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { call, newEmail, PASSWORD, signUp, type Account } from "../../../../support/call.ts";
import { startMailbox, type Mailbox } from "../../../../support/mailbox.ts";
import { createTestDatabase, type TestDatabase } from "../../../../support/postgres.ts";
import { everyRoute } from "../../../../support/every-route.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

/** Account management through the unmodified client. */
let server: TestServer;
let database: TestDatabase;
let mailbox: Mailbox;
let admin: Account;
beforeAll(async () => {
  [database, mailbox] = await Promise.all([createTestDatabase(), startMailbox()]);
  await database.repositories.settings.set({ require_email_verification: false });
  server = await startServer({ DATABASE_URL: database.url, SMTP_URL: mailbox.url });
  admin = await newAdmin();
});
afterAll(async () => {
  await server.close();
  await database.close();
  await mailbox.close();
});

/** A signed-in admin, with the role in the token. */
async function newAdmin(): Promise<Account> {
  const account = await signUp(server.url);
  await server.services.operatorAccounts.setRole(account.email, "admin");
  const { body } = await signIn(account.email, PASSWORD);
  return { ...account, token: String(body["access_token"]), refreshToken: String(body["refresh_token"]) };
}

const clientOf = (token: string) =>
  new GoTrueClient({
    url: `${server.url}/auth/v1`,
    headers: { apikey: "anon", Authorization: `Bearer ${token}` },
    autoRefreshToken: false,
    persistSession: false,
  }).admin;
const asAdmin = () => clientOf(admin.token);

const signIn = (email: string, password: string) =>
  call(`${server.url}/auth/v1/token?grant_type=password`, { json: { email, password } });
const whoIs = (token: string) => call(`${server.url}/auth/v1/user`, { token });

const endpoints = () =>
  everyRoute(server)
    .filter(({ path }) => /^\/auth\/v1\/(?:admin\/|invite)/.test(path))
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+/g, admin.id) }));

describe("every admin route of auth/v1", () => {
  test("refuses visitors, customers and former admins", async () => {
    const customer = await signUp(server.url);
    const demoted = await newAdmin();
    await server.services.operatorAccounts.setRole(demoted.email, "customer");
    expect(endpoints().length).toBeGreaterThanOrEqual(9);
    for (const { path, method } of endpoints()) {
      const ask = async (token: string | undefined) => {
        const options = token === undefined ? { method } : { method, token };
        const { status, body } = await call(server.url + path, options);
        return [method, path, status, body["error_code"]];
      };
      expect(await ask(undefined)).toEqual([method, path, 401, "no_authorization"]);
      expect(await ask("not.a.token")).toEqual([method, path, 401, "no_authorization"]);
      expect(await ask(customer.token)).toEqual([method, path, 403, "not_admin"]);
      expect(await ask(demoted.token)).toEqual([method, path, 403, "not_admin"]);
    }
  });
});

describe("the list", () => {
  test("can be read page by page with the client", async () => {
    for (let count = 0; count < 3; count += 1) await signUp(server.url);
    const total = (await server.services.users.list({ offset: 0, limit: 1 })).total;
    const { data, error } = await asAdmin().listUsers({ page: 1, perPage: 2 });
    expect(error).toBeNull();
    expect(data).toMatchObject({ nextPage: 2, lastPage: Math.ceil(total / 2), total });
    expect(data.users).toHaveLength(2);
    const last = await asAdmin().listUsers({ page: Math.ceil(total / 2), perPage: 2 });
    expect(last.data).toMatchObject({ nextPage: null });
  });

  test("puts page first in its links", async () => {
    const { headers } = await call(`${server.url}/auth/v1/admin/users?per_page=1`, { token: admin.token });
    expect(headers.get("Link")).toMatch(
      /users\?page=2&per_page=1>; rel="next", <.+users\?page=\d+&per_page=1>; rel="last"$/,
    );
    expect(Number(headers.get("X-Total-Count"))).toBeGreaterThan(1);
  });
});

describe("an account created by an admin", () => {
  test("has a password that is valid for one sign-in and then must be replaced", async () => {
    const email = newEmail();
    const { data, error } = await asAdmin().createUser({
      email,
      password: "given by the admin",
      email_confirm: true,
      user_metadata: { first_name: "Grace", last_name: "Hopper" },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: "Grace Hopper" } });
    expect(data.user?.email_confirmed_at).toBeDefined();
    expect(data.user?.app_metadata).toMatchObject({ role: "customer", password_change_required: true });
    const first = await signIn(email, "given by the admin");
    expect(first.status).toBe(200);
    // the account can do nothing else until its owner chooses a password
    const token = String(first.body["access_token"]);
    expect((await call(`${server.url}/api/me/history`, { token })).status).toBe(403);
    expect((await signIn(email, "given by the admin")).body["error_code"]).toBe("invalid_credentials");
  });

  test("with a taken address or a password that is too short is refused", async () => {
    const taken = await asAdmin().createUser({ email: admin.email, password: "given by the admin" });
    expect(taken.error).toMatchObject({ status: 422, code: "email_exists" });
    const short = await asAdmin().createUser({ email: newEmail(), password: "12345" });
    expect(short.error).toMatchObject({ status: 422, code: "weak_password" });
  });

  test("ignores unknown and read-only fields of the body", async () => {
    const { body } = await call(`${server.url}/auth/v1/admin/users`, {
      json: {
        email: newEmail(),
        id: admin.id,
        role: "admin",
        banned_until: "2999-01-01T00:00:00Z",
        created_at: "2000-01-01T00:00:00Z",
        email_confirmed_at: "2000-01-01T00:00:00Z",
        password_hash: "x",
        user_metadata: { role: "admin" },
      },
      token: admin.token,
    });
    expect(body["id"]).not.toBe(admin.id);
    expect(body["app_metadata"]).toMatchObject({ role: "customer" });
    expect(body).not.toHaveProperty("banned_until");
    expect(body).not.toHaveProperty("email_confirmed_at");
    expect(String(body["created_at"])).not.toContain("2000");
  });
});

describe("an account", () => {
  test("is found by its id, and malformed ids give a 404", async () => {
    const { data } = await asAdmin().getUserById(admin.id);
    expect(data.user?.email).toBe(admin.email);
    for (const id of ["0193a0b0-0000-7000-8000-000000000001", "42", "'; DROP TABLE users --"]) {
      for (const method of ["GET", "PUT", "DELETE"]) {
        const { status, body } = await call(`${server.url}/auth/v1/admin/users/${encodeURIComponent(id)}`, {
          method,
          token: admin.token,
        });
        expect([id, method, status, body["error_code"]]).toEqual([id, method, 404, "user_not_found"]);
      }
    }
  });

  test("that is suspended is refused from its next request until it is let in again", async () => {
    const account = await signUp(server.url);
    const banned = await asAdmin().updateUserById(account.id, { ban_duration: "24h" });
    expect(Date.parse(banned.data.user?.banned_until ?? "")).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect((await whoIs(account.token)).status).toBe(403);
    expect((await signIn(account.email, PASSWORD)).body["error_code"]).toBe("user_banned");
    const free = await asAdmin().updateUserById(account.id, { ban_duration: "none" });
    expect(free.data.user?.banned_until).toBeUndefined();
    expect((await signIn(account.email, PASSWORD)).status).toBe(200);
  });

  test("becomes an admin only by app_metadata, and not by the user's own request", async () => {
    const account = await signUp(server.url);
    await call(`${server.url}/auth/v1/user`, {
      method: "PUT",
      json: { data: { role: "admin" }, app_metadata: { role: "admin" }, role: "admin" },
      token: account.token,
    });
    expect((await asAdmin().getUserById(account.id)).data.user?.app_metadata["role"]).toBe("customer");
    await asAdmin().updateUserById(account.id, { role: "admin" });
    expect((await asAdmin().getUserById(account.id)).data.user?.app_metadata["role"]).toBe("customer");
    await asAdmin().updateUserById(account.id, { app_metadata: { role: "admin" } });
    expect((await clientOf(account.token).listUsers()).error).toBeNull();
    await asAdmin().updateUserById(account.id, { app_metadata: { role: "customer" } });
    expect((await clientOf(account.token).listUsers()).error).toMatchObject({ code: "not_admin" });
  });

  test("is signed out when an admin sets its password, and its owner is told and must choose a new one", async () => {
    const account = await signUp(server.url);
    const { error } = await asAdmin().updateUserById(account.id, { password: "chosen by the admin" });
    expect(error).toBeNull();
    expect((await whoIs(account.token)).body["error_code"]).toBe("session_not_found");
    expect((await mailbox.next(account.email)).subject).toMatch(/password/i);
    const { status, body } = await signIn(account.email, "chosen by the admin");
    expect(status).toBe(200);
    expect(body["user"]).toMatchObject({ app_metadata: { password_change_required: true } });
  });

  test("tells the old mailbox when an admin changes the address", async () => {
    const account = await signUp(server.url);
    const email = newEmail();
    const { data } = await asAdmin().updateUserById(account.id, { email, email_confirm: true });
    expect(data.user?.email).toBe(email);
    expect((await mailbox.next(account.email)).text).toContain(email);
    const taken = await asAdmin().updateUserById(account.id, { email: admin.email });
    expect(taken.error).toMatchObject({ code: "email_exists" });
  });

  test("is deleted with everything its owner had, and the owner gets a mail", async () => {
    const account = await signUp(server.url);
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    const { images } = server.services;
    const keys = ["avatars/avatar", "qr-logos/qr-logo", "general/general"].map(
      (start) => `${start}-${account.id}-1-abc.png`,
    );
    for (const key of keys) await images.put(key, png, "image/png");
    const { error } = await asAdmin().deleteUser(account.id, true);
    expect(error).toBeNull();
    expect((await whoIs(account.token)).status).toBe(403);
    expect((await signIn(account.email, PASSWORD)).body["error_code"]).toBe("invalid_credentials");
    for (const key of keys) expect(await images.find(key)).toBeNull();
    const rows = await database.knex("users").where({ id: account.id }).count<{ count: string }[]>();
    expect(rows[0]?.count).toBe("0");
    const mail = await mailbox.next(account.email);
    expect(mail.subject).toMatch(/deleted/i);
    // the operator deleted it, so the mail has no warning for the owner
    expect(mail.text).toMatch(/The operator of .+ has deleted your account/);
    expect(mail.text).not.toContain("If this was not you");
  });
});

/** A site with these admins and no others. */
async function siteWith<T>(
  admins: number,
  work: (url: string, them: Account[], other: TestServer) => Promise<T>,
) {
  const other = await startServer();
  try {
    const them = [];
    for (let count = 0; count < admins; count += 1) {
      const account = await signUp(other.url);
      await other.services.operatorAccounts.setRole(account.email, "admin");
      them.push(account);
    }
    return await work(other.url, them, other);
  } finally {
    await other.close();
  }
}

const change = (url: string, by: Account, id: string, json: unknown) =>
  call(`${url}/auth/v1/admin/users/${id}`, { method: "PUT", json, token: by.token });

const remove = (url: string, by: Account, id: string) =>
  call(`${url}/auth/v1/admin/users/${id}`, { method: "DELETE", token: by.token });

describe("the last admin", () => {
  test("cannot be demoted, suspended or deleted", async () => {
    await siteWith(1, async (url, [only], other) => {
      if (!only) throw new Error("no admin");
      const answers = [
        await change(url, only, only.id, { app_metadata: { role: "customer" } }),
        await change(url, only, only.id, { ban_duration: "1h" }),
        await remove(url, only, only.id),
      ];
      for (const { status, body } of answers) expect([status, body["error_code"]]).toEqual([409, "conflict"]);
      await expect(other.services.accountRemoval.deleteAccount(commandLine, only.id)).rejects.toMatchObject({
        code: "conflict",
      });
      expect((await call(`${url}/auth/v1/admin/users`, { token: only.token })).status).toBe(200);
    });
  });

  test("can delete the account after all if there is another one, with a confirmation in the body", async () => {
    await siteWith(2, async (url, [one]) => {
      if (!one) throw new Error("no admin");
      const path = `${url}/auth/v1/admin/users/${one.id}`;
      const removeSelf = (json: unknown) => call(path, { method: "DELETE", json, token: one.token });
      expect((await removeSelf({ should_soft_delete: false })).body["error_code"]).toBe(
        "confirmation_needed",
      );
      expect(await removeSelf({ confirm_self: true })).toMatchObject({ status: 200, body: {} });
    });
  });

  test.each([
    ["demote", { app_metadata: { role: "customer" } }],
    ["suspend", { ban_duration: "1h" }],
    ["delete", null],
  ])("is left when two admins %s each other at once", async (_what, json) => {
    await siteWith(2, async (url, [one, other], running) => {
      if (!one || !other) throw new Error("no admins");
      const act = (by: Account, on: Account) =>
        json === null ? remove(url, by, on.id) : change(url, by, on.id, json);
      const answers = await Promise.all([act(one, other), act(other, one)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { items } = await running.services.users.list({ offset: 0, limit: 10 });
      const active = items.filter(({ role, bannedUntil }) => role === "admin" && bannedUntil === null);
      expect(active).toHaveLength(1);
    });
  });
});

describe("a link created by an admin", () => {
  test("invites a user and works once", async () => {
    const email = newEmail();
    const { data, error } = await asAdmin().inviteUserByEmail(email, { data: { full_name: "Ada" } });
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const { link } = await mailbox.next(email);
    const token_hash = new URLSearchParams(new URL(link).hash.slice(1)).get("token_hash");
    const verify = () => call(`${server.url}/auth/v1/verify`, { json: { type: "invite", token_hash } });
    expect((await verify()).body["user"]).toMatchObject({ email, user_metadata: { full_name: "Ada" } });
    expect((await verify()).status).toBe(403);
    const again = await asAdmin().inviteUserByEmail(email);
    expect(again.error).toMatchObject({ status: 422, code: "email_exists" });
  });

  test("for an existing account is mailed to its owner as well", async () => {
    const account = await signUp(server.url);
    for (const type of ["recovery", "magiclink"] as const) {
      const { data, error } = await asAdmin().generateLink({ type, email: account.email });
      expect(error).toBeNull();
      expect(data.properties).toMatchObject({ verification_type: type });
      expect(data.properties?.email_otp).toMatch(/^\d{6}$/);
      let mail = await mailbox.next(account.email);
      // the first confirmation of the mailbox also sends a mail
      while (!mail.link.includes("token_hash=")) mail = await mailbox.next(account.email);
      expect(mail.link).toBe(data.properties?.action_link);
      const { status } = await call(`${server.url}/auth/v1/verify`, {
        json: { type, token_hash: data.properties?.hashed_token },
      });
      expect(status).toBe(200);
    }
  });

  test.each(["signup", "invite"] as const)(
    "for an unconfirmed account in use is mailed to its owner as well: %s",
    async (type) => {
      const account = await signUp(server.url);
      expect((await whoIs(account.token)).body["email_confirmed_at"]).toBeUndefined();
      const { data, error } = await asAdmin().generateLink({
        type,
        email: account.email,
        password: PASSWORD,
      });
      expect(error).toBeNull();
      const mail = await mailbox.next(account.email);
      expect([mail.link, mail.code]).toEqual([data.properties?.action_link, data.properties?.email_otp]);
    },
  );

  test("for a new account is not mailed, so that the admin can hand it over", async () => {
    const email = newEmail();
    const { data } = await asAdmin().generateLink({ type: "signup", email, password: PASSWORD });
    // mails are sent in order, so this mail arrives first
    await asAdmin().generateLink({ type: "recovery", email });
    expect((await mailbox.next(email)).link).not.toBe(data.properties?.action_link);
  });

  test("is refused for an unknown address", async () => {
    const { error } = await asAdmin().generateLink({ type: "recovery", email: newEmail() });
    expect(error).toMatchObject({ status: 404, code: "user_not_found" });
  });
});

test("admins can list and remove a user's factors", async () => {
  const account = await signUp(server.url);
  const enrolled = await call(`${server.url}/auth/v1/factors`, {
    json: { factor_type: "totp", friendly_name: "phone" },
    token: account.token,
  });
  const id = String(enrolled.body["id"]);
  const listed = await asAdmin().mfa.listFactors({ userId: account.id });
  expect(listed.data?.factors.map((factor) => factor.id)).toEqual([id]);
  expect(JSON.stringify(listed.data)).not.toContain("secret");
  const { data, error } = await asAdmin().mfa.deleteFactor({ userId: account.id, id });
  expect(error).toBeNull();
  expect(JSON.stringify(data)).toContain(id);
  expect((await asAdmin().mfa.listFactors({ userId: account.id })).data?.factors).toEqual([]);
});
