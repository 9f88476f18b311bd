import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, PASSWORD, signUp, type Account } from "../../../../support/call.ts";
import { oneTimeCode } from "../../../../support/accounts/one-time-code.ts";
import { createTestDatabase, type TestDatabase } from "../../../../support/postgres.ts";
import { openEvents } from "../../../../support/event-stream.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

const ADMIN = { email: "admin@example.com", password: "an admin's password" };

let server: TestServer;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ DATABASE_URL: database.url });
  await server.services.operatorAccounts.ensureFirstAdmin(ADMIN);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const remove = (account: Pick<Account, "token">, json: unknown) =>
  call(`${server.url}/api/me/account/delete`, { token: account.token, json });
const profileStatus = async ({ token }: Pick<Account, "token">) =>
  (await call(`${server.url}/api/me/profile`, { token })).status;
const signIn = async (email: string, password: string) =>
  call(`${server.url}/auth/v1/token?grant_type=password`, { json: { email, password } });

test("an account is deleted with its address and password, signed out everywhere and closed to sign-ins", async () => {
  const ann = await signUp(server.url);
  const elsewhere = { token: String((await signIn(ann.email, PASSWORD)).body["access_token"]) };
  expect((await remove(ann, { email: ` ${ann.email.toUpperCase()} `, password: PASSWORD })).status).toBe(204);
  expect([await profileStatus(ann), await profileStatus(elsewhere)]).toEqual([401, 401]);
  expect((await signIn(ann.email, PASSWORD)).body["error_code"]).toBe("invalid_credentials");
});

test("the owner of a deleted account gets a mail", async () => {
  const ann = await signUp(server.url);
  await remove(ann, { email: ann.email, password: PASSWORD });
  await server.services.jobs.runDue();
  const outbox = join(server.dataDir, "outbox");
  const mails = await Promise.all(
    (await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8")),
  );
  expect(mails.filter((mail) => mail.includes(`To: ${ann.email}`) && mail.includes("deleted"))).toHaveLength(
    1,
  );
});

test("deleting an account ends its open streams", async () => {
  const ann = await signUp(server.url);
  const stream = await openEvents(`${server.url}/api/me/notifications/stream`, ann.token);
  await stream.next();
  await remove(ann, { email: ann.email, password: PASSWORD });
  let event = await stream.next();
  while (event !== null) event = await stream.next();
  expect(event).toBeNull();
});

test.each([
  ["another address", { email: "x@example.com", password: PASSWORD }, "validation_failed", "email"],
  ["a wrong password", { password: "not my password" }, "current_password_invalid", "password"],
  ["no password", {}, "current_password_invalid", "password"],
])("%s does not delete the account", async (_what, typed, code, field) => {
  const ann = await signUp(server.url);
  const { status, body } = await remove(ann, { email: ann.email, ...typed });
  expect([status, body["code"]]).toEqual([400, code]);
  expect(Object.keys(body["fields"] as object)).toEqual([field]);
  expect(await profileStatus(ann)).toBe(200);
});

test("an account with a second factor is deleted only within 15 minutes after verifying it", async () => {
  const ann = await signUp(server.url);
  const auth = (path: string, json: unknown = {}) =>
    call(`${server.url}/auth/v1/${path}`, { token: ann.token, json });
  const { body: factor } = await auth("factors", { factor_type: "totp" });
  const { secret } = factor["totp"] as { secret: string };
  const show = async (code: string) => {
    const { body: challenge } = await auth(`factors/${String(factor["id"])}/challenge`);
    const json = { challenge_id: challenge["id"], code };
    expect((await auth(`factors/${String(factor["id"])}/verify`, json)).status).toBe(200);
  };
  await show(oneTimeCode(secret));
  const shownBefore = (seconds: number) =>
    database
      .knex("sessions")
      .where({ user_id: ann.id })
      .update({
        amr: JSON.stringify([{ method: "totp", timestamp: Math.floor(Date.now() / 1000) - seconds }]),
      });
  const typed = { email: ann.email, password: PASSWORD };

  await shownBefore(15 * 60 + 1);
  const late = await remove(ann, typed);
  expect([late.status, late.body["code"]]).toEqual([401, "insufficient_aal"]);
  expect(await profileStatus(ann)).toBe(200);
  const wrong = await remove(ann, { ...typed, password: "not my password" });
  expect(wrong.body["code"]).toBe("current_password_invalid");

  await show(oneTimeCode(secret, 1));
  expect((await remove(ann, typed)).status).toBe(204);
  expect(await profileStatus(ann)).toBe(401);
});

test("an account without a password is deleted only within 15 minutes after a sign-in", async () => {
  const ann = await signUp(server.url);
  await database.knex("users").where({ id: ann.id }).update({ password_hash: null });
  const signedInBefore = (seconds: number) => {
    const amr = [{ method: "oauth", timestamp: Math.floor(Date.now() / 1000) - seconds }];
    return database
      .knex("sessions")
      .where({ user_id: ann.id })
      .update({ amr: JSON.stringify(amr) });
  };
  await signedInBefore(15 * 60 + 1);
  const late = await remove(ann, { email: ann.email });
  expect([late.status, late.body["code"]]).toEqual([400, "reauthentication_needed"]);
  expect(await profileStatus(ann)).toBe(200);
  await signedInBefore(60);
  expect((await remove(ann, { email: ann.email })).status).toBe(204);
});

test("guessing the password here is limited as at the sign-in", async () => {
  // on its own database, since the calls of earlier tests count in theirs
  const strict = await startServer({ RATE_LIMIT_FACTOR: "1" });
  try {
    const ann = await signUp(strict.url);
    const guess = (password: string) =>
      call(`${strict.url}/api/me/account/delete`, { token: ann.token, json: { email: ann.email, password } });
    for (let wrong = 0; wrong < 5; wrong++) expect((await guess("not it")).status).toBe(400);
    const { status, headers } = await guess(PASSWORD);
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  } finally {
    await strict.close();
  }
});

test("the last admin cannot be deleted and reads why", async () => {
  const admin = { token: String((await signIn(ADMIN.email, ADMIN.password)).body["access_token"]) };
  const { status, body } = await remove(admin, ADMIN);
  expect([status, body["code"]]).toEqual([409, "conflict"]);
  expect(body["message"]).toMatch(/last admin/);
  expect(await profileStatus(admin)).toBe(200);
});

test("deleting an account requires a sign-in", async () => {
  const { status } = await call(`${server.url}/api/me/account/delete`, { json: ADMIN });
  expect(status).toBe(401);
});
