import { createHmac, generateKeyPairSync } from "node:crypto";
import { createRemoteJWKSet, jwtVerify, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DomainError } from "../../../../../core/errors.ts";
import { createHttpApp } from "../../../../../adapters/http/server/create-http-app.ts";
import { call, newEmail, PASSWORD, signUp } from "../../../../support/call.ts";
import { listen } from "../../../../support/listen.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

const VERSION = { "X-Supabase-Api-Version": "2024-01-01" };
const BROWSER = { "X-Client-Info": "quietzone-web" };

let server: TestServer;
let auth: string;
beforeAll(async () => {
  server = await startServer();
  auth = `${server.url}/auth/v1`;
});
afterAll(() => server.close());

const grant = (type: string, json: unknown, headers: Record<string, string> = {}) =>
  call(`${auth}/token?grant_type=${type}`, { json, headers });

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const partsOf = (token: string) => token.split(".") as [string, string, string];
const decoded = (text: string) =>
  JSON.parse(Buffer.from(text, "base64url").toString()) as Record<string, unknown>;
const asUser = async (token: string) => {
  const { status, body } = await call(`${auth}/user`, { token });
  return [status, body["error_code"]];
};

const cookieOf = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => /^(__Host-)?qz-refresh=/.test(cookie)) ?? "";
const pair = (cookie: string) => cookie.split(";")[0] ?? "";
const origin = () => ({ Origin: server.url });
const browserSignIn = async () => {
  const { email } = await signUp(server.url);
  const { body, headers } = await grant("password", { email, password: PASSWORD }, BROWSER);
  return { body, cookie: cookieOf(headers) };
};

const logout = (cookie: string, { scope = "local", token }: { scope?: string; token?: string } = {}) =>
  call(`${auth}/logout?scope=${scope}`, {
    method: "POST",
    headers: { ...BROWSER, ...origin(), Cookie: pair(cookie) },
    ...(token === undefined ? {} : { token }),
  });
const logoutWithoutCookie = async (token?: string) => {
  const { status, body } = await call(`${auth}/logout?scope=local`, {
    method: "POST",
    headers: VERSION,
    ...(token === undefined ? {} : { token }),
  });
  return [status, body["code"]];
};
const refreshStatus = async (cookie: string) =>
  (await grant("refresh_token", {}, { ...BROWSER, ...origin(), Cookie: pair(cookie) })).status;

describe("the format of errors", () => {
  test("with the version header has the name in code and returns the header", async () => {
    const { status, headers, body } = await grant(
      "password",
      { email: "a@b.example", password: "x" },
      VERSION,
    );
    expect(status).toBe(400);
    expect(headers.get("X-Supabase-Api-Version")).toBe("2024-01-01");
    expect(body).toEqual({ code: "invalid_credentials", message: "Invalid login credentials" });
  });

  test("without the version header has the status in code", async () => {
    const { headers, body } = await grant("password", { email: "a@b.example", password: "x" });
    expect(headers.get("X-Supabase-Api-Version")).toBeNull();
    expect(body).toEqual({ code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" });
  });

  test("lists the reasons for a weak password", async () => {
    const { status, body } = await call(`${auth}/signup`, {
      json: { email: newEmail(), password: "abc" },
      headers: VERSION,
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: "weak_password", weak_password: { reasons: ["length"] } });
  });

  test("names the invalid fields of a form", async () => {
    const { status, body } = await call(`${auth}/signup`, { json: { email: "nobody" }, headers: VERSION });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "validation_failed" });
    expect(Object.keys(body["fields"] as object)).toEqual(["email", "password"]);
  });

  test.each([
    ["no JSON", { raw: "{", headers: { "Content-Type": "application/json" } }, 400, "bad_json"],
    ["a bare string", { raw: '"a"', headers: { "Content-Type": "application/json" } }, 400, "bad_json"],
    [
      "another type",
      { raw: "email=a", headers: { "Content-Type": "text/plain" } },
      415,
      "unsupported_media_type",
    ],
    ["too much", { json: { email: "a".repeat(70_000) } }, 413, "too_large"],
    ["an unknown grant", { json: {} }, 400, "validation_failed"],
    ["NUL in an address", { json: { email: "a\0@b.example", password: PASSWORD } }, 400, "validation_failed"],
  ])("%s is refused without a stack trace", async (_what, options, status, code) => {
    const answer = await call(
      `${auth}/token?grant_type=${code === "validation_failed" ? "none" : "password"}`,
      options,
    );
    expect(answer.status).toBe(status);
    expect(answer.body["error_code"]).toBe(code);
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:|at /);
  });

  test("names __proto__ in the message when it refuses such a member", async () => {
    const raw = '{"email":"a@b.example","password":"secret pass","data":{"__proto__":{"role":"admin"}}}';
    const headers = { "Content-Type": "application/json", ...VERSION };
    const { status, body } = await call(`${auth}/signup`, { raw, headers });
    expect([status, body["code"]]).toEqual([400, "validation_failed"]);
    expect(body["message"]).toContain("__proto__");
  });

  test("answers NUL in a sign-in with 400, not a server error", async () => {
    const { status } = await grant("password", { email: "a\0@b.example", password: PASSWORD });
    expect(status).toBe(400);
  });
});

