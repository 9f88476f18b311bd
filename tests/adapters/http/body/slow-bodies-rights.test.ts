import { once } from "node:events";
import { request, type ClientRequest, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandLine } from "../../../../core/audit/actor.ts";
import { newAdmin } from "../../../support/admin-provider.ts";
import { call, newEmail, signUp } from "../../../support/call.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/**
 * Sends a request without the end of its body.
 * @returns a function that sends the rest and returns the response
 */
async function beginCall(path: string, token: string, json: object) {
  const body = JSON.stringify(json);
  const sent: ClientRequest = request(server.url + path, {
    method: "POST",
    agent: false,
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      "Content-Length": body.length,
    },
  });
  sent.write(body.slice(0, 5));
  const [socket] = (await once(sent, "socket")) as [Socket];
  if (socket.connecting) await once(socket, "connect");
  // this call takes much longer than a guard, so the guards of the pending request have run when it is
  // answered
  await signUp(server.url);
  return async (): Promise<IncomingMessage> => {
    sent.end(body.slice(5));
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    response.resume();
    return response;
  };
}

test("refuses a call whose sender was suspended before the body arrived", async () => {
  const account = await signUp(server.url);
  const finish = await beginCall("/api/me/api_keys", account.token, { name: "kept for later" });
  await server.services.users.change(commandLine, account.id, { banSeconds: 3600 });
  expect((await finish()).statusCode).toBe(401);
});

test("refuses a call of an admin who was demoted before the body arrived", async () => {
  const admin = await newAdmin(server);
  await newAdmin(server);
  const email = newEmail();
  const finish = await beginCall("/api/admin/users", admin.token, { email, role: "admin" });
  await server.services.users.change(commandLine, admin.id, { role: "customer" });
  expect((await finish()).statusCode).toBe(403);
  const { items } = await server.services.userList.list(
    { sort: "created_at", order: "desc", offset: 0, limit: 100 },
    {},
  );
  expect(items.map((user) => user.email)).not.toContain(email);
});

test("refuses an API call whose key was revoked before the body arrived", async () => {
  const account = await signUp(server.url);
  const made = await call(`${server.url}/api/me/api_keys`, { json: { name: "Shop" }, token: account.token });
  const { id, key } = made.body as { id: string; key: string };
  const finish = await beginCall("/api/v1/qr.png", key, { content: "late" });
  await call(`${server.url}/api/me/api_keys/${id}`, { method: "DELETE", token: account.token });
  expect((await finish()).statusCode).toBe(401);
});

test("counts an API call with a late body once", async () => {
  const account = await signUp(server.url);
  const made = await call(`${server.url}/api/me/api_keys`, { json: { name: "Shop" }, token: account.token });
  const key = String(made.body["key"]);
  const remaining = async () => {
    const finish = await beginCall("/api/v1/qr.png", key, { content: "late" });
    const { statusCode, headers } = await finish();
    expect(statusCode).toBe(200);
    return Number(headers["ratelimit-remaining"]);
  };
  expect((await remaining()) - (await remaining())).toBe(1);
});
