import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BODIES } from "./fuzz/bodies.ts";
import { call } from "./support/call.ts";
import { adminWrites, everyRoute } from "./support/every-route.ts";
import { startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/**
 * Starts a server that only parses request bodies: it answers with the parsed body of a route, or with the
 * error.
 */
async function listenForBodies() {
  const routes = new Map(everyRoute(server).map((route) => [`${route.method} ${route.path}`, route]));
  const readBody = new Koa().use(async (ctx) => {
    const reader = routes.get(ctx.get("X-Route"))?.body;
    ctx.body = await reader?.read(ctx).catch((error: Error) => ({ refused: error.message }));
  });
  const listener = readBody.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  return {
    routes,
    read: (route: string, json: unknown) =>
      call(url, { method: "POST", json, headers: { "X-Route": route } }),
    close: () => listener.close(),
  };
}

test("the routes accept every field of the bodies that the fuzz run starts from", async () => {
  const bodies = await listenForBodies();
  const faults: string[] = [];
  for (const [name, sent] of Object.entries(BODIES)) {
    const { body } = await bodies.read(name, sent);
    const refused = body["refused"] as string | undefined;
    const ignored = Object.keys(sent).filter((field) => !(field in body));
    const route = bodies.routes.get(name);
    // its handler accepts one of three forms
    if (name === "POST /auth/v1/token") continue;
    if (!route?.body) faults.push(`${name}: there is no such route that reads a body`);
    else if (ignored.length > 0)
      faults.push(`${name}: ${refused ?? `the route does not know ${ignored.join(", ")}`}`);
  }
  bodies.close();
  expect(faults).toEqual([]);
});

/** Routes of tables that take a file or no body. */
const WITHOUT_JSON = ["POST /api/admin/verification_files"];

test("the fuzz run has a body for every table of the back office", () => {
  const writes = adminWrites(server).filter((name) => !name.startsWith("DELETE "));
  expect(writes.length).toBeGreaterThan(10);
  const missing = writes.filter((name) => BODIES[name] === undefined && !WITHOUT_JSON.includes(name));
  expect(missing, "add a body to tests/fuzz/bodies.ts").toEqual([]);
});
