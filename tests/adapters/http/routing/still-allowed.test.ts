import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { commandLine } from "../../../../core/audit/actor.ts";
import { newAdmin } from "../../../support/admin-provider.ts";
import { call, newEmail, signUp, type Account } from "../../../support/call.ts";
import { holdTable } from "../../../support/database/held-table.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

let server: TestServer;
let account: Account;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  account = await signUp(server.url);
});
afterAll(() => server.close());

/** A response that is not read until the test does. */
async function beginToRead(path: string, token: string): Promise<IncomingMessage> {
  const headers = { Authorization: `Bearer ${token}` };
  const [response] = (await once(get(server.url + path, { headers, agent: false }), "response")) as [
    IncomingMessage,
  ];
  return response;
}

/** @returns the part of the response that arrived, and whether the connection was cut before its end */
async function readRest(response: IncomingMessage): Promise<{ text: string; isCut: boolean }> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of response as AsyncIterable<Buffer>) pieces.push(piece);
  } catch {
    // `complete` is then false
  }
  return { text: Buffer.concat(pieces).toString("latin1"), isCut: !response.complete };
}

async function handOver(): Promise<void> {
  const { token } = await newAdmin(server);
  const json = { email: newEmail(), email_confirmed: true, new_owner: true };
  const { status } = await call(`${server.url}/api/admin/users/${account.id}`, {
    method: "PUT",
    json,
    token,
  });
  expect(status).toBe(200);
}

test("an export is cut off if its account is handed over meanwhile, before it has data of the new owner", async () => {
  const folders = await holdTable(server.databaseUrl, "history_folders");
  const response = await beginToRead("/api/me/export", account.token);
  await folders.waiting();
  await handOver();
  await folders.release();
  const { text, isCut } = await readRest(response);
  expect(text).toContain("history.json");
  expect([isCut, text.includes("folders.json\u0000"), text.includes("short_links.json")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("an export from the back office is cut off if the admin is demoted meanwhile", async () => {
  await newAdmin(server);
  const admin = await newAdmin(server);
  const client = new Client(server.databaseUrl);
  await client.connect();
  // more than the connection's buffers hold
  await client.query(
    `INSERT INTO audit_log (id, at, actor_name, address, user_agent, action, subject_type, subject_name, after)
     SELECT gen_random_uuid(), now(), 'Ann', '', '', 'test', 'test', 'test', jsonb_build_object('long', repeat('x', 10000))
     FROM generate_series(1, 3000)`,
  );
  await client.end();
  const response = await beginToRead("/api/admin/audit_log/export.csv", admin.token);
  await server.services.users.change(commandLine, admin.id, { role: "customer" });
  expect(response.statusCode).toBe(200);
  expect((await readRest(response)).isCut).toBe(true);
});