describe("requests of other clients", () => {
  test("may have unknown members and an authorization that is not a user's", async () => {
    const { status } = await call(`${auth}/signup`, {
      json: {
        email: newEmail(),
        password: PASSWORD,
        data: {},
        gotrue_meta_security: {},
        code_challenge: null,
        code_challenge_method: null,
      },
      headers: { Authorization: "Bearer anon-key", apikey: "anon-key" },
    });
    expect(status).toBe(200);
  });

  test("may have a JSON content type without a body", async () => {
    const { token } = await signUp(server.url);
    const { status } = await call(`${auth}/logout?scope=local`, {
      method: "POST",
      token,
      headers: { "Content-Type": "application/json" },
    });
    expect(status).toBe(204);
  });

  test("need a valid access token to sign out without a cookie", async () => {
    const { token, refreshToken } = await signUp(server.url);
    expect(await logoutWithoutCookie()).toEqual([401, "no_authorization"]);
    expect(await logoutWithoutCookie("a.dead.token")).toEqual([403, "bad_jwt"]);
    expect((await grant("refresh_token", { refresh_token: refreshToken })).status).toBe(200);
    expect(await logoutWithoutCookie(token)).toEqual([204, undefined]);
    expect(await logoutWithoutCookie(token)).toEqual([403, "session_not_found"]);
  });

  test("may not sign out with an unknown scope", async () => {
    const { token } = await signUp(server.url);
    const { status, body } = await call(`${auth}/logout?scope=all`, { method: "POST", token });
    expect([status, body["error_code"]]).toEqual([400, "validation_failed"]);
  });

  test("get answers that no cache stores", async () => {
    const { token } = await signUp(server.url);
    const { headers } = await call(`${auth}/user`, { token });
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("access tokens", () => {
  test("can be verified by anyone with the published keys, which contain public halves only", async () => {
    const { token, id } = await signUp(server.url);
    const jwks = `${auth}/.well-known/jwks.json`;
    const { payload, protectedHeader } = await jwtVerify(token, createRemoteJWKSet(new URL(jwks)), {
      algorithms: ["ES256"],
    });
    expect(payload.sub).toBe(id);
    const [key] = (await call(jwks)).body["keys"] as Record<string, unknown>[];
    expect(key).toMatchObject({ kid: protectedHeader.kid, alg: "ES256", kty: "EC", crv: "P-256" });
    expect(key).not.toHaveProperty("d");
  });

  test("are required to read the user", async () => {
    const { status, body } = await call(`${auth}/user`);
    expect([status, body["error_code"]]).toEqual([401, "no_authorization"]);
  });

  test("with a changed byte are refused", async () => {
    const [header, payload, signature] = partsOf((await signUp(server.url)).token);
    const other = part({ ...decoded(payload), sub: (await signUp(server.url)).id });
    expect(await asUser(`${header}.${other}.${signature}`)).toEqual([403, "bad_jwt"]);
    const flipped = (signature.startsWith("A") ? "B" : "A") + signature.slice(1);
    expect(await asUser(`${header}.${payload}.${flipped}`)).toEqual([403, "bad_jwt"]);
  });

  test("with alg none are refused", async () => {
    const [header, payload] = partsOf((await signUp(server.url)).token);
    const none = part({ ...decoded(header), alg: "none" });
    expect(await asUser(`${none}.${payload}.`)).toEqual([403, "bad_jwt"]);
  });

  test("signed by HS256 with the public key as secret are refused", async () => {
    const [header, payload] = partsOf((await signUp(server.url)).token);
    const [key] = (await call(`${auth}/.well-known/jwks.json`)).body["keys"] as object[];
    const input = `${part({ ...decoded(header), alg: "HS256" })}.${payload}`;
    const signature = createHmac("sha256", JSON.stringify(key)).update(input).digest("base64url");
    expect(await asUser(`${input}.${signature}`)).toEqual([403, "bad_jwt"]);
  });

  test("that contain their own key are refused", async () => {
    const [header, payload] = partsOf((await signUp(server.url)).token);
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const forged = await new SignJWT(decoded(payload))
      .setProtectedHeader({
        alg: "ES256",
        kid: String(decoded(header)["kid"]),
        jwk: publicKey.export({ format: "jwk" }),
      })
      .sign(privateKey);
    expect(await asUser(forged)).toEqual([403, "bad_jwt"]);
  });

  test("of another site are refused", async () => {
    const other = await startServer({ SITE_URL: "https://other.example" });
    const { token } = await signUp(other.url);
    await other.close();
    expect(await asUser(token)).toEqual([403, "bad_jwt"]);
  });
});

describe("the browser's session", () => {
  test("keeps its refresh token in a cookie, not in the body", async () => {
    const { body, cookie } = await browserSignIn();
    expect(body).not.toHaveProperty("refresh_token");
    expect(body).toHaveProperty("access_token");
    expect(cookie).toMatch(/; path=\/auth\/v1;/);
    expect(cookie).toMatch(/; httponly/i);
    expect(cookie).toMatch(/; samesite=lax/i);
    expect(cookie).not.toMatch(/secure/i);
  });

  test("begins with sign-up and survives a reload", async () => {
    const json = { email: newEmail(), password: PASSWORD };
    const { body, headers } = await call(`${auth}/signup`, { json, headers: BROWSER });
    expect(body).not.toHaveProperty("refresh_token");
    const cookie = pair(cookieOf(headers));
    const { status } = await grant("refresh_token", {}, { ...BROWSER, ...origin(), Cookie: cookie });
    expect(status).toBe(200);
  });

  test("has a secure cookie if the site uses https", async () => {
    const https = await startServer({ SITE_URL: "https://codes.example" });
    const { email } = await signUp(https.url);
    const answer = await call(`${https.url}/auth/v1/token?grant_type=password`, {
      json: { email, password: PASSWORD },
      headers: BROWSER,
    });
    await https.close();
    // with this prefix, no other host of the domain can set the cookie
    expect(cookieOf(answer.headers)).toMatch(/^__Host-qz-refresh=.*; path=\/;.*; secure/i);
    expect(cookieOf(answer.headers)).not.toMatch(/domain/i);
    expect(answer.headers.get("Strict-Transport-Security")).toMatch(/max-age/);
  });

  test("is refreshed by the cookie, which is replaced", async () => {
    const { cookie } = await browserSignIn();
    const first = await grant("refresh_token", {}, { ...BROWSER, ...origin(), Cookie: pair(cookie) });
    expect(first.status).toBe(200);
    expect(first.body).not.toHaveProperty("refresh_token");
    const second = cookieOf(first.headers);
    expect(pair(second)).not.toBe(pair(cookie));
    const again = await grant("refresh_token", {}, { ...BROWSER, ...origin(), Cookie: pair(second) });
    expect(again.status).toBe(200);
  });

  test("does not reveal its cookie's token to a script that asks for tokens in the body", async () => {
    const { cookie } = await browserSignIn();
    const read = await grant("refresh_token", {}, { ...origin(), Cookie: pair(cookie) });
    expect([read.status, read.body["error_code"]]).toEqual([400, "refresh_token_not_found"]);
    expect(read.body).not.toHaveProperty("refresh_token");
    expect(read.headers.getSetCookie()).toEqual([]);
    const own = await grant("refresh_token", {}, { ...BROWSER, ...origin(), Cookie: pair(cookie) });
    expect(own.status).toBe(200);
  });

  test.each([
    ["another site", { Origin: "https://evil.example" }],
    ["an opaque page", { Origin: "null" }],
    ["nowhere", {}],
  ])("is not refreshed for a request from %s", async (_whom, headers: Record<string, string>) => {
    const { cookie } = await browserSignIn();
    const refused = await grant("refresh_token", {}, { ...BROWSER, ...headers, Cookie: pair(cookie) });
    expect([refused.status, refused.body["error_code"]]).toEqual([403, "forbidden"]);
    const own = await grant("refresh_token", {}, { ...BROWSER, ...origin(), Cookie: pair(cookie) });
    expect(own.status).toBe(200);
  });

  test("clears its cookie at sign-out or when the cookie is no longer valid", async () => {
    const { body, cookie } = await browserSignIn();
    const out = await call(`${auth}/logout?scope=local`, {
      method: "POST",
      token: String(body["access_token"]),
      headers: { ...BROWSER, ...origin(), Cookie: pair(cookie) },
    });
    expect(out.status).toBe(204);
    expect(cookieOf(out.headers)).toMatch(/^qz-refresh=;.*1970/i);
    const stale = await grant("refresh_token", {}, { ...BROWSER, ...origin(), Cookie: pair(cookie) });
    expect([stale.status, stale.body["error_code"]]).toEqual([400, "refresh_token_not_found"]);
    expect(cookieOf(stale.headers)).toMatch(/1970/);
  });

  test.each([
    ["dead", "a.dead.token"],
    ["missing", undefined],
  ])("can be signed out by its cookie if the access token is %s", async (_how, token) => {
    const { body, cookie } = await browserSignIn();
    const out = await logout(cookie, token === undefined ? {} : { token });
    expect(out.status).toBe(204);
    expect(cookieOf(out.headers)).toMatch(/^qz-refresh=;.*1970/i);
    expect(await refreshStatus(cookie)).toBe(400);
    expect(await asUser(String(body["access_token"]))).toEqual([403, "session_not_found"]);
  });

  test("can be signed out by a cookie that a concurrent refresh has just replaced", async () => {
    const { cookie } = await browserSignIn();
    const renewed = await grant("refresh_token", {}, { ...BROWSER, ...origin(), Cookie: pair(cookie) });
    expect((await logout(cookie)).status).toBe(204);
    expect(await refreshStatus(cookieOf(renewed.headers))).toBe(400);
  });

  test("cannot be signed out by another site", async () => {
    const { cookie } = await browserSignIn();
    const headers = { ...BROWSER, Origin: "https://evil.example", Cookie: pair(cookie) };
    expect((await call(`${auth}/logout`, { method: "POST", headers })).status).toBe(403);
    expect(await refreshStatus(cookie)).toBe(200);
  });

  test("cannot end other sessions by its cookie with an invalid access token", async () => {
    const { token } = await signUp(server.url);
    const { email } = await signUp(server.url);
    const { headers } = await grant("password", { email, password: PASSWORD }, BROWSER);
    const other = await grant("password", { email, password: PASSWORD }, BROWSER);
    await call(`${auth}/logout?scope=local`, { method: "POST", token });
    for (const scope of ["others", "global"]) {
      const out = await call(`${auth}/logout?scope=${scope}`, {
        method: "POST",
        token,
        headers: { ...BROWSER, ...origin(), Cookie: pair(cookieOf(headers)) },
      });
      expect(out.status).toBe(403);
      expect(await refreshStatus(cookieOf(other.headers))).toBe(200);
    }
  });

  test("keeps its cookie if it ends only the other sessions", async () => {
    const { email, token } = await signUp(server.url);
    const { headers } = await grant("password", { email, password: PASSWORD }, BROWSER);
    const out = await logout(cookieOf(headers), { scope: "others" });
    expect([out.status, cookieOf(out.headers)]).toEqual([204, ""]);
    expect(await asUser(token)).toEqual([403, "session_not_found"]);
    expect(await refreshStatus(cookieOf(headers))).toBe(200);
  });

  test.each([
    [
      "the database is unavailable",
      Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }),
    ],
    ["too many requests are waiting", new DomainError("unavailable", "Try again soon")],
  ])("survives a moment when %s", async (_what, gone) => {
    const { cookie } = await browserSignIn();
    const services = {
      ...server.services,
      auth: { ...server.services.auth, refresh: () => Promise.reject(gone) },
    };
    const config = {
      siteUrl: "http://localhost",
      adminUrl: null,
      redirectAllow: [],
      adminOrigins: [],
      rateLimitFactor: 1,
      trustProxy: 0,
    };
    const { url, close } = await listen(createHttpApp(services, { config, pages: (_ctx, next) => next() }));
    const { status, headers } = await call(`${url}/auth/v1/token?grant_type=refresh_token`, {
      json: {},
      headers: { ...BROWSER, Origin: url, Cookie: pair(cookie) },
    });
    await close();
    expect([status, headers.getSetCookie()]).toEqual([503, []]);
  });

  test("is not refreshed without a cookie and without a token", async () => {
    const { status, body } = await grant("refresh_token", {}, BROWSER);
    expect([status, body["error_code"]]).toEqual([400, "refresh_token_not_found"]);
  });
});

describe("limits", () => {
  test("block an account after five wrong passwords, for any caller", async () => {
    const strict = await startServer({ RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "1" });
    const { email } = await signUp(strict.url);
    const attempt = (password: string, hop: number) =>
      call(`${strict.url}/auth/v1/token?grant_type=password`, {
        json: { email, password },
        headers: { "X-Forwarded-For": `198.51.100.${hop}` },
      });
    for (let hop = 1; hop <= 5; hop += 1) expect((await attempt("wrong", hop)).status).toBe(400);
    const { status, headers, body } = await attempt(PASSWORD, 6);
    await strict.close();
    expect([status, body["error_code"]]).toEqual([429, "over_request_rate_limit"]);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  test("forget wrong passwords after a right one", async () => {
    const strict = await startServer({ RATE_LIMIT_FACTOR: "1" });
    const { email } = await signUp(strict.url);
    const attempt = async (password: string) =>
      (await call(`${strict.url}/auth/v1/token?grant_type=password`, { json: { email, password } })).status;
    const statuses: number[] = [];
    for (const password of ["no", "no", "no", "no", PASSWORD, "no", "no", "no", "no", PASSWORD]) {
      statuses.push(await attempt(password));
    }
    await strict.close();
    expect(statuses).toEqual([400, 400, 400, 400, 200, 400, 400, 400, 400, 200]);
  });

  test("cannot be bypassed with made-up forwarded addresses", async () => {
    const strict = await startServer({ RATE_LIMIT_FACTOR: "1" });
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const { status } = await call(`${strict.url}/auth/v1/signup`, {
          json: {},
          headers: { "X-Forwarded-For": `203.0.113.${index}` },
        });
        return status;
      }),
    );
    await strict.close();
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});

describe("accounts created by the operator", () => {
  test("have a one-time password that is valid for one sign-in and must be replaced", async () => {
    const email = newEmail();
    const { oneTimePassword } = await server.services.operatorAccounts.create({
      email,
      role: "admin",
      password: null,
    });
    const first = await grant("password", { email, password: oneTimePassword });
    expect(first.status).toBe(200);
    const user = first.body["user"] as { app_metadata: Record<string, unknown> };
    expect(user.app_metadata).toMatchObject({ role: "admin", password_change_required: true });
    expect((await grant("password", { email, password: oneTimePassword })).status).toBe(400);

    const choose = (password: string | null) =>
      call(`${auth}/user`, { method: "PUT", json: { password }, token: String(first.body["access_token"]) });
    const kept = await choose(oneTimePassword);
    expect([kept.status, kept.body["error_code"] ?? kept.body["code"]]).toEqual([422, "same_password"]);
    const chosen = await choose(PASSWORD);
    expect(chosen.status).toBe(200);
    expect(chosen.body["app_metadata"]).not.toHaveProperty("password_change_required");
    expect((await grant("password", { email, password: PASSWORD })).status).toBe(200);
  });

  test("allow only one of several concurrent sign-ins with the one-time password", async () => {
    const email = newEmail();
    const { oneTimePassword } = await server.services.operatorAccounts.create({
      email,
      role: "customer",
      password: null,
    });
    const answers = await Promise.all(
      [1, 2, 3].map(() => grant("password", { email, password: oneTimePassword })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("have a new role from the next call on", async () => {
    const { token, email } = await signUp(server.url);
    await server.services.operatorAccounts.setRole(email, "admin");
    expect((await call(`${auth}/user`, { token })).body["app_metadata"]).toMatchObject({ role: "admin" });
  });
});
