import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAdmin } from "../../../support/admin-provider.ts";
import { everyRoute } from "../../../support/every-route.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

/**
 * Scales limits of up to 300 calls per minute to one and those of 600 to two, which tells expensive calls
 * apart.
 */
const FACTOR = 1 / 300;
let strict: TestServer;
let server: TestServer;
beforeAll(async () => {
  strict = await startServer({ RATE_LIMIT_FACTOR: String(FACTOR), TRUST_PROXY: "1" });
  server = await startServer();
});
afterAll(async () => {
  await strict.close();
  await server.close();
});

interface Route {
  method: string;
  path: string;
}
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

const PAGES = ["/", "/customer/history", "/file.html", "/.well-known/file.txt"];
const allRoutes = (): Route[] => [...everyRoute(server), ...PAGES.map((path) => ({ method: "GET", path }))];

const addressOf = ({ path }: Route): string =>
  path
    .replace(":key/picture", "logo_url/picture")
    .replace(/[:*]\w+/g, randomUUID())
    .replace(/[{}]/g, "") + (path.endsWith("/token") ? "?grant_type=password" : "");

/** Routes without a limit, and why they cannot be abused. */
const UNLIMITED: Record<string, string> = {
  "GET /healthz": "answers from memory, to monitoring",
  "GET /readyz": "asks the database for one row, and monitoring needs its answer",
  "GET /metrics": "asks for a token first",
  "GET /custom.css": "one setting, which is held in memory",
  "GET /api/public/settings": "settings that are held in memory",
  "GET /api/public/advertisements": "a list that is held in memory",
  "GET /ads/:id/frame": "out of the same list",
  "GET /ads/preview": "a constant",
  "GET /auth/v1/settings": "settings that are held in memory",
  "GET /auth/v1/.well-known/jwks.json": "keys that are held in memory",
};

/** Expensive routes: with the strict factor, the second call has to wait. */
const DEAR = [
  "GET /api/admin/users/export.csv",
  "GET /api/admin/audit_log/export.csv",
  "GET /api/admin/analytics/report",
  "GET /api/admin/analytics/report.csv",
  "GET /api/admin/analytics/lists/:name",
  "GET /api/admin/analytics/goals",
  "GET /api/admin/dashboard",
  "GET /api/me/analytics",
  "GET /api/me/activity",
  "GET /api/me/export",
  "POST /api/me/import",
  "POST /api/me/images",
  "POST /api/me/avatar",
  "POST /api/me/signatures",
  "POST /api/me/account/delete",
  "POST /api/admin/images",
  "POST /api/admin/advertisements/images",
  "POST /api/admin/settings/:key/picture",
  "POST /api/admin/users/import-preview",
  "POST /api/admin/verification_files",
  "POST /api/admin/test-mail",
  "POST /api/admin/webhooks/:target/test",
  "POST /api/admin/reauthenticate",
  "POST /api/public/verify",
  "POST /auth/v1/signup",
  "POST /auth/v1/token",
  "POST /auth/v1/otp",
  "POST /auth/v1/recover",
  "POST /auth/v1/verify",
  "POST /auth/v1/resend",
  "PUT /auth/v1/user",
];

/** Runs several at once: most of the time is spent waiting. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const item of left) await work(item);
    }),
  );
}

let machines = 0;
/** The statuses of this many consecutive calls from a new address. */
async function answers(route: Route, times: number, token?: string): Promise<number[]> {
  machines += 1;
  const address = `203.0.${113 + (machines >> 8)}.${machines & 255}`;
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const response = await fetch(strict.url + addressOf(route), {
      method: route.method,
      redirect: "manual",
      headers: {
        "X-Forwarded-For": address,
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
    });
    await response.body?.cancel();
    statuses.push(response.status);
    if (response.status === 429) break;
  }
  return statuses;
}

