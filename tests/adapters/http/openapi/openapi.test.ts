import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, test } from "vitest";
import pkg from "../../../../package.json" with { type: "json" };
import { EXAMPLES } from "../../../../adapters/http/openapi/examples.ts";
import { v1Table } from "../../../../adapters/http/routes/v1.ts";
import { commandLine } from "../../../../core/audit/actor.ts";
import { call } from "../../../support/call.ts";
import { everyRoute } from "../../../support/every-route.ts";
import { builtThreads } from "../../../support/programs/built-threads.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

let server: TestServer;
let key: string;
beforeAll(async () => {
  server = await startServer({}, builtThreads());
  const scopes = ["generate" as const, "batch" as const, "decode" as const];
  key = (await server.services.apiKeys.create(commandLine, { name: "Reader", scopes })).key;
});
afterAll(() => server.close());

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; example?: unknown }[];
  responses: Record<string, { content?: Record<string, { schema?: object }>; headers?: object }>;
  security: { apiKey: string[] }[];
}
interface Document {
  openapi: string;
  info: { version: string; title: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}
const document = async () =>
  (await call(`${server.url}/api/openapi.json`)).body as unknown as Document & Record<string, unknown>;
const operations = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );

test("the document is valid OpenAPI 3.1", async () => {
  const said = await document();
  expect(said.openapi).toBe("3.1.0");
  expect(said.info).toMatchObject({ version: pkg.version, title: "Quietzone API" });
  expect(await new Validator().validate(said)).toEqual({ valid: true });
});

test("it contains every route of the public API and no other", async () => {
  const routes = everyRoute(server)
    .filter(({ path }) => path.startsWith("/api/v1/"))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
  expect(routes.length).toBeGreaterThan(10);
  expect(
    operations(await document())
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(routes.toSorted());
});

test("every call has a unique id and documents its errors and rate-limit headers", async () => {
  const all = operations(await document());
  expect(new Set(all.map(({ operation }) => operation.operationId)).size).toBe(all.length);
  for (const { name, operation } of all) {
    const { responses } = operation;
    const statuses = Object.keys(responses);
    expect({
      name,
      missing: ["400", "403", "429", "503"].filter((status) => !statuses.includes(status)),
    }).toEqual({ name, missing: [] });
    // routes that need no API key cannot refuse one
    const isSigned = operation.security.length === 0;
    expect([name, statuses.includes("401")]).toEqual([name, !isSigned]);
    expect(JSON.stringify(responses["403"]).includes("API key")).toBe(!isSigned);
    const done = statuses.find((status) => status.startsWith("2")) ?? "none";
    for (const status of [done, "429"]) {
      expect(responses[status]?.headers).toHaveProperty("RateLimit-Remaining");
    }
    expect(responses["429"]?.content?.["application/json"]?.schema).toEqual({
      $ref: "#/components/schemas/Error",
    });
  }
});

test("only GET requests document a 304, and a refused key documents WWW-Authenticate", async () => {
  for (const { name, operation } of operations(await document())) {
    expect([name, "304" in operation.responses]).toEqual([
      name,
      name.startsWith("GET ") && !name.endsWith("/me"),
    ]);
    const isSigned = operation.security.length === 0;
    expect([name, "WWW-Authenticate" in (operation.responses["403"]?.headers ?? {})]).toEqual([
      name,
      !isSigned,
    ]);
  }
});

test("pictures and documents have their media types", async () => {
  const { paths } = await document();
  const content = paths["/api/v1/qr"]?.["get"]?.responses["200"]?.content ?? {};
  expect(Object.keys(content).toSorted()).toEqual([
    "application/json",
    "application/pdf",
    "application/postscript",
    "application/zpl",
    "image/png",
    "image/svg+xml",
  ]);
  expect(content["image/png"]?.schema).toEqual({ type: "string", contentMediaType: "image/png" });
});

test("every example in the document works as written", async () => {
  const sent = new Set<string>();
  const { apiKey } = await server.services.apiKeys.authenticate(key);
  for (const [name, { query = {}, body, answer }] of Object.entries(EXAMPLES)) {
    const [method = "GET", route = ""] = name.split(" ");
    // most examples are listed under two paths
    const example = JSON.stringify([method, query, body]);
    if (answer || sent.has(example)) continue;
    sent.add(example);
    const path = `/api/v1${route.replace("{file}", "svg")}`;
    const fields = Object.fromEntries(Object.entries(query).map(([field, value]) => [field, String(value)]));
    // a signed address: sign it with the key of this test
    const address = route.startsWith("/images/")
      ? (await server.services.imageAddresses.write(apiKey, path, fields, null)).path
      : `${path}?${new URLSearchParams(fields).toString()}`;
    const response = await fetch(server.url + address, {
      method,
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect([name, response.status]).toEqual([name, route.startsWith("/image-urls/") ? 201 : 200]);
    await response.body?.cancel();
  }
});

test("every call but /me has an example, and every example belongs to a call", () => {
  const known = v1Table(server.services).map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(known.filter((name) => name !== "GET /me").toSorted());
});

test("it shows the site's name and address from the settings, and is closed when the API is", async () => {
  const save = (changes: Record<string, unknown>) =>
    server.services.settingsAdministration.save(commandLine, changes);
  await save({ site_name: "Codes", site_url: "https://codes.example" });
  const said = await document();
  expect(said.info.title).toBe("Codes API");
  expect(said.servers).toEqual([{ url: "https://codes.example" }]);
  await save({ enable_api: false });
  expect(await call(`${server.url}/api/openapi.json`)).toMatchObject({
    status: 403,
    body: { code: "forbidden" },
  });
  await save({ enable_api: true });
});
