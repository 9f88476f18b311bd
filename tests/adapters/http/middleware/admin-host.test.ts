import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAdmin } from "../../../support/admin-provider.ts";
import { PASSWORD, type Account } from "../../../support/call.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

const SITE = "codes.example.org";
const PANEL = "admin.example.org";

let server: TestServer;
let admin: Account;
beforeAll(async () => {
  server = await startServer({
    SITE_URL: `https://${SITE}`,
    ADMIN_URL: `https://${PANEL}`,
    TRUST_PROXY: "1",
  });
  admin = await newAdmin(server);
});
afterAll(() => server.close());

interface Answer {
  status: number;
  location: string | undefined;
  cookies: string[];
  body: string;
}

/** Sends a request with another Host header than the address it connects to, which `fetch` cannot do. */
function callAs(
  host: string,
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(server.url + path, { method, headers: { ...headers, Host: host } }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          cookies: response.headers["set-cookie"] ?? [],
          body: text,
        }),
      );
    });
    call.on("error", reject);
    call.end(body);
  });
}

const bearer = () => ({ Authorization: `Bearer ${admin.token}` });

describe("the panel's host", () => {
  test.each(["/admin", "/admin/users?page=2", "/login", "/auth/callback", "/assets/x.js", "/favicon.svg"])(
    "passes %s on to the pages",
    async (path) => {
      // this server does not include the pages
      expect((await callAs(PANEL, path)).status).toBe(404);
    },
  );

  test("redirects its root to the dashboard", async () => {
    expect(await callAs(PANEL, "/")).toMatchObject({ status: 302, location: "/admin/dashboard" });
  });

  test.each([
    "/qr-generator?data=x",
    "/customer/profile",
    "/s/abcdefg",
    "/ads/0193a0b0-0000-7000-8000-000000000001/frame",
    "/storage/v1/object/public/verification-files/google.html",
    "/google123.html",
    "/.well-known/security.txt",
    "/service-worker.js",
    "/api/public/advertisements?placement=header",
  ])("redirects %s to the site", async (path) => {
    expect(await callAs(PANEL, path)).toMatchObject({ status: 302, location: `https://${SITE}${path}` });
  });

  test("refuses posts to the site's public API", async () => {
    expect((await callAs(PANEL, "/api/public/visits", { method: "POST", body: "[]" })).status).toBe(404);
  });

  test("has its own sign-in with a host-only cookie and serves the admin API", async () => {
    const { status, cookies } = await callAs(PANEL, "/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-Client-Info": "quietzone-web",
        "X-Forwarded-Proto": "https",
        Origin: `https://${PANEL}`,
      },
      body: JSON.stringify({ email: admin.email, password: PASSWORD }),
    });
    expect(status).toBe(200);
    expect(cookies.join()).toMatch(/^__Host-qz-refresh=/);
    // the cookie is valid for no other host
    expect(cookies.join()).not.toMatch(/domain=/i);
    expect((await callAs(PANEL, "/api/admin/users", { headers: bearer() })).status).toBe(200);
  });

  test("is recognized in any case and with any port", async () => {
    expect((await callAs("ADMIN.example.org:443", "/")).location).toBe("/admin/dashboard");
  });
});

describe("the site's host", () => {
  test("redirects /admin to the panel", async () => {
    expect(await callAs(SITE, "/admin/users?page=2")).toMatchObject({
      status: 302,
      location: `https://${PANEL}/admin/users?page=2`,
    });
    expect((await callAs(SITE, "/admin", { method: "POST" })).status).toBe(404);
  });

  test.each(["/api/admin/users", "/api/admin/settings", "/auth/v1/admin/users"])(
    "does not serve %s to anyone",
    async (path) => {
      expect((await callAs(SITE, path, { headers: bearer() })).status).toBe(404);
    },
  );

  test("still serves the call of the upload test page", async () => {
    expect((await callAs(SITE, "/api/admin/images", { method: "POST", headers: bearer() })).status).not.toBe(
      404,
    );
  });

  test("is not treated as the panel because of X-Forwarded-Host or Forwarded headers", async () => {
    const headers = { ...bearer(), "X-Forwarded-Host": PANEL, Forwarded: `host=${PANEL}` };
    expect((await callAs(SITE, "/api/admin/users", { headers })).status).toBe(404);
    expect((await callAs(SITE, "/admin", { headers })).location).toBe(`https://${PANEL}/admin`);
    expect((await callAs("unknown.example", "/api/admin/users", { headers })).status).toBe(404);
  });
});

test.each([`https://${PANEL}/login`, `http://${PANEL.toUpperCase()}.:8080/`, `https://${SITE}/`])(
  "refuses a short link to %s",
  async (target) => {
    const made = server.services.shortLinks.create(admin.id, { target, name: "" });
    await expect(made).rejects.toMatchObject({
      code: "validation_failed",
      sentence: { key: "short_link.target_own" },
    });
  },
);
