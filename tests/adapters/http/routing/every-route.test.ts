import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandLine } from "../../../../core/audit/actor.ts";
import { newAdmin } from "../../../support/admin-provider.ts";
import { call, signUp, type Account } from "../../../support/call.ts";
import { everyRoute, type Route } from "../../../support/every-route.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

let server: TestServer;
let customer: Account;
let suspended: Account;
let demoted: Account;
beforeAll(async () => {
  server = await startServer();
  customer = await signUp(server.url);
  // regardless of the role they claim
  await call(`${server.url}/auth/v1/user`, {
    method: "PUT",
    json: { data: { role: "admin" } },
    token: customer.token,
  });
  // another admin: the last one can be neither suspended nor demoted
  await newAdmin(server);
  suspended = await newAdmin(server);
  demoted = await newAdmin(server);
  const { users } = server.services;
  await users.change(commandLine, suspended.id, { banSeconds: 3600 });
  await users.change(commandLine, demoted.id, { role: "customer" });
});
afterAll(() => server.close());

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

const ADMIN = /^\/(?:api\/admin|auth\/v1\/(?:admin|invite))(?:\/|$)/;
/** Routes that need an access token or an API key. Pictures for pages use a signed address instead. */
const SIGNED_IN =
  /^\/(?:api\/(?:me|v1(?!\/images\/))|auth\/v1\/(?:user|factors|logout|reauthenticate))(?:\/|$)/;

/**
 * Routes that anyone may call, or that authenticate otherwise: by the refresh cookie, a link from a mail, or
 * a signed address. Listed by hand, so that new ones are added deliberately.
 */
const PUBLIC = [
  "GET /ads/:id/click",
  "GET /ads/:id/frame",
  "GET /ads/preview",
  "GET /api/openapi.json",
  "GET /api/public/advertisements",
  "GET /api/public/brands",
  "GET /api/public/brands/default",
  "GET /api/public/legal_pages/:kind",
  "GET /api/public/mail-view/:token",
  "GET /api/public/news-mail/:token",
  "GET /api/public/settings",
  "GET /api/v1/images/barcode.:file",
  "GET /api/v1/images/qr.:file",
  "GET /auth/v1/.well-known/jwks.json",
  "GET /auth/v1/authorize",
  "GET /auth/v1/callback",
  "GET /auth/v1/settings",
  "GET /auth/v1/verify",
  "GET /custom.css",
  "GET /healthz",
  "GET /media/:folder/:name",
  "GET /readyz",
  "GET /s/:code",
  "GET /storage/v1/object/public/verification-files/:name",
  "GET /storage/v1/object/public/verification-files/public/:name",
  "POST /api/public/advertisements/impressions",
  "POST /api/public/news-mail/:token",
  "POST /api/public/verify",
  "POST /api/public/visits",
  "POST /auth/v1/callback",
  "POST /auth/v1/identity-link",
  "POST /auth/v1/identity-link/show",
  "POST /auth/v1/otp",
  "POST /auth/v1/recover",
  "POST /auth/v1/resend",
  "POST /auth/v1/signup",
  "POST /auth/v1/token",
  "POST /auth/v1/verify",
];

async function statusOf({ method, path }: Route, token?: string): Promise<number> {
  const address = path.replace(/[:*]\w+/g, randomUUID()).replace(/[{}]/g, "");
  const response = await fetch(server.url + address, {
    method,
    redirect: "manual",
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      "Content-Type": "application/json",
    },
    ...(["POST", "PUT", "PATCH"].includes(method) ? { body: "{}" } : {}),
  });
  await response.body?.cancel();
  return response.status;
}

/** Every route that answers with a status not in `allowed`. */
async function answering(routes: Route[], allowed: number[], token?: string): Promise<string[]> {
  const others: string[] = [];
  for (const route of routes) {
    const status = await statusOf(route, token);
    if (!allowed.includes(status)) others.push(`${nameOf(route)}: ${status}`);
  }
  return others;
}

test("the list of public routes is complete", () => {
  const open = everyRoute(server).filter(({ path }) => !ADMIN.test(path) && !SIGNED_IN.test(path));
  expect(open.map(nameOf).toSorted()).toEqual(PUBLIC.toSorted());
});

test("every other route answers visitors with 401", async () => {
  const guarded = everyRoute(server).filter((route) => !PUBLIC.includes(nameOf(route)));
  expect(guarded.length).toBeGreaterThan(80);
  expect(await answering(guarded, [401])).toEqual([]);
});

const calls = (): Route[] => everyRoute(server).filter(({ path }) => ADMIN.test(path));

describe("every route of the back office", () => {
  test.each([
    ["a customer", () => customer],
    ["a suspended admin", () => suspended],
    ["a former admin with a token that is still valid", () => demoted],
  ])("answers 401 or 403 to %s", async (_who, account) => {
    expect(calls().length).toBeGreaterThan(30);
    expect(await answering(calls(), [401, 403], account().token)).toEqual([]);
  });

  test("is open to an admin", async () => {
    const admin = await newAdmin(server);
    const reading = calls().filter(({ method }) => method === "GET");
    expect(await answering(reading, [200, 400, 404], admin.token)).toEqual([]);
  });
});
