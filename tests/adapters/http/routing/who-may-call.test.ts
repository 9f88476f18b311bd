import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AnyRoute, Guard } from "../../../../adapters/http/routing/route.ts";
import { commandLine } from "../../../../core/audit/actor.ts";
import { newAdmin } from "../../../support/admin-provider.ts";
import { call, PASSWORD, signUp } from "../../../support/call.ts";
import { everyRoute, registeredRoutes } from "../../../support/every-route.ts";
import { startServer, type TestServer } from "../../../support/server.ts";
import { spellingsOf } from "./spellings.ts";

const SITE = "https://codes.example";
const PANEL = "https://panel.example";
const HOSTS = { site: "codes.example", panel: "panel.example" };
type Host = keyof typeof HOSTS;

let server: TestServer;
let callers: Record<string, Record<string, string>>;
beforeAll(async () => {
  server = await startServer({ SITE_URL: SITE, ADMIN_URL: PANEL });
  callers = await createCallers(server);
});
afterAll(() => server.close());

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Callers without permission, and the headers that they send. */
async function createCallers({ url, services }: TestServer): Promise<Record<string, Record<string, string>>> {
  await newAdmin(server);
  await services.settingsAdministration.save(commandLine, { enable_api: true });
  const customer = await signUp(url);
  const suspended = await newAdmin(server);
  await services.users.change(commandLine, suspended.id, { banSeconds: 3600 });
  const signedOut = await newAdmin(server);
  await call(`${url}/auth/v1/logout?scope=global`, { method: "POST", token: signedOut.token });
  const scopes = ["generate" as const, "batch" as const, "decode" as const];
  const { key } = await services.apiKeys.create(commandLine, { name: "Till", scopes }, customer.id);
  const admin = await newAdmin(server);
  const { headers } = await call(`${url}/auth/v1/token?grant_type=password`, {
    json: { email: admin.email, password: PASSWORD },
    headers: { "X-Client-Info": "quietzone-web", Origin: SITE },
  });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return {
    nobody: {},
    customer: bearer(customer.token),
    "suspended admin": bearer(suspended.token),
    "admin who signed out": bearer(signedOut.token),
    "API key": bearer(key),
    "cookie of an admin from another origin": { Cookie: cookie, Origin: "https://evil.example" },
  };
}

/** Callers that pass each guard; other tests cover those of another kind. */
const PASSES: Partial<Record<Guard, readonly string[]>> = {
  session: ["customer"],
  user: ["customer"],
  customer: ["customer"],
  "api-key": ["API key"],
};
/** These tests set no metrics token, so the route does not exist. */
const REFUSED = [401, 403];
const NOWHERE = [404, 405, 308];

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
afterAll(() => agent.destroy());

interface Call {
  method: string;
  /** Sent as is: no client may normalize it. */
  path: string;
  headers: Record<string, string>;
  host: Host;
}

const send = ({ method, path, headers, host }: Call): Promise<{ status: number; cache: string }> =>
  new Promise((resolve, reject) => {
    const body = ["POST", "PUT", "PATCH"].includes(method) ? "{}" : "";
    const sent = request(
      server.url,
      {
        agent,
        method,
        path,
        headers: {
          Host: HOSTS[host],
          ...headers,
          ...(body === "" ? {} : { "Content-Type": "application/json", "Content-Length": body.length }),
        },
      },
      (response) => {
        response.resume();
        response.once("end", () =>
          resolve({ status: response.statusCode ?? 0, cache: response.headers["cache-control"] ?? "" }),
        );
      },
    );
    sent.once("error", reject);
    sent.end(body);
  });

/** Makes all calls, some in parallel. @returns their number, and those with a status not in `allowed` */
async function refusals(calls: readonly (Call & { name: string; allowed: readonly number[] })[]) {
  const wrong: string[] = [];
  const left = calls.values();
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (const each of left) {
        const { status, cache } = await send(each);
        if (!each.allowed.includes(status)) wrong.push(`${each.name}: ${status}`);
        else if (status !== 404 && status !== 308 && cache !== "no-store")
          wrong.push(`${each.name}: ${status} with Cache-Control: ${cache}`);
      }
    }),
  );
  return { count: calls.length, wrong };
}

const withIds = (path: string): string => path.replaceAll(/:\w+/gi, randomUUID());
const addressOf = ({ path }: AnyRoute): string => withIds(path);
const guarded = (): AnyRoute[] => everyRoute(server).filter(({ guard }) => guard !== "anyone");

