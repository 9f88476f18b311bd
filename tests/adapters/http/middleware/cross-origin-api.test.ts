import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAdmin } from "../../../support/admin-provider.ts";
import { type ApiClient, createApiClient } from "../../../support/api-client.ts";
import { call, type Account } from "../../../support/call.ts";
import { everyRoute } from "../../../support/every-route.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

const PANEL = "https://panel.example";
const SECOND = "https://second.example";
const SITE = "https://codes.example";
const OTHERS = ["https://evil.example", "http://panel.example", "https://panel.example.evil.example", "null"];

let server: TestServer;
let admin: Account;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ SITE_URL: SITE, ADMIN_ORIGINS: `${PANEL}, ${SECOND},` });
  admin = await newAdmin(server);
  api = await createApiClient(server);
});
afterAll(() => server.close());

const ask = (path: string, Origin: string, options: Parameters<typeof call>[1] = {}) =>
  call(server.url + path, { ...options, headers: { ...options.headers, Origin } });
const preflight = (path: string, Origin: string, method: string, headers: string) =>
  ask(path, Origin, {
    method: "OPTIONS",
    headers: { "Access-Control-Request-Method": method, "Access-Control-Request-Headers": headers },
  });
const granted = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")));
const listOf = (headers: Headers, name: string) =>
  (headers.get(name) ?? "").split(",").map((item) => item.trim().toLowerCase());

describe("/api/admin", () => {
  test.each([PANEL, SECOND])(
    "allows a page of %s the methods and headers of ra-data-simple-rest, and If-Match",
    async (origin) => {
      for (const method of ["GET", "POST", "PUT", "DELETE"]) {
        const { status, headers } = await preflight(
          "/api/admin/users/0198c0de-0000-7000-8000-000000000000",
          origin,
          method,
          "authorization,content-type,if-match,range",
        );
        expect([method, status]).toEqual([method, 204]);
        expect(headers.get("Access-Control-Allow-Origin")).toBe(origin);
        for (const header of ["authorization", "content-type", "if-match", "range"]) {
          expect(listOf(headers, "Access-Control-Allow-Headers")).toContain(header);
        }
        expect(listOf(headers, "Access-Control-Allow-Methods")).toContain(method.toLowerCase());
        expect(headers.get("Access-Control-Allow-Credentials")).toBeNull();
        expect(headers.get("Vary")).toContain("Origin");
      }
    },
  );

  test("lets a page of an allowed origin read answers and errors", async () => {
    const { token } = admin;
    const answers = [
      await ask("/api/admin/users", PANEL, { token }),
      await ask('/api/admin/users?filter={"emial":"a"}', PANEL, { token }),
      await ask("/api/admin/users", PANEL),
      await ask("/api/admin/users/0198c0de-0000-7000-8000-000000000000", PANEL, { token }),
      await ask("/api/admin/notifications", PANEL, {
        token,
        raw: "{",
        headers: { "Content-Type": "application/json" },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 401, 404, 400]);
    for (const { headers } of answers) {
      expect(headers.get("Access-Control-Allow-Origin")).toBe(PANEL);
      expect(listOf(headers, "Access-Control-Expose-Headers")).toEqual(
        expect.arrayContaining(["content-range", "retry-after", "x-request-id"]),
      );
      expect(headers.get("Access-Control-Allow-Credentials")).toBeNull();
      expect(headers.get("Vary")).toContain("Origin");
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect(answers[0]?.headers.get("Content-Range")).toMatch(/^users 0-\d+\/\d+$/);
  });

  test.each(OTHERS)("gives a page of %s no access", async (origin) => {
    const asked = await preflight("/api/admin/users", origin, "GET", "authorization");
    expect([asked.status, granted(asked.headers)]).toEqual([404, {}]);
    const { headers } = await ask("/api/admin/users", origin, { token: admin.token });
    expect(granted(headers)).toEqual({});
    // otherwise a cache could serve the answer for one origin to another
    expect(headers.get("Vary")).toContain("Origin");
  });

  test("lets the same origins in on every route", async () => {
    const paths = everyRoute(server)
      .filter(({ path }) => path.startsWith("/api/admin/"))
      .map(
        ({ method, path }) =>
          [method, path.replaceAll(/:\w+/g, "0198c0de-0000-7000-8000-000000000000")] as const,
      );
    expect(paths.length).toBeGreaterThan(50);
    for (const [method, path] of paths) {
      const { status, headers } = await preflight(path, PANEL, method, "authorization");
      expect([method, path, status]).toEqual([method, path, 204]);
      expect(headers.get("Access-Control-Allow-Origin")).toBe(PANEL);
      expect(
        granted((await preflight(path, "https://evil.example", method, "authorization")).headers),
      ).toEqual({});
    }
  });
});

describe("/api/v1", () => {
  test.each([PANEL, ...OTHERS])("allows calls from a page of %s", async (origin) => {
    const asked = await preflight("/api/v1/qr.svg", origin, "GET", "authorization,content-type");
    expect([asked.status, asked.headers.get("Access-Control-Allow-Origin")]).toEqual([204, "*"]);
    expect(listOf(asked.headers, "Access-Control-Allow-Headers")).toEqual(
      expect.arrayContaining(["authorization", "content-type"]),
    );
    const { headers } = asked;
    expect(headers.get("Access-Control-Allow-Credentials")).toBeNull();

    const code = await api("/qr.svg?content=Hello", { headers: { Origin: origin } });
    expect([code.status, code.headers.get("Access-Control-Allow-Origin")]).toEqual([200, "*"]);
    const exposed = listOf(code.headers, "Access-Control-Expose-Headers");
    for (const name of [
      "ratelimit-limit",
      "ratelimit-remaining",
      "ratelimit-reset",
      "x-quietzone-key-expires",
      "x-quietzone-proof",
      "etag",
    ]) {
      expect([name, code.headers.has(name), exposed.includes(name)]).toEqual([name, true, true]);
    }
  });

  test("lets any origin read its errors and ignores cookies", async () => {
    const wrong = await api("/qr.svg", { headers: { Origin: "https://evil.example" } });
    expect([wrong.status, wrong.headers.get("Access-Control-Allow-Origin")]).toEqual([400, "*"]);
    const nobody = await ask("/api/v1/me", "https://evil.example", {
      headers: { Cookie: `__Host-qz-session=1; __Host-qz-refresh=${admin.refreshToken}` },
    });
    expect([nobody.status, nobody.headers.get("Access-Control-Allow-Origin")]).toEqual([401, "*"]);
  });
});

test.each(["/api/me/history", "/api/me/profile", "/api/public/settings"])(
  "%s is not available to other origins",
  async (path) => {
    for (const origin of [PANEL, "https://evil.example"]) {
      expect(granted((await ask(path, origin, { token: admin.token })).headers)).toEqual({});
      expect(granted((await preflight(path, origin, "GET", "authorization")).headers)).toEqual({});
    }
  },
);

test("without ADMIN_ORIGINS no other origin may call the back office", async () => {
  const closed = await startServer({ SITE_URL: SITE });
  try {
    const { headers } = await call(`${closed.url}/api/admin/users`, { headers: { Origin: PANEL } });
    expect(granted(headers)).toEqual({});
  } finally {
    await closed.close();
  }
});
