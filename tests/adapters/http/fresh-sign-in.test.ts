import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPool } from "../../../adapters/db/connect.ts";
import { newAdmin } from "../../support/admin-provider.ts";
import { call, newEmail, PASSWORD, signUp, type Account } from "../../support/call.ts";
import { oneTimeCode } from "../../support/one-time-code.ts";
import { startServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
let knex: Knex;
let admin: Account;
let customer: Account;
let key: string;
beforeAll(async () => {
  server = await startServer();
  knex = createPool({ connectionString: server.databaseUrl }, 2);
  admin = await newAdmin(server);
  customer = await signUp(server.url);
  const made = await ask("POST", "/api/admin/api_keys", { name: "Shop", scopes: ["generate"] });
  key = String(made.body["id"]);
});
afterAll(async () => {
  await knex.destroy();
  await server.close();
});

const ask = (method: string, path: string, json?: object, token = admin.token) =>
  call(server.url + path, { method, token, ...(json && { json }) });
const codeOf = ({ body }: { body: Record<string, unknown> }) => body["error_code"] ?? body["code"];

/** As if every sign-in of this account lay an hour back: its token is what somebody stole. */
async function age(userId: string): Promise<void> {
  for (const { id, amr } of await knex("sessions").where({ user_id: userId }).select("id", "amr")) {
    const past = (amr as { method: string; timestamp: number }[]).map((way) => ({
      ...way,
      timestamp: way.timestamp - 3600,
    }));
    await knex("sessions")
      .where({ id })
      .update({ amr: JSON.stringify(past) });
  }
}

/** What whoever stole an admin's token would go for, with every door to it. */
const grave = (): [string, string, object?][] => [
  ["POST", "/api/admin/api_keys", { name: "Theirs", scopes: ["generate"] }],
  ["DELETE", `/api/admin/api_keys/${key}`],
  ["POST", "/api/admin/webhook-secret"],
  ["PUT", "/api/admin/settings", { changes: { smtp_username: "theirs" } }],
  ["POST", "/api/admin/code_snippets", { name: "Theirs", code: "<script>1</script>" }],
  ["POST", "/api/admin/users", { email: newEmail(), role: "admin" }],
  ["PUT", `/api/admin/users/${customer.id}`, { role: "admin" }],
  ["PUT", `/api/admin/users/${customer.id}`, { email: newEmail() }],
  ["POST", `/api/admin/users/${customer.id}/reset-password`],
  ["DELETE", `/api/admin/users/${customer.id}/factors/${customer.id}`],
  ["POST", "/auth/v1/admin/users", { email: newEmail(), app_metadata: { role: "admin" } }],
  ["PUT", `/auth/v1/admin/users/${customer.id}`, { app_metadata: { role: "admin" } }],
  ["PUT", `/auth/v1/admin/users/${customer.id}`, { email: newEmail() }],
  ["PUT", `/auth/v1/admin/users/${customer.id}`, { password: "chosen by a thief" }],
  ["DELETE", `/auth/v1/admin/users/${customer.id}/factors/${customer.id}`],
];

describe("a session of an admin that began a while ago", () => {
  test("neither lets anybody in, nor makes or ends keys, nor reads a new secret", async () => {
    await age(admin.id);
    for (const [method, path, json] of grave()) {
      const answer = await ask(method, path, json);
      expect([method, path, codeOf(answer)]).toEqual([method, path, "reauthentication_needed"]);
    }
    const kept = await ask("GET", `/api/admin/users/${customer.id}`);
    expect(kept.body).toMatchObject({ role: "customer", email: customer.email });
    expect((await ask("GET", `/api/admin/api_keys/${key}`)).body["state"]).toBe("active");
  });

  test("does the work of every day", async () => {
    await age(admin.id);
    // a form sends the whole account back
    const whole = { email: customer.email, role: "customer", first_name: "Ada" };
    expect((await ask("PUT", `/api/admin/users/${customer.id}`, whole)).status).toBe(200);
    expect((await ask("POST", "/api/admin/users", { email: newEmail() })).status).toBe(201);
    expect((await ask("PUT", "/api/admin/settings", { changes: { site_name: "Codes" } })).status).toBe(200);
  });

  test("does all of it for ten minutes more once the password was shown", async () => {
    await age(admin.id);
    expect((await ask("POST", "/api/admin/reauthenticate", { password: PASSWORD })).status).toBe(200);
    for (const [method, path, json] of grave()) {
      expect([path, codeOf(await ask(method, path, json))]).not.toEqual([path, "reauthentication_needed"]);
    }
    expect((await ask("GET", `/api/admin/api_keys/${key}`)).body["state"]).toBe("revoked");
  });
});

test("where there is a second factor a code of it is asked for, each code once, and a password does not do", async () => {
  const other = await newAdmin(server);
  const enrolled = await ask("POST", "/auth/v1/factors", { factor_type: "totp" }, other.token);
  const { secret } = enrolled.body["totp"] as { secret: string };
  const factor = `/auth/v1/factors/${String(enrolled.body["id"])}`;
  const challenge = await ask("POST", `${factor}/challenge`, {}, other.token);
  const raised = await ask(
    "POST",
    `${factor}/verify`,
    { challenge_id: challenge.body["id"], code: oneTimeCode(secret) },
    other.token,
  );
  const token = String(raised.body["access_token"]);
  const again = (proof: object) => ask("POST", "/api/admin/reauthenticate", proof, token);
  const renew = () => ask("POST", "/api/admin/webhook-secret", undefined, token);
  await age(other.id);
  expect((await ask("GET", "/api/admin/reauthenticate", undefined, token)).body["ways"]).toEqual(["code"]);
  expect(codeOf(await again({ password: PASSWORD }))).toBe("validation_failed");
  expect(codeOf(await again({ code: "000000" }))).toBe("mfa_verification_failed");
  expect(codeOf(await renew())).toBe("reauthentication_needed");
  // good still where the period of 30 seconds ends in between
  const code = oneTimeCode(secret, 1);
  expect((await again({ code })).status).toBe(200);
  expect((await renew()).status).toBe(201);
  await age(other.id);
  expect(codeOf(await again({ code }))).toBe("mfa_verification_failed");
  expect(codeOf(await renew())).toBe("reauthentication_needed");
});

test("whoever deletes several accounts means their own among them, too, and all of it is written down", async () => {
  const other = await newAdmin(server);
  const [one, two] = [await signUp(server.url), await signUp(server.url)];
  const ids = [one.id, other.id, two.id];
  const unsure = await ask("POST", "/api/admin/users/delete", { ids: [other.id] }, other.token);
  expect(unsure.body).toMatchObject({ deleted: [], refused: [{ code: "confirmation_needed" }] });
  const { body } = await ask("POST", "/api/admin/users/delete", { ids, confirm_self: true }, other.token);
  expect([body["refused"], new Set(body["deleted"] as string[])]).toEqual([[], new Set(ids)]);
  const log = await ask("GET", '/api/admin/audit_log?filter={"action":"user.deleted"}');
  for (const { email } of [one, other, two]) expect(JSON.stringify(log.body)).toContain(email);
  expect((await ask("GET", "/auth/v1/user", undefined, other.token)).status).toBe(403);
});
