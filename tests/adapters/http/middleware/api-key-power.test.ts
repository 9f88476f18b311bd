import type { Knex } from "knex";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "../../../../adapters/db/pool/connect.ts";
import { commandLine } from "../../../../core/audit/actor.ts";
import { API_SCOPES, type ApiScope } from "../../../../core/api-keys/api-key.ts";
import { call } from "../../../support/call.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

let server: TestServer;
let knex: Knex;
beforeAll(async () => {
  server = await startServer();
  knex = createPool({ connectionString: server.databaseUrl }, 2);
});
afterAll(async () => {
  await knex.destroy();
  await server.close();
});

const newKey = (scopes: ApiScope[]) =>
  server.services.apiKeys.create(commandLine, { name: "Till", scopes, expires_in_days: 7 });

const GENERATE = "/api/v1/qr.svg?content=hello";

async function answer(key: string, path = GENERATE): Promise<[number, unknown]> {
  const response = await fetch(server.url + path, { headers: { Authorization: `Bearer ${key}` } });
  const text = await response.text();
  return [response.status, response.ok ? "fine" : (JSON.parse(text) as { code: string }).code];
}

test("a key is refused from the moment it expires", async () => {
  const { key, apiKey } = await newKey(["generate"]);
  expect(await answer(key)).toEqual([200, "fine"]);
  await knex("api_keys").where({ id: apiKey.id }).update({ expires_at: new Date() });
  expect(await answer(key)).toEqual([401, "no_authorization"]);
  expect(await answer(key, "/api/v1/me")).toEqual([401, "no_authorization"]);
});

test("a key works for its own scopes only, and for no API other than /api/v1", async () => {
  const others = API_SCOPES.filter((scope) => scope !== "generate");
  const { key } = await newKey(others);
  expect(await answer(key)).toEqual([403, "forbidden"]);
  expect(await answer(key, "/api/v1/me")).toEqual([200, "fine"]);
  for (const path of ["/api/me/profile", "/api/admin/users", "/auth/v1/user"]) {
    const { status } = await call(server.url + path, { token: key });
    expect([path, [401, 403].includes(status)]).toEqual([path, true]);
  }
});
