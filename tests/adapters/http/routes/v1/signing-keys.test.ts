import type { Knex } from "knex";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "../../../../../adapters/db/pool/connect.ts";
import { chosenScopes, newApiKeySchema, type ApiScope } from "../../../../../core/api-keys/api-key.ts";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { call, signUp } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let knex: Knex;
beforeAll(async () => {
  server = await startServer();
  knex = createPool({ connectionString: server.databaseUrl }, 1);
});
afterAll(async () => {
  await knex.destroy();
  await server.close();
});

const DOCUMENT = { document_title: "Contract", signer_name: "Ada" };
const newKey = async (scopes: ApiScope[]) => {
  const { id } = await signUp(server.url);
  return server.services.apiKeys.create(commandLine, { name: "Desk", scopes }, id);
};
const sign = (token: string, security_level = "standard") =>
  call(`${server.url}/api/v1/payloads/digital-signature`, { json: { ...DOCUMENT, security_level }, token });
const scopesOf = async (token: string) => (await call(`${server.url}/api/v1/me`, { token })).body["scopes"];

test("a key can sign for its account only with the sign scope", async () => {
  const { key } = await newKey(["generate"]);
  const { status, headers, body } = await sign(key);
  expect([status, body["code"]]).toEqual([403, "forbidden"]);
  expect(headers.get("WWW-Authenticate")).toBe(
    'Bearer realm="api", error="insufficient_scope", scope="sign"',
  );
  expect((await sign(key, "basic")).status).toBe(200);
  const { rows } = await knex.raw<{ rows: unknown[] }>("SELECT FROM signatures");
  expect(rows).toEqual([]);

  const signer = await newKey(["generate", "sign"]);
  expect(await scopesOf(signer.key)).toEqual(["generate", "sign"]);
  const signed = await sign(signer.key);
  expect(signed.status).toBe(200);
  const json = { content: signed.body["content"] };
  expect((await call(`${server.url}/api/public/verify`, { json })).body).toMatchObject({ verdict: "valid" });
});

test("a key from before the sign scope keeps its abilities", async () => {
  const maker = await newKey(["generate"]);
  const reader = await newKey(["decode"]);
  // as the migration left existing keys
  await knex("api_keys").whereIn("id", [maker.apiKey.id, reader.apiKey.id]).update({ may_sign: true });
  expect((await sign(maker.key)).status).toBe(200);
  expect(await scopesOf(maker.key)).toEqual(["generate", "sign"]);
  expect(await scopesOf(reader.key)).toEqual(["decode"]);
});

test("the sign scope is selected and removed together with generate", () => {
  expect(chosenScopes(["decode"], "sign", true)).toEqual(["generate", "decode", "sign"]);
  expect(chosenScopes(["generate", "decode", "sign"], "generate", false)).toEqual(["decode"]);
  expect(chosenScopes(["generate", "sign"], "batch", true)).toEqual(["generate", "batch", "sign"]);
  expect(newApiKeySchema.safeParse({ name: "Desk", scopes: ["decode", "sign"] }).success).toBe(false);
});
