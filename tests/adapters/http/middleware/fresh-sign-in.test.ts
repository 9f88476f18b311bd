import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandLine, type Actor } from "../../../../core/audit/actor.ts";
import { createPool } from "../../../../adapters/db/pool/connect.ts";
import { newAdmin } from "../../../support/admin-provider.ts";
import { call, newEmail, PASSWORD, signUp, type Account } from "../../../support/call.ts";
import { pressButton } from "../../../support/mailed.ts";
import { ageSessions } from "../../../support/accounts/old-sessions.ts";
import { oneTimeCode } from "../../../support/accounts/one-time-code.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

let server: TestServer;
let knex: Knex;
let admin: Account;
let customer: Account;
let target: Account;
let otherAdmin: Account;
let key: string;
beforeAll(async () => {
  server = await startServer();
  knex = createPool({ connectionString: server.databaseUrl }, 2);
  admin = await newAdmin(server);
  customer = await signUp(server.url);
  target = await signUp(server.url);
  otherAdmin = await newAdmin(server);
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

const age = (userId: string) => ageSessions(knex, userId);

/** The requests that a thief of an admin's token would make, for every route that needs a fresh sign-in. */
const grave = (): [string, string, object?][] => [
  ["POST", "/api/admin/api_keys", { name: "Theirs", scopes: ["generate"] }],
  ["DELETE", `/api/admin/api_keys/${key}`],
  ["POST", "/api/admin/webhook-secret"],
  ["PUT", "/api/admin/settings", { changes: { smtp_username: "theirs" } }],
  ["POST", "/api/admin/code_snippets", { name: "Theirs", code: "<script>1</script>" }],
  ["DELETE", `/api/admin/verification_files/${customer.id}`],
  ["POST", "/api/admin/users", { email: newEmail(), role: "admin" }],
  // both create an account with a password that the thief knows
  ["POST", "/api/admin/users", { email: newEmail() }],
  ["POST", "/auth/v1/admin/users", { email: newEmail(), password: "chosen by a thief" }],
  ["POST", "/auth/v1/admin/users", { email: newEmail(), email_confirm: true }],
  ["PUT", `/api/admin/users/${customer.id}`, { role: "admin" }],
  ["PUT", `/api/admin/users/${customer.id}`, { email: newEmail() }],
  ["PUT", `/api/admin/users/${customer.id}`, { email_confirmed: true }],
  ["PUT", `/api/admin/users/${otherAdmin.id}`, { ban_duration: "7d" }],
  ["PUT", `/api/admin/users/${otherAdmin.id}`, { ban_duration: "none" }],
  ["PUT", `/api/admin/users/${otherAdmin.id}`, { role: "customer" }],
  ["POST", `/api/admin/users/${customer.id}/reset-password`],
  ["DELETE", `/api/admin/users/${customer.id}/factors/${customer.id}`],
  ["DELETE", `/api/admin/users/${target.id}`],
  ["POST", "/api/admin/users/delete", { ids: [target.id] }],
  ["DELETE", `/auth/v1/admin/users/${target.id}`, {}],
  ["POST", "/auth/v1/admin/users", { email: newEmail(), app_metadata: { role: "admin" } }],
  ["PUT", `/auth/v1/admin/users/${customer.id}`, { app_metadata: { role: "admin" } }],
  ["PUT", `/auth/v1/admin/users/${customer.id}`, { email: newEmail() }],
  ["PUT", `/auth/v1/admin/users/${customer.id}`, { password: "chosen by a thief" }],
  ["PUT", `/auth/v1/admin/users/${customer.id}`, { email_confirm: true }],
  ["PUT", `/auth/v1/admin/users/${otherAdmin.id}`, { ban_duration: "876000h" }],
  ["DELETE", `/auth/v1/admin/users/${customer.id}/factors/${customer.id}`],
  ["POST", "/auth/v1/admin/generate_link", { type: "magiclink", email: customer.email }],
];

describe("an admin session that began a while ago", () => {
  test("cannot let anyone in, delete anyone, create or revoke keys, or read a new secret", async () => {
    await age(admin.id);
    for (const [method, path, json] of grave()) {
      const answer = await ask(method, path, json);
      expect([method, path, codeOf(answer)]).toEqual([method, path, "reauthentication_needed"]);
    }
    const kept = await ask("GET", `/api/admin/users/${customer.id}`);
    expect(kept.body).toMatchObject({ role: "customer", email: customer.email });
    expect((await ask("GET", `/api/admin/users/${target.id}`)).status).toBe(200);
    expect((await ask("GET", `/api/admin/api_keys/${key}`)).body["state"]).toBe("active");
  });

  test("can still do everyday work", async () => {
    await age(admin.id);
    // a form sends all fields of the account
    const whole = { email: customer.email, role: "customer", first_name: "Ada" };
    expect((await ask("PUT", `/api/admin/users/${customer.id}`, whole)).status).toBe(200);
    expect((await ask("POST", "/api/admin/users", { email: newEmail(), invite: true })).status).toBe(201);
    expect((await ask("PUT", "/api/admin/settings", { changes: { site_name: "Codes" } })).status).toBe(200);
  });

  test("can do all of it for ten minutes after the password is entered again", async () => {
    await age(admin.id);
    expect((await ask("POST", "/api/admin/reauthenticate", { password: PASSWORD })).status).toBe(200);
    for (const [method, path, json] of grave()) {
      expect([path, codeOf(await ask(method, path, json))]).not.toEqual([path, "reauthentication_needed"]);
    }
    expect((await ask("GET", `/api/admin/api_keys/${key}`)).body["state"]).toBe("revoked");
  });
});

/** Enrolls a factor in this session and verifies its first code. */
async function setUpFactor(token: string) {
  const enrolled = await ask("POST", "/auth/v1/factors", { factor_type: "totp" }, token);
  if (enrolled.status !== 200) return { enrolled, raised: null };
  const { secret } = enrolled.body["totp"] as { secret: string };
  const factor = `/auth/v1/factors/${String(enrolled.body["id"])}`;
  const challenge = await ask("POST", `${factor}/challenge`, {}, token);
  const json = { challenge_id: challenge.body["id"], code: oneTimeCode(secret) };
  return { enrolled, raised: await ask("POST", `${factor}/verify`, json, token) };
}

const newKey = (token: string) =>
  ask("POST", "/api/me/api_keys", { name: "Theirs", scopes: ["generate"] }, token);

const stealWith = (token: string) =>
  ask("PUT", "/auth/v1/user", { password: "a password of a thief" }, token);

test("a session from an old recovery link cannot set a password", async () => {
  const { id, email } = await signUp(server.url);
  const { accountLinks } = server.services;
  const recover = async () => {
    const { actionLink: link } = await accountLinks.generate(commandLine, "recovery", { account: { email } });
    return String((await pressButton(server.url, { link })).body["access_token"]);
  };
  const late = await recover();
  await age(id);
  expect(codeOf(await stealWith(late))).toBe("reauthentication_needed");
  expect((await stealWith(await recover())).status).toBe(200);
});

describe("an action that an admin began before losing the role is refused:", () => {
  const begun: [string, (services: TestServer["services"], by: Actor) => Promise<unknown>][] = [
    ["taking it back", ({ users }, by) => users.change(by, by.userId!, { role: "admin" })],
    ["making another admin", ({ users }, by) => users.create(by, { email: newEmail(), role: "admin" })],
    ["a one-time password", ({ users }, by) => users.resetPassword(by, customer.id)],
    [
      "a link",
      ({ accountLinks }, by) => accountLinks.generate(by, "magiclink", { account: { email: admin.email } }),
    ],
    ["an invitation", ({ accountLinks }, by) => accountLinks.invite(by, { account: { email: newEmail() } })],
    ["a deletion", ({ accountRemoval }, by) => accountRemoval.deleteAccount(by, customer.id)],
    ["taking a factor", ({ factors }, by) => factors.removeOf(by, customer.id, customer.id)],
  ];

  test.each(begun)("%s", async (_what, finish) => {
    const demoted = await newAdmin(server);
    const { session } = await server.services.auth.authenticate(demoted.token);
    const by = { ...commandLine, userId: demoted.id, sessionId: session.id };
    await server.services.users.change(commandLine, demoted.id, { role: "customer" });
    await expect(finish(server.services, by)).rejects.toMatchObject({ code: "forbidden" });
    expect((await ask("GET", `/api/admin/users/${demoted.id}`)).body["role"]).toBe("customer");
    expect((await ask("GET", `/api/admin/users/${customer.id}`)).status).toBe(200);
  });

  test("lifting one's own suspension, which ended the session", async () => {
    const suspended = await newAdmin(server);
    const { session } = await server.services.auth.authenticate(suspended.token);
    const by = { ...commandLine, userId: suspended.id, sessionId: session.id };
    const { users } = server.services;
    await users.change(commandLine, suspended.id, { banSeconds: 3600 });
    await expect(users.change(by, suspended.id, { banSeconds: 0 })).rejects.toMatchObject({
      code: "session_not_found",
    });
  });
});

describe("an old session of an account without a second factor", () => {
  test("can enroll a factor only after the password is entered again", async () => {
    const { id, token } = await signUp(server.url);
    await age(id);
    expect(codeOf((await setUpFactor(token)).enrolled)).toBe("reauthentication_needed");
    expect(await knex("mfa_factors").where({ user_id: id })).toEqual([]);
    expect((await ask("POST", "/api/me/reauthenticate", { password: PASSWORD }, token)).status).toBe(200);
    expect((await setUpFactor(token)).raised?.status).toBe(200);
  });

  test("does not become fresh by the first code of a factor enrolled while it was fresh", async () => {
    const { id, token } = await signUp(server.url);
    const enrolled = await ask("POST", "/auth/v1/factors", { factor_type: "totp" }, token);
    await age(id);
    const { secret } = enrolled.body["totp"] as { secret: string };
    const factor = `/auth/v1/factors/${String(enrolled.body["id"])}`;
    const challenge = await ask("POST", `${factor}/challenge`, {}, token);
    const answer = { challenge_id: challenge.body["id"], code: oneTimeCode(secret) };
    const raised = await ask("POST", `${factor}/verify`, answer, token);
    expect(raised.status).toBe(200);
    const grown = String(raised.body["access_token"]);
    expect((await ask("GET", "/api/me/reauthenticate", undefined, grown)).body).toEqual({
      ways: ["code"],
      fresh_until: null,
    });
    expect(codeOf(await newKey(grown))).toBe("reauthentication_needed");
    // a later code from its owner is valid proof
    const proof = { code: oneTimeCode(secret, 1) };
    expect((await ask("POST", "/api/me/reauthenticate", proof, grown)).status).toBe(200);
    expect((await newKey(grown)).status).toBe(201);
  });

  test("cannot change the address of an account without a password", async () => {
    const { id, token, email } = await signUp(server.url);
    await knex("users").where({ id }).update({ password_hash: null });
    await age(id);
    const changed = await ask("PUT", "/auth/v1/user", { email: newEmail() }, token);
    expect(codeOf(changed)).toBe("reauthentication_needed");
    expect((await ask("GET", "/auth/v1/user", undefined, token)).body["email"]).toBe(email);
  });

  test("cannot set a first password, which would then serve as proof for everything else", async () => {
    const { id, token } = await signUp(server.url);
    await knex("users").where({ id }).update({ password_hash: null });
    await age(id);
    const changed = await ask("PUT", "/auth/v1/user", { password: "chosen by a thief" }, token);
    expect(codeOf(changed)).toBe("reauthentication_needed");
    expect(await knex("users").where({ id }).first("password_hash")).toEqual({ password_hash: null });
  });

  test("cannot remove the password", async () => {
    const { id, token } = await signUp(server.url);
    await age(id);
    expect(codeOf(await ask("DELETE", `/auth/v1/user/identities/${id}`, undefined, token))).toBe(
      "reauthentication_needed",
    );
  });
});

test("a sign-in link for another admin is generated only after a fresh sign-in", async () => {
  const [caller, owner] = [await newAdmin(server), await newAdmin(server)];
  const generate = (type: string) =>
    ask("POST", "/auth/v1/admin/generate_link", { type, email: owner.email }, caller.token);
  await age(caller.id);
  for (const type of ["magiclink", "recovery"]) {
    const { status, body } = await generate(type);
    expect([type, status, body["error_code"]]).toEqual([type, 400, "reauthentication_needed"]);
    expect(JSON.stringify(body)).not.toMatch(/action_link|email_otp|hashed_token/);
  }
  expect(await knex("one_time_tokens").where({ user_id: owner.id })).toEqual([]);
  await ask("POST", "/api/admin/reauthenticate", { password: PASSWORD }, caller.token);
  const { status, body } = await generate("magiclink");
  expect([status, body["email"]]).toEqual([200, owner.email]);
  expect(String(body["action_link"])).toContain(String(body["hashed_token"]));
});

test("an account with a second factor needs one of its codes, each valid once, instead of a password", async () => {
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
  // the code of the next step stays valid if the 30-second period ends in between
  const code = oneTimeCode(secret, 1);
  expect((await again({ code })).status).toBe(200);
  expect((await renew()).status).toBe(201);
  await age(other.id);
  expect(codeOf(await again({ code }))).toBe("mfa_verification_failed");
  expect(codeOf(await renew())).toBe("reauthentication_needed");
});

test("deleting several accounts asks for confirmation if one's own is among them and records all of it", async () => {
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