describe("every route", () => {
  test("refuses callers above the limit, except for routes that cost nothing", async () => {
    const free: string[] = [];
    await forEach(allRoutes(), async (route) => {
      // the largest limit over a few minutes allows ten calls here
      if ((await answers(route, 11)).at(-1) !== 429) free.push(nameOf(route));
    });
    const known = Object.keys(UNLIMITED);
    expect(free.filter((name) => !known.includes(name))).toEqual([]);
  });

  test("that is expensive has a lower limit than the others", async () => {
    const routes = allRoutes();
    const { token } = await newAdmin(strict);
    const cheap: string[] = [];
    await forEach(DEAR, async (name) => {
      const route = routes.find((each) => nameOf(each) === name);
      if (!route || (await answers(route, 2, token)).at(-1) !== 429) cheap.push(name);
    });
    expect(cheap).toEqual([]);
  });
});

/** Routes that take more than 64 kB of JSON, with the bytes of a body that is too large for them. */
const TAKES_MORE: Readonly<Record<string, number>> = {
  "POST /api/me/brands": 3_200_000,
  "PATCH /api/me/brands/:id": 3_200_000,
  "POST /api/me/batches": 9_500_000,
  "PUT /api/me/batches/:id": 9_500_000,
  "POST /api/admin/site_brands": 3_200_000,
  "PUT /api/admin/site_brands/:id": 3_200_000,
  "POST /api/admin/legal_pages/preview": 1_100_000,
  "PUT /api/admin/legal_pages/:id": 1_100_000,
  "POST /api/admin/users/import": 300_000,
};
/** Routes that take a file; all other routes with a body take JSON. */
const TAKES_FILES = [
  "POST /api/admin/advertisements/images",
  "POST /api/admin/images",
  "POST /api/admin/settings/:key/picture",
  "POST /api/admin/users/import-preview",
  "POST /api/admin/verification_files",
  "POST /api/me/avatar",
  "POST /api/me/images",
  "POST /api/me/import",
];

const hostileForm = () => {
  const fields = new FormData();
  fields.append("__proto__", "theirs");
  fields.append("__proto__[theirs]", new Blob(["theirs"]), "__proto__");
  return fields;
};

/** All routes that write, without those that would end the session and thereby the walk. */
const changing = (): Route[] =>
  allRoutes().filter(({ method, path }) => method !== "GET" && !/logout|sessions|account/.test(path));

async function sender() {
  const { token } = await newAdmin(server);
  return async (route: Route, body: BodyInit): Promise<number> => {
    const response = await fetch(server.url + addressOf(route), {
      method: route.method,
      redirect: "manual",
      headers: {
        Authorization: `Bearer ${token}`,
        ...(typeof body === "string" ? { "Content-Type": "application/json" } : {}),
      },
      body,
    });
    await response.body?.cancel();
    return response.status;
  };
}

const largeBody = (route: Route) =>
  JSON.stringify({ email: "a".repeat(TAKES_MORE[nameOf(route)] ?? 70_000) });

describe("every request body", () => {
  test("is refused if it is too large, before it is read, or if it is not valid JSON", async () => {
    const send = await sender();
    const takesFiles: string[] = [];
    const wrong: string[] = [];
    let takesJson = 0;
    await forEach(changing(), async (route) => {
      const status = await send(route, "{");
      if (status === 415) takesFiles.push(nameOf(route));
      // routes that read no body do not answer 400
      if (status !== 400) return;
      takesJson += 1;
      if ((await send(route, largeBody(route))) !== 413) wrong.push(nameOf(route));
    });
    expect(wrong).toEqual([]);
    expect(takesFiles.toSorted()).toEqual(TAKES_FILES);
    expect(takesJson).toBeGreaterThan(40);
  });

  test("may be deeply nested or contain __proto__ without a server error or prototype pollution", async () => {
    const send = await sender();
    const bodies = [
      () => "[".repeat(8000) + "]".repeat(8000),
      () =>
        '{"__proto__":{"theirs":1},"constructor":{"prototype":{"theirs":1}},"changes":{"__proto__":{"theirs":1},"toString":1}}',
      hostileForm,
    ];
    const failed: string[] = [];
    await forEach(changing(), async (route) => {
      for (const [at, body] of bodies.entries()) {
        if ((await send(route, body())) >= 500) failed.push(`${nameOf(route)} with body ${at}`);
      }
    });
    expect(failed).toEqual([]);
    expect("theirs" in {}).toBe(false);
  });
});
