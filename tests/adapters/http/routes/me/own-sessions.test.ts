import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call, PASSWORD, signUp, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

interface SessionRow {
  id: string;
  current: boolean;
  device: string;
  browser: string;
  os: string;
  ip_address: string;
  country: string | null;
  last_used_at: string;
}

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

let server: TestServer;
let ann: Account;
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: "1" });
});
beforeEach(async () => {
  ann = await signUp(server.url);
});
afterAll(() => server.close());

/** Signs in to the account once more. @returns the access token */
async function signInFrom(userAgent: string, address = "8.8.8.8", account = ann): Promise<string> {
  const { body } = await call(`${server.url}/auth/v1/token?grant_type=password`, {
    json: { email: account.email, password: PASSWORD },
    headers: { "User-Agent": userAgent, "X-Forwarded-For": address },
  });
  return String(body["access_token"]);
}
async function list(token = ann.token): Promise<SessionRow[]> {
  const { status, body } = await call(`${server.url}/api/me/sessions`, { token });
  expect(status).toBe(200);
  return body as unknown as SessionRow[];
}
const end = (path: string, token = ann.token) =>
  call(`${server.url}/api/me/sessions${path}`, { method: "DELETE", token });
const statusFor = async (token: string) => (await call(`${server.url}/api/me/profile`, { token })).status;

test("sessions are listed with device, browser, address, place and last use, the current one first", async () => {
  await signInFrom(FIREFOX);
  await signInFrom(IPHONE, "10.0.0.7");
  const [own, phone, desktop] = await list();
  expect(own?.current).toBe(true);
  expect(phone).toMatchObject({
    current: false,
    device: "phone",
    browser: "Safari",
    os: "iOS",
    ip_address: "10.0.0.7",
    country: null,
  });
  expect(desktop).toMatchObject({ device: "desktop", browser: "Firefox", os: "Windows", country: "US" });
  expect(Date.parse(desktop?.last_used_at ?? "")).not.toBeNaN();
});

test("an ended session is refused at its next call, and the others continue", async () => {
  const firefox = await signInFrom(FIREFOX);
  const phone = await signInFrom(IPHONE);
  const id = (await list(firefox))[0]?.id ?? "";
  expect((await end(`/${id}`)).status).toBe(204);
  expect([await statusFor(firefox), await statusFor(phone), await statusFor(ann.token)]).toEqual([
    401, 200, 200,
  ]);
});

test("all other sessions can be ended at once, and this one stays", async () => {
  const others = [await signInFrom(FIREFOX), await signInFrom(IPHONE)];
  expect((await end("")).status).toBe(204);
  expect(await Promise.all(others.map(statusFor))).toEqual([401, 401]);
  expect((await list()).map(({ current }) => current)).toEqual([true]);
});

test("another user's session and made-up ids are not found", async () => {
  const bob = await signUp(server.url);
  const [bobs] = await list(bob.token);
  for (const id of [bobs?.id, randomUUID(), "1", "..%2f"]) {
    const { status, body } = await end(`/${id}`);
    expect([status, body["code"]]).toEqual([404, "not_found"]);
  }
  expect(await statusFor(bob.token)).toBe(200);
  expect((await list()).map(({ id }) => id)).not.toContain(bobs?.id);
});

test("a session is returned without tokens, digests or keys", async () => {
  const [own] = await list();
  expect(Object.keys(own ?? {}).toSorted()).toEqual([
    "aal",
    "browser",
    "country",
    "created_at",
    "current",
    "device",
    "expires_at",
    "id",
    "ip_address",
    "last_used_at",
    "os",
  ]);
});
