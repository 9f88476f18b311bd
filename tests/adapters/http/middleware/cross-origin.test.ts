import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, PASSWORD, signUp } from "../../../support/call.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

const APP = "https://app.example";
const SITE = "https://codes.example";
let server: TestServer;
let auth: string;
beforeAll(async () => {
  server = await startServer({ SITE_URL: SITE, REDIRECT_ALLOW: `${APP},${SITE}` });
  auth = `${server.url}/auth/v1`;
});
afterAll(() => server.close());

const granted = (headers: Headers) =>
  [...headers].filter(([name]) => name.startsWith("access-control-")).map(([name]) => name);
const mayAsk = (Origin: string, path = "/token?grant_type=password") =>
  call(auth + path, {
    method: "OPTIONS",
    headers: {
      Origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "apikey,authorization,content-type,x-client-info",
    },
  });
const browserSignIn = (Origin: string, email: string) =>
  call(`${auth}/token?grant_type=password`, {
    json: { email, password: PASSWORD },
    headers: { Origin, "X-Client-Info": "quietzone-web" },
  });
const refresh = (Origin: string, cookie: string) =>
  call(`${auth}/token?grant_type=refresh_token`, {
    json: {},
    headers: { Origin, "X-Client-Info": "quietzone-web", Cookie: cookie },
  });

describe("a page of an allowed redirect origin", () => {
  test("may send the headers and methods of the auth/v1 client, without cookies", async () => {
    const { status, headers } = await mayAsk(APP);
    expect(status).toBe(204);
    expect(Object.fromEntries(headers)).toMatchObject({
      "access-control-allow-origin": APP,
      "access-control-allow-headers":
        "accept, authorization, apikey, content-type, x-client-info, x-supabase-api-version",
      "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
    });
    expect(headers.get("Access-Control-Allow-Credentials")).toBeNull();
    expect(headers.get("Vary")).toContain("Origin");
  });

  test("can read answers and errors", async () => {
    const account = await signUp(server.url);
    for (const token of [account.token, "none"]) {
      const { status, headers } = await call(`${auth}/user`, { token, headers: { Origin: APP } });
      expect(status).toBe(token === "none" ? 403 : 200);
      expect(headers.get("Access-Control-Allow-Origin")).toBe(APP);
      expect(headers.get("Access-Control-Expose-Headers")).toBe(
        "X-Total-Count, Link, X-Supabase-Api-Version",
      );
      expect(headers.get("Access-Control-Allow-Credentials")).toBeNull();
    }
  });

  test("gets no cookie and cannot use one", async () => {
    const { email } = await signUp(server.url);
    const asked = await browserSignIn(APP, email);
    expect([asked.status, asked.headers.getSetCookie()]).toEqual([200, []]);
    const cookie = (await browserSignIn(SITE, email)).headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const stolen = await refresh(APP, cookie);
    expect([stolen.status, stolen.body["error_code"]]).toEqual([400, "refresh_token_not_found"]);
    expect((await refresh(SITE, cookie)).status).toBe(200);
  });

  test("has no access to the rest of the API", async () => {
    const { headers } = await call(`${server.url}/api/public/settings`, { headers: { Origin: APP } });
    expect(granted(headers)).toEqual([]);
  });
});

test.each(["https://evil.example", "https://app.example.evil.example", "http://app.example", "null"])(
  "a page of %s has no access",
  async (origin) => {
    const asked = await mayAsk(origin);
    expect([asked.status, granted(asked.headers)]).toEqual([404, []]);
    const { headers } = await call(`${auth}/settings`, { headers: { Origin: origin } });
    expect(granted(headers)).toEqual([]);
    // otherwise a cache could serve the answer for one origin to another
    expect(headers.get("Vary")).toContain("Origin");
  },
);

test("the site's own pages keep their cookies even if the operator lists their origin", async () => {
  const { email } = await signUp(server.url);
  const { headers } = await browserSignIn(SITE, email);
  expect(headers.getSetCookie().map((cookie) => cookie.split("=", 1)[0])).toEqual([
    "__Host-qz-refresh",
    "__Host-qz-session",
  ]);
  expect(granted(headers)).toEqual([]);
});
