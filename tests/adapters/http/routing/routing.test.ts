import { expect, test } from "vitest";
import { createRouter } from "../../../../adapters/http/routing/create-router.ts";
import type { Guards } from "../../../../adapters/http/routing/guards.ts";
import { type AnyRoute, GUARDS } from "../../../../adapters/http/routing/route.ts";

const pass = async (_ctx: unknown, next: () => Promise<unknown>) => {
  await next();
};
const checks = {
  guards: Object.fromEntries(GUARDS.map((guard) => [guard, []])) as unknown as Guards,
  fresh: pass,
  hosts: { only: () => pass, pages: pass },
  crossOrigin: { allow: () => pass, preflight: () => pass },
  sameOrigin: pass,
};
const row = (fields: object): AnyRoute => ({
  method: "GET",
  path: "/x",
  guard: "admin",
  limit: [],
  handle: () => undefined,
  ...fields,
});

test.each([
  ["has no guard", [row({ guard: undefined })]],
  ["names a guard after an Object.prototype member", [row({ guard: "constructor" })]],
  ["has an unknown method", [row({ method: "OPTIONS" })]],
  ["is listed twice", [row({}), row({ guard: "anyone" })]],
  ["requires a fresh sign-in, but lets anyone in", [row({ guard: "anyone", fresh: true })]],
])("a route that %s is refused at startup", (_what, routes) => {
  expect(() => createRouter(routes, checks)).toThrow(/The route GET \/x|The route OPTIONS \/x/);
});

test("paths are case-sensitive, and a trailing slash matters", () => {
  const { opts } = createRouter([row({})], checks);
  expect(opts).toMatchObject({ sensitive: true, strict: true });
});
