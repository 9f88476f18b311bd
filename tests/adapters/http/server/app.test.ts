import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttpApp } from "../../../../adapters/http/server/create-http-app.ts";
import { call } from "../../../support/call.ts";
import { listen } from "../../../support/listen.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const CONFIG = {
  siteUrl: "http://localhost",
  adminUrl: null,
  redirectAllow: [],
  adminOrigins: [],
  rateLimitFactor: 1000,
  trustProxy: 0,
};

test("/healthz and /readyz report that the server is alive and its database answers", async () => {
  expect((await call(`${server.url}/healthz`)).body).toEqual({ status: "ok" });
  await expect.poll(async () => (await call(`${server.url}/readyz`)).body).toEqual({ status: "ready" });
});

test("visitors can read the public settings and no others", async () => {
  const { body } = await call(`${server.url}/api/public/settings`);
  expect(body).toMatchObject({ site_name: "Quietzone", password_min_length: 6, primary_color: "#00d4ff" });
  expect(Object.keys(body).toSorted()).toEqual([
    "accent_color",
    "browser_notifications",
    "enable_2fa",
    "enable_analytics",
    "enable_api",
    "enable_registration",
    "favicon_url",
    "language",
    "logo_url",
    "meta_description",
    "meta_keywords",
    "meta_title",
    "password_min_length",
    "primary_color",
    "require_login_to_download",
    "secondary_color",
    "sends_mail",
    "site_description",
    "site_name",
    "source_url",
    "timezone",
  ]);
});

test.each(["/api/nothing", "/auth/v1/nothing", "/media/a/b.png", "/media/..%2f..%2fdb/PG_VERSION", "/api"])(
  "%s is not found and answered in JSON",
  async (path) => {
    const { status, body } = await call(`${server.url}${path}`);
    expect(status).toBe(404);
    expect(body["code"] === 404 ? body["error_code"] : body["code"]).toBe("not_found");
  },
);

test.each(["*", "x://y", "http://", "http://[::1", "https://[x]y/", "mailto://a@b"])(
  "the malformed target %s is refused with 400",
  async (target) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.end(`GET ${target} HTTP/1.1\r\nHost: a\r\nAccept: application/json\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"validation_failed"');
  },
);

test("every answer has the security headers for browsers", async () => {
  const { headers } = await call(`${server.url}/healthz`);
  const policy = headers.get("Content-Security-Policy") ?? "";
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic' 'wasm-unsafe-eval';/);
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain("blob:");
  expect(policy).not.toContain("upgrade-insecure-requests");
  expect(headers.get("Permissions-Policy")).toBe(
    "camera=(self), geolocation=(self), microphone=(), payment=(), usb=()",
  );
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("X-Powered-By")).toBeNull();
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  expect(headers.get("Strict-Transport-Security")).toBeNull();
});

test("a page knows the nonce of its answer, which differs each time", async () => {
  const app = createHttpApp(server.services, {
    config: CONFIG,
    pages: (ctx) => {
      ctx.body = { nonce: String(ctx.state["nonce"]) };
    },
  });
  const { url, close } = await listen(app);
  const [first, second] = [await call(`${url}/`), await call(`${url}/`)];
  await close();
  for (const { headers, body } of [first, second]) {
    expect(headers.get("Content-Security-Policy")).toContain(`'nonce-${String(body["nonce"])}'`);
  }
  expect(first.body["nonce"]).not.toBe(second.body["nonce"]);
});

test("an unexpected error reveals nothing but its number, and the server keeps running", async () => {
  const logged: unknown[] = [];
  const log = { ...server.services.log, error: (entry: unknown) => void logged.push(entry) };
  const services = { ...server.services, log: log as typeof server.services.log };
  const app = createHttpApp(services, {
    config: CONFIG,
    pages: (ctx) => {
      if (ctx.path === "/fault") throw new Error("SELECT secret FROM /var/lib");
      ctx.body = {};
    },
  });
  const { url, close } = await listen(app);
  const fault = await call(`${url}/fault`, { headers: { Accept: "application/json" } });
  const page = await fetch(`${url}/fault`, { headers: { Accept: "text/html" } });
  const html = await page.text();
  const after = await call(`${url}/`);
  await close();
  expect([fault.status, fault.body["code"]]).toEqual([500, "unexpected_failure"]);
  expect(JSON.stringify(fault.body) + html).not.toMatch(/SELECT|var\/lib|node_modules/);
  expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
  const { request_id: number } = logged[0] as { request_id: string };
  expect(fault.headers.get("X-Request-Id")).toBe(number);
  expect(fault.body["number"]).toBe(number);
  expect(String(fault.body["message"])).toContain(number);
  expect(after.status).toBe(200);
});

test("while the database is unavailable, /readyz answers 503", async () => {
  const gone = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const services = { ...server.services, ready: () => Promise.reject(gone) };
  const app = createHttpApp(services, { config: CONFIG, pages: (_ctx, next) => next() });
  const { url, close } = await listen(app);
  const { status, body } = await call(`${url}/readyz`);
  await close();
  expect([status, body["code"]]).toEqual([503, "unavailable"]);
});