const named = (routes: readonly { method: string; path: string }[]): string[] =>
  routes.map(({ method, path }) => `${method} ${path}`).toSorted();

test("the application registers exactly the routes of the table", () => {
  const registered = registeredRoutes(server).filter(
    ({ method }) => method !== "HEAD" && method !== "OPTIONS",
  );
  expect(named(registered)).toEqual(named(everyRoute(server)));
});

describe("a route with a guard", () => {
  test("refuses everyone without the right, with every method and on both hosts", async () => {
    const overrides = {
      "X-HTTP-Method-Override": "GET",
      "X-Method-Override": "GET",
      "X-Original-URL": "/healthz",
      "X-Rewrite-URL": "/healthz",
    };
    const calls = guarded().flatMap((route) =>
      Object.entries(callers)
        .filter(([who]) => !PASSES[route.guard]?.includes(who))
        .flatMap(([who, headers]) =>
          (["site", "panel"] as const).flatMap((host) =>
            [
              { method: route.method, headers },
              { method: route.method, headers: { ...headers, ...overrides } },
              ...(route.method === "GET" ? [{ method: "HEAD", headers }] : []),
              { method: "OPTIONS", headers },
            ].map((sent) => ({
              ...sent,
              host,
              path: addressOf(route),
              name: `${sent.method} ${route.path} of ${host} by ${who}`,
              // the other host does not have the route
              allowed: [...REFUSED, ...NOWHERE, ...(host === "panel" ? [302] : [])],
            })),
          ),
        ),
    );
    const { count, wrong } = await refusals(calls);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(5000);
  }, 120_000);

  test("answers its own path on its host with a refusal, so that the other tests do reach the guards", async () => {
    const routes = guarded();
    const calls = routes.map((route) => ({
      method: route.method,
      path: addressOf(route),
      headers: {},
      host: ["admin", "auth-admin"].includes(route.guard) ? ("panel" as const) : ("site" as const),
      name: `${route.method} ${route.path}`,
      allowed: REFUSED,
    }));
    expect((await refusals(calls)).wrong).toEqual([]);
  });
});

/**
 * QZ_WALK=full makes every call of the walk, which takes minutes; otherwise, callers and hosts alternate over
 * the spellings.
 */
const isFull = process.env["QZ_WALK"] === "full";

test("no other spelling of a path reaches a route, for any caller", async () => {
  const hosts = ["site", "panel"] as const;
  const everybody = Object.entries(callers).flatMap(([who, headers]) =>
    hosts.map((host) => ({ who, headers, host })),
  );
  const routes = everyRoute(server);
  const calls = routes
    .flatMap((route) => spellingsOf(route.path).map((path) => ({ route, path: withIds(path) })))
    .flatMap(({ route, path }, at) =>
      (isFull ? everybody : [everybody.at(at % everybody.length) ?? []].flat())
        .filter(({ who }) => !PASSES[route.guard]?.includes(who))
        .map(({ who, headers, host }) => ({
          method: route.method,
          path,
          headers,
          host,
          name: `${route.method} ${path} of ${host} by ${who}`,
          // a guard refuses where a sibling route has a parameter; the panel's host redirects pages to the
          // site
          allowed: [...NOWHERE, ...REFUSED, ...(host === "panel" ? [302] : [])],
        })),
    );
  const { count, wrong } = await refusals(calls);
  expect(wrong.slice(0, 50)).toEqual([]);
  expect(count).toBeGreaterThan(isFull ? 80_000 : 6000);
  // oxlint-disable-next-line no-console -- the size of the walk is a figure that people ask for
  console.info(`${routes.length} routes, ${everybody.length} callers on hosts, ${count} calls`);
}, 600_000);

test("no answer with personal data may be stored by a browser or a proxy", async () => {
  const admin = await newAdmin(server);
  const calls = guarded()
    .filter(
      ({ method, guard }) => method === "GET" && ["admin", "auth-admin", "customer", "user"].includes(guard),
    )
    // the stream stays open
    .filter(({ path }) => path !== "/api/me/notifications/stream")
    .map((route) => ({
      method: "GET",
      path: addressOf(route),
      headers: bearer(admin.token),
      host: "panel" as const,
      name: route.path,
    }));
  const answers = await Promise.all(calls.map(async (each) => ({ ...each, ...(await send(each)) })));
  const succeeded = answers.filter(({ status }) => status === 200);
  expect(succeeded.length).toBeGreaterThan(30);
  expect(succeeded.filter(({ cache }) => cache !== "no-store").map(({ name }) => name)).toEqual([]);
});
