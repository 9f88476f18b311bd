import { GoTrueClient } from "@supabase/auth-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { call, newEmail, PASSWORD, signUp, type Account } from "../../../../support/call.ts";
import { readPictureIndependently } from "../../../../support/codes/independent-decoder.ts";
import { oneTimeCode } from "../../../../support/accounts/one-time-code.ts";
import { createTestDatabase } from "../../../../support/postgres.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const auth = (path: string) => `${server.url}/auth/v1${path}`;

/** The unmodified client, configured as in supabase-js. */
function newClient() {
  const stored = new Map<string, string>();
  return new GoTrueClient({
    url: auth(""),
    headers: { apikey: "anon", Authorization: "Bearer anon" },
    autoRefreshToken: false,
    persistSession: true,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
}

async function signedUpClient() {
  const client = newClient();
  const email = newEmail();
  const { error } = await client.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { client, email };
}

/**
 * A client whose account has a verified factor. The code of the current step is used; that of the next one is
 * valid, even if the step ends in the meantime.
 */
async function clientWithFactor() {
  const { client, email } = await signedUpClient();
  const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  if (!data) throw new Error("the factor was not made");
  const { id, totp } = data;
  const verified = await client.mfa.challengeAndVerify({ factorId: id, code: oneTimeCode(totp.secret) });
  expect(verified.error).toBeNull();
  return { client, email, id, secret: totp.secret };
}

describe("the auth/v1 client", () => {
  test("enrolls a factor and gets a QR code with its address", async () => {
    const { client, email } = await signedUpClient();
    const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    expect(error).toBeNull();
    if (!data) return;
    expect(data).toMatchObject({ type: "totp", friendly_name: "Phone" });
    const [prefix, svg = ""] = data.totp.qr_code.split(/,(.*)/s);
    expect(prefix).toBe("data:image/svg+xml;utf-8");
    // a # would start the fragment of the data URL
    expect(svg).not.toContain("#");
    expect(await readPictureIndependently(Buffer.from(svg))).toEqual([data.totp.uri]);
    const uri = new URL(data.totp.uri);
    expect(decodeURIComponent(uri.pathname)).toBe(`/Quietzone:${email}`);
    expect(uri.searchParams.get("secret")).toBe(data.totp.secret);
    const before = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(before.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
  });

  test("answers a challenge and keeps a new aal2 session", async () => {
    const { client } = await signedUpClient();
    const { data: enrolled } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    const { id, totp } = enrolled as NonNullable<typeof enrolled>;
    const before = (await client.getSession()).data.session;
    const challenge = await client.mfa.challenge({ factorId: id });
    expect(challenge.data).toMatchObject({ type: "totp" });
    const lifetime = (challenge.data?.expires_at ?? 0) - Date.now() / 1000;
    expect(lifetime).toBeGreaterThan(290);
    const wrong = await client.mfa.verify({
      factorId: id,
      challengeId: challenge.data?.id ?? "",
      code: "123",
    });
    expect(wrong.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
    const verified = await client.mfa.verify({
      factorId: id,
      challengeId: challenge.data?.id ?? "",
      code: oneTimeCode(totp.secret),
    });
    expect(verified.error).toBeNull();
    const session = (await client.getSession()).data.session;
    expect(session?.access_token).toBe(verified.data?.access_token);
    expect(session?.refresh_token).not.toBe(before?.refresh_token);
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({
      currentLevel: "aal2",
      nextLevel: "aal2",
      currentAuthenticationMethods: [{ method: "totp" }, { method: "password" }],
    });
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.getClaims()).data?.claims.aal).toBe("aal2");
  });

  test("lists unverified factors only among all factors", async () => {
    const { client, id } = await clientWithFactor();
    await client.mfa.enroll({ factorType: "totp", friendlyName: "Tablet" });
    const { data } = await client.mfa.listFactors();
    expect(data?.totp).toMatchObject([
      { id, friendly_name: "Phone", status: "verified", factor_type: "totp" },
    ]);
    expect(data?.all).toHaveLength(2);
    expect(JSON.stringify((await client.getUser()).data)).not.toContain("secret");
  });

  test("must verify a factor after a password sign-in", async () => {
    const { email, id, secret } = await clientWithFactor();
    const client = newClient();
    const { error } = await client.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    const verified = await client.mfa.challengeAndVerify({ factorId: id, code: oneTimeCode(secret, 1) });
    expect(verified.data?.user.email).toBe(email);
    expect((await client.updateUser({ data: { first_name: "Ada" } })).error).toBeNull();
  });

  test("removes a factor", async () => {
    const { client, id } = await clientWithFactor();
    expect(await client.mfa.unenroll({ factorId: id })).toEqual({ data: { id }, error: null });
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
    const gone = await client.mfa.unenroll({ factorId: id });
    expect(gone.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
  });

  test("gets the reason when a factor cannot be enrolled", async () => {
    const { client } = await clientWithFactor();
    const taken = await client.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    expect(taken.error).toMatchObject({ status: 422, code: "mfa_factor_name_conflict" });
    const phone = await client.mfa.enroll({ factorType: "phone", phone: "+4930123456", friendlyName: "SMS" });
    expect(phone.error).toMatchObject({ status: 400, code: "validation_failed" });
  });
});

/** An account with a factor, and one of its sessions at aal1 (password only). */
async function halfSignedIn(): Promise<{
  account: Account;
  id: string;
  secret: string;
  half: string;
  full: string;
}> {
  const account = await signUp(server.url);
  const enrolled = await call(auth("/factors"), { json: { factor_type: "totp" }, token: account.token });
  const { secret } = enrolled.body["totp"] as { secret: string };
  const id = String(enrolled.body["id"]);
  // the code of the next step is unused, and stays valid if the current one ends in the meantime
  const full = await answer(account.token, id, oneTimeCode(secret));
  const { body } = await call(auth("/token?grant_type=password"), {
    json: { email: account.email, password: PASSWORD },
  });
  return { account, id, secret, half: String(body["access_token"]), full: String(full.body["access_token"]) };
}

async function answer(token: string, id: string, code: string, headers = {}) {
  const challenge = await call(auth(`/factors/${id}/challenge`), { method: "POST", token });
  const json = { challenge_id: challenge.body["id"], code };
  return call(auth(`/factors/${id}/verify`), { json, token, headers });
}

describe("a session that has not passed the account's second factor", () => {
  test("cannot change password, address or factors, or act as a customer or admin", async () => {
    const { account, id, half } = await halfSignedIn();
    await server.services.operatorAccounts.setRole(account.email, "admin");
    const refused: [path: string, options: Parameters<typeof call>[1]][] = [
      [
        "/auth/v1/user",
        { method: "PUT", json: { password: "another password", current_password: PASSWORD } },
      ],
      ["/auth/v1/user", { method: "PUT", json: { email: newEmail() } }],
      ["/auth/v1/user", { method: "PUT", json: { data: { first_name: "Eve" } } }],
      [`/auth/v1/factors/${id}`, { method: "DELETE" }],
      ["/auth/v1/factors", { json: { factor_type: "totp", friendly_name: "Mine" } }],
      ["/auth/v1/factors/recovery-codes", { method: "POST" }],
      ["/auth/v1/factors/recovery-codes/regenerate", { method: "POST" }],
      ["/api/me/history", {}],
      ["/api/me/signatures", {}],
      ["/api/admin/images", { method: "POST" }],
      ["/auth/v1/admin/users", {}],
      ["/auth/v1/user/identities/authorize?provider=google", {}],
      [`/auth/v1/user/identities/${account.id}`, { method: "DELETE" }],
    ];
    for (const [path, options] of refused) {
      const { status, body } = await call(server.url + path, { ...options, token: half });
      expect([path, status, body["error_code"] ?? body["code"]]).toEqual([path, 401, "insufficient_aal"]);
    }
  });

  test("cannot do more if it began with a recovery link", async () => {
    const account = await signUp(server.url);
    const openMail = async (type: "magiclink" | "recovery") => {
      const { secret: token_hash } = await server.services.accountLinks.generate(commandLine, type, {
        account: { email: account.email },
        redirectTo: server.url,
      });
      return call(auth("/verify"), { json: { type, token_hash } });
    };
    // the mailbox is already confirmed, so the factor belongs to its owner
    const owner = String((await openMail("magiclink")).body["access_token"]);
    const enrolled = await call(auth("/factors"), { json: { factor_type: "totp" }, token: owner });
    const { secret } = enrolled.body["totp"] as { secret: string };
    expect((await answer(owner, String(enrolled.body["id"]), oneTimeCode(secret))).status).toBe(200);

    const recovered = await openMail("recovery");
    expect(recovered.status).toBe(200);
    const token = String(recovered.body["access_token"]);
    const { status, body } = await call(auth("/user"), {
      method: "PUT",
      json: { password: "taken over 1" },
      token,
    });
    expect([status, body["error_code"]]).toEqual([401, "insufficient_aal"]);
    expect((await call(`${server.url}/api/me/history`, { token })).status).toBe(401);
  });

  test("can read its user and factors and sign out", async () => {
    const { id, half } = await halfSignedIn();
    const { status, body } = await call(auth("/user"), { token: half });
    expect([status, body["factors"]]).toEqual([200, [expect.objectContaining({ id, status: "verified" })]]);
    expect((await call(auth("/logout?scope=local"), { method: "POST", token: half })).status).toBe(204);
    expect((await call(auth("/user"), { token: half })).body["error_code"]).toBe("session_not_found");
  });

  test("can do everything after verification, with its existing access token", async () => {
    const { id, secret, half } = await halfSignedIn();
    expect((await answer(half, id, oneTimeCode(secret, 1))).status).toBe(200);
    expect((await call(`${server.url}/api/me/history`, { token: half })).status).toBe(200);
  });

  test("gets a new cookie instead of a token in the body on this site", async () => {
    const { id, secret, half } = await halfSignedIn();
    const { headers, body } = await answer(half, id, oneTimeCode(secret, 1), {
      "X-Client-Info": "quietzone-web",
    });
    expect(headers.get("Set-Cookie")).toMatch(/^qz-refresh=[\w-]{43};.* httponly/i);
    expect(body).not.toHaveProperty("refresh_token");
    expect(body).toHaveProperty("access_token");
  });
});

test("recovery codes can be created, counted, used and replaced by the newest clients", async () => {
  const { half, full } = await halfSignedIn();
  const path = auth("/factors/recovery-codes");
  expect((await call(path, { token: full })).status).toBe(404);
  const made = await call(path, { method: "POST", token: full });
  expect(made.body).toMatchObject({ type: "recovery_code", total: 10, codes: expect.any(Array) });
  const [code] = made.body["codes"] as string[];
  const raised = await call(`${path}/verify`, { json: { code }, token: half });
  expect(raised.status).toBe(200);
  expect(raised.body).toMatchObject({ token_type: "bearer", refresh_token: expect.any(String) });
  expect((await call(path, { token: half })).body).toMatchObject({
    type: "recovery_code",
    total: 10,
    remaining: 9,
  });
  const again = await call(`${path}/verify`, { json: { code }, token: half });
  expect([again.status, again.body["error_code"]]).toEqual([422, "mfa_verification_failed"]);
  expect((await call(`${path}/regenerate`, { method: "POST", token: half })).status).toBe(200);
  expect((await call(path, { token: half })).body).toMatchObject({ remaining: 10 });
  expect((await call(path, { method: "DELETE", token: half })).body).toHaveProperty("id");
});

test("every factor route requires a sign-in", async () => {
  const id = "0199ffff-0000-7000-8000-000000000000";
  for (const [method, path] of [
    ["POST", "/factors"],
    ["POST", `/factors/${id}/challenge`],
    ["POST", `/factors/${id}/verify`],
    ["DELETE", `/factors/${id}`],
    ["GET", "/factors/recovery-codes"],
    ["POST", "/factors/recovery-codes"],
    ["POST", "/factors/recovery-codes/regenerate"],
    ["POST", "/factors/recovery-codes/verify"],
    ["DELETE", "/factors/recovery-codes"],
  ] as const) {
    expect([path, (await call(auth(path), { method })).status]).toEqual([path, 401]);
  }
});

test("wrong codes are counted per account, for whatever purpose, and the answer says how long to wait", async () => {
  const strict = await startServer({ RATE_LIMIT_FACTOR: "1" });
  try {
    const account = await signUp(strict.url);
    const { token } = account;
    const enrolled = await call(`${strict.url}/auth/v1/factors`, { json: { factor_type: "totp" }, token });
    const { secret } = enrolled.body["totp"] as { secret: string };
    const factor = `${strict.url}/auth/v1/factors/${String(enrolled.body["id"])}`;
    const challenge = await call(`${factor}/challenge`, { method: "POST", token });
    const verify = (code: string) =>
      call(`${factor}/verify`, { json: { challenge_id: challenge.body["id"], code }, token });
    for (let guess = 0; guess < 3; guess += 1) expect((await verify("000")).status).toBe(422);
    for (let guess = 0; guess < 2; guess += 1) {
      const json = { code: "0".repeat(24) };
      const { status } = await call(`${strict.url}/auth/v1/factors/recovery-codes/verify`, { json, token });
      expect(status).toBe(422);
    }
    const refused = await verify(oneTimeCode(secret, 1));
    expect([refused.status, refused.body["error_code"]]).toEqual([429, "over_request_rate_limit"]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    // other accounts are not affected
    const other = await signUp(strict.url);
    const { status } = await call(`${strict.url}/auth/v1/factors`, {
      json: { factor_type: "totp" },
      token: other.token,
    });
    expect(status).toBe(200);
  } finally {
    await strict.close();
  }
});

test("if the site requires second factors, admins can do nothing but set one up before they have one", async () => {
  const database = await createTestDatabase();
  const strict = await startServer({ DATABASE_URL: database.url });
  try {
    const account = await signUp(strict.url);
    await strict.services.operatorAccounts.setRole(account.email, "admin");
    const list = () => call(`${strict.url}/auth/v1/admin/users`, { token: account.token });
    expect((await list()).status).toBe(200);
    await database.repositories.settings.set({ enable_2fa: true });
    const refused = await list();
    expect([refused.status, refused.body["error_code"]]).toEqual([401, "insufficient_aal"]);
    const images = await call(`${strict.url}/api/admin/images`, { method: "POST", token: account.token });
    expect([images.status, images.body["code"]]).toEqual([401, "insufficient_aal"]);
    const enrolled = await call(`${strict.url}/auth/v1/factors`, {
      json: { factor_type: "totp" },
      token: account.token,
    });
    const { secret } = enrolled.body["totp"] as { secret: string };
    const factor = `${strict.url}/auth/v1/factors/${String(enrolled.body["id"])}`;
    const challenge = await call(`${factor}/challenge`, { method: "POST", token: account.token });
    const json = { challenge_id: challenge.body["id"], code: oneTimeCode(secret, 1) };
    expect((await call(`${factor}/verify`, { json, token: account.token })).status).toBe(200);
    expect((await list()).status).toBe(200);
  } finally {
    await strict.close();
    await database.close();
  }
});
