import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, newEmail, PASSWORD, signUp } from "../../../support/call.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

const BROWSER = { "X-Client-Info": "quietzone-web" };
let server: TestServer;
let auth: string;
beforeAll(async () => {
  server = await startServer();
  auth = `${server.url}/auth/v1`;
});
afterAll(() => server.close());

const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(";")[0] ?? "";
const own = () => ({ ...BROWSER, Origin: server.url });

/** Signs in as a browser does, with its current cookie. */
async function browserSignIn(email: string, cookie?: string) {
  const answer = await call(`${auth}/token?grant_type=password`, {
    json: { email, password: PASSWORD },
    headers: { ...own(), ...(cookie === undefined ? {} : { Cookie: cookie }) },
  });
  return { ...answer, cookie: cookieOf(answer.headers) };
}
const refresh = (cookie: string) =>
  call(`${auth}/token?grant_type=refresh_token`, { json: {}, headers: { ...own(), Cookie: cookie } });

describe("a request from another site", () => {
  test.each([
    ["says so in Sec-Fetch-Site", () => ({ ...own(), "Sec-Fetch-Site": "cross-site" })],
    ["comes from another host of the same domain", () => ({ ...own(), "Sec-Fetch-Site": "same-site" })],
    ["has another Origin", () => ({ ...BROWSER, Origin: "https://evil.example" })],
    ["has an opaque Origin", () => ({ ...BROWSER, Origin: "null" })],
    ["has no Origin", () => BROWSER],
    ["has the content type text/plain", () => ({ ...own(), "Content-Type": "text/plain" })],
    ["is a form post", () => ({ ...own(), "Content-Type": "application/x-www-form-urlencoded" })],
  ])("is refused with a cookie: %s", async (_how, headers) => {
    const { email } = await signUp(server.url);
    const { cookie } = await browserSignIn(email);
    for (const [method, path] of [
      ["POST", "token?grant_type=refresh_token"],
      ["POST", "logout?scope=global"],
      ["PUT", "user"],
    ] as const) {
      const { status } = await call(`${auth}/${path}`, {
        method,
        raw: "{}",
        headers: { "Content-Type": "application/json", ...headers(), Cookie: cookie },
      });
      expect(status).toBe(403);
    }
    expect((await refresh(cookie)).status).toBe(200);
  });

  test("is allowed from the site's own pages", async () => {
    const { email } = await signUp(server.url);
    const { cookie } = await browserSignIn(email);
    const { status } = await call(`${auth}/token?grant_type=refresh_token`, {
      json: {},
      headers: { ...own(), "Sec-Fetch-Site": "same-origin", Cookie: cookie },
    });
    expect(status).toBe(200);
  });
});

describe("a planted session", () => {
  test("is replaced at sign-in and invalid afterward", async () => {
    const thief = await browserSignIn((await signUp(server.url)).email);
    const victim = await browserSignIn((await signUp(server.url)).email, thief.cookie);
    expect(victim.cookie).not.toBe(thief.cookie);
    expect((await refresh(thief.cookie)).status).toBe(400);
    expect((await refresh(victim.cookie)).status).toBe(200);
  });

  test("is replaced at sign-up, too", async () => {
    const thief = await browserSignIn((await signUp(server.url)).email);
    const { headers, status } = await call(`${auth}/signup`, {
      json: { email: newEmail(), password: PASSWORD },
      headers: { ...own(), Cookie: thief.cookie },
    });
    expect([status, cookieOf(headers) === thief.cookie]).toEqual([200, false]);
    expect((await refresh(thief.cookie)).status).toBe(400);
  });

  test("with a made-up cookie value is not adopted", async () => {
    const { email } = await signUp(server.url);
    const { cookie, status } = await browserSignIn(email, "qz-refresh=of-my-own-making");
    expect([status, cookie.includes("of-my-own-making")]).toEqual([200, false]);
  });
});

test.each([
  ["user", { method: "GET" }],
  ["token?grant_type=password", { json: { email: "a@b.example", password: "x" } }],
  ["recover", { json: { email: "a@b.example" } }],
  ["verify", { json: { type: "signup", token_hash: "x" } }],
  [".well-known/jwks.json", {}],
])("%s is answered with headers that isolate it from other sites", async (path, options) => {
  const { headers } = await call(`${auth}/${path}`, options);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toMatch(/^(no-referrer|same-origin|strict-origin)/);
  expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  expect(headers.get("X-Powered-By")).toBeNull();
  expect(headers.get("Cache-Control")).toBe(
    path.startsWith(".well-known") ? "public, max-age=600" : "no-store",
  );
});
