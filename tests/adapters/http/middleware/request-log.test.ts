import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttpApp } from "../../../../adapters/http/server/create-http-app.ts";
import { createLog } from "../../../../adapters/system/create-log.ts";
import { call, PASSWORD } from "../../../support/call.ts";
import { listen } from "../../../support/listen.ts";
import { newId } from "../../../support/rows.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

type Line = Record<string, unknown>;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/**
 * An app that records its log, behind this many proxies.
 * @param arrived called when a request waits for an answer that never comes
 */
async function start({ trustProxy = 0, level = "info", arrived = (): void => undefined } = {}) {
  let said = "";
  const log = createLog({ level, format: "json" }, { write: (line) => void (said += line) });
  const app = createHttpApp(
    { ...server.services, log },
    {
      config: {
        siteUrl: "http://localhost",
        adminUrl: null,
        redirectAllow: [],
        adminOrigins: [],
        rateLimitFactor: 1000,
        trustProxy,
      },
      pages: async (ctx) => {
        if (ctx.path.startsWith("/endless")) {
          arrived();
          await new Promise((gone) => ctx.res.once("close", gone));
        }
        if (ctx.path.startsWith("/fault")) throw new Error("it broke");
        ctx.body = "a page";
      },
    },
  );
  const { url, close } = await listen(app);
  /** Waits for this many request lines: they are written after the response has ended. */
  const lines = async (count: number): Promise<Line[]> => {
    const all = () =>
      said
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line);
    const requests = () => all().filter(({ event }) => event === "request");
    await expect.poll(() => requests().length).toBeGreaterThanOrEqual(count);
    return all();
  };
  return { url, close, lines, said: () => said };
}

test("a request is logged as one line with its id, method, pattern, status, time and size, and no personal data", async () => {
  const { url, close, lines, said } = await start();
  const [email, agent] = ["ada@example.com", "Personal/1.0"];
  const headers = {
    Accept: "application/json",
    "User-Agent": agent,
    "X-Forwarded-For": "198.51.100.7",
    Cookie: "sid=of-ada",
  };
  const { headers: answered } = await fetch(`${url}/s/of-ada?email=${email}`, { headers });
  await call(`${url}/auth/v1/token?grant_type=password`, { json: { email, password: PASSWORD }, headers });
  await call(`${url}/api/admin/users/of-ada?q=${email}`, { headers });
  const [first, second, third] = await lines(3);
  await close();
  expect(first).toEqual({
    level: "info",
    time: expect.any(String),
    pid: process.pid,
    event: "request",
    request_id: answered.get("X-Request-Id"),
    method: "GET",
    route: "/s/:code",
    status: 404,
    ms: expect.any(Number),
    bytes: expect.any(Number),
  });
  expect(Number(first?.["bytes"])).toBeGreaterThan(200);
  expect(second).toMatchObject({ method: "POST", route: "/auth/v1/token", status: 400 });
  // refused by the shared guard, but logged with the requested route
  expect(third).toMatchObject({ route: "/api/admin/users/:id", status: 401 });
  expect(said()).not.toMatch(/of-ada|ada@|198\.51|Personal|127\.0\.0\.1/);
});

test("a request is logged under the route that answered it, not another one that matches", async () => {
  const { url, close, lines } = await start();
  for (const path of ["counts", newId()]) await call(`${url}/api/me/history/${path}`);
  const routes = (await lines(2)).map(({ route }) => route);
  await close();
  expect(routes).toEqual(["/api/me/history/counts", "/api/me/history/:id"]);
});

test("a request whose client left early is logged as aborted, without a status", async () => {
  const leaving = new AbortController();
  const { url, close, lines } = await start({ arrived: () => leaving.abort() });
  await expect(fetch(`${url}/endless`, { signal: leaving.signal })).rejects.toThrow("aborted");
  const [line] = await lines(1);
  await close();
  expect(line).toMatchObject({ method: "GET", aborted: true });
  expect(line).not.toHaveProperty("status");
});

test("health checks are logged at debug level only", async () => {
  const quiet = await start();
  await call(`${quiet.url}/healthz`);
  await call(`${quiet.url}/readyz`);
  await call(`${quiet.url}/api/public/settings`);
  expect((await quiet.lines(1)).map(({ route }) => route)).toEqual(["/api/public/settings"]);
  await quiet.close();
  const loud = await start({ level: "debug" });
  await call(`${loud.url}/healthz`);
  expect((await loud.lines(1))[0]).toMatchObject({ level: "debug", route: "/healthz" });
  await loud.close();
});

test("a server error has one id in the answer, its header and both log lines, and the path is not logged", async () => {
  const { url, close, lines, said } = await start();
  const { headers, body } = await call(`${url}/fault/of-ada`, { headers: { Accept: "application/json" } });
  const id = headers.get("X-Request-Id");
  expect(body["number"]).toBe(id);
  expect((await lines(1)).map(({ event, request_id }) => [event, request_id])).toEqual([
    ["request_failed", id],
    ["request", id],
  ]);
  expect(said()).not.toContain("of-ada");
  await close();
});

const GIVEN = "0af7651916cd43dd8448eb211c80319c";
const idFor = async (url: string, given: string): Promise<string> =>
  (await call(`${url}/healthz`, { headers: { "X-Request-Id": given } })).headers.get("X-Request-Id") ?? "";

test("behind a proxy, a valid request id is kept", async () => {
  const { url, close } = await start({ trustProxy: 1 });
  expect(await idFor(url, GIVEN)).toBe(GIVEN);
  for (const odd of ["short", "x".repeat(65), "a id with spaces", '"},{"forged":1']) {
    expect(await idFor(url, odd)).not.toBe(odd);
  }
  await close();
});

test("without a proxy, a given request id is ignored", async () => {
  const { url, close } = await start();
  expect(await idFor(url, GIVEN)).not.toBe(GIVEN);
  await close();
});
