import { afterEach, describe, expect, test } from "vitest";
import { createPool } from "../../../../adapters/db/pool/connect.ts";
import { call, newEmail, PASSWORD } from "../../../support/call.ts";
import { linkOf } from "../../../support/mailed.ts";
import { startMailbox, type Mailbox } from "../../../support/mailbox.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

let server: TestServer | undefined;
let mailbox: Mailbox | undefined;
afterEach(async () => {
  await server?.close();
  await mailbox?.close();
  [server, mailbox] = [undefined, undefined];
});

const from = (address: string) => ({ "X-Forwarded-For": address });
async function start(env: Record<string, string> = {}) {
  server = await startServer({ RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "1", ...env });
  const auth = `${server.url}/auth/v1`;
  return {
    auth,
    signIn: (email: string, password: string, address = "192.0.2.1") =>
      call(`${auth}/token?grant_type=password`, { json: { email, password }, headers: from(address) }),
  };
}

describe("wrong passwords", () => {
  test("from ten addresses lock the account, whose owner can still get in by mail", async () => {
    mailbox = await startMailbox();
    const { auth, signIn } = await start({ SMTP_URL: mailbox.url });
    const email = newEmail();
    await call(`${auth}/signup`, { json: { email, password: PASSWORD } });
    const { token_hash } = linkOf(await mailbox.next(email));
    await call(`${auth}/verify`, { json: { token_hash, type: "signup" } });

    const statuses: number[] = [];
    for (let hop = 1; hop <= 10; hop += 1) {
      statuses.push((await signIn(email, "not it at all", `198.51.100.${hop}`)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429, 429, 429]);
    const locked = await signIn(email, PASSWORD, "203.0.113.9");
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get("Retry-After"))).toBeGreaterThan(0);

    await call(`${auth}/recover`, { json: { email } });
    const recovery = linkOf(await mailbox.next(email));
    const entered = await call(`${auth}/verify`, {
      json: { token_hash: recovery.token_hash, type: "recovery" },
    });
    expect(entered.status).toBe(200);
    const password = "a lantern in the fog";
    const token = String(entered.body["access_token"]);
    expect((await call(`${auth}/user`, { method: "PUT", json: { password }, token })).status).toBe(200);
    expect((await signIn(email, password)).status).toBe(200);
  });

  test("count against the account even if the guesser has a session of it", async () => {
    const { auth, signIn } = await start();
    const email = newEmail();
    const { body } = await call(`${auth}/signup`, { json: { email, password: PASSWORD } });
    const token = String(body["access_token"]);
    const guess = (current_password: string) =>
      call(`${auth}/user`, {
        method: "PUT",
        token,
        json: { password: "a lantern in the fog", current_password },
      });
    for (let tried = 0; tried < 5; tried += 1) expect((await guess(`guess ${tried}`)).status).toBe(400);
    expect((await guess(PASSWORD)).status).toBe(429);
    expect((await signIn(email, PASSWORD)).status).toBe(429);
  });

  test("lead to the same answers whether or not the address has an account", async () => {
    const { auth, signIn } = await start();
    const known = newEmail();
    await call(`${auth}/signup`, { json: { email: known, password: PASSWORD } });
    const seen = [];
    for (const email of [known, newEmail()]) {
      const answers = [];
      for (let tried = 0; tried < 7; tried += 1) {
        const { status, body, headers } = await signIn(email, "not it at all", `192.0.2.${tried}`);
        answers.push([status, body, headers.has("Retry-After")]);
      }
      seen.push(answers);
    }
    expect(seen[1]).toEqual(seen[0]);
  });

  test("are not counted while the database fails", async () => {
    const { auth, signIn } = await start({ RATE_LIMIT_FACTOR: "0.1" });
    const email = newEmail();
    await call(`${auth}/signup`, { json: { email, password: PASSWORD } });
    const knex = createPool({ connectionString: server?.databaseUrl ?? "" });
    try {
      await knex.raw("ALTER TABLE users RENAME TO users_away");
      // the limits allow one attempt per account and ten per address
      const statuses = [];
      for (let tried = 0; tried < 12; tried += 1) statuses.push((await signIn(email, PASSWORD)).status);
      expect(statuses).toEqual(Array.from({ length: 12 }, () => 500));
    } finally {
      await knex.raw("ALTER TABLE users_away RENAME TO users");
      await knex.destroy();
    }
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test("from one address are counted together, even with successful sign-ins in between", async () => {
    const { auth, signIn } = await start({ RATE_LIMIT_FACTOR: "0.1" });
    const own = newEmail();
    await call(`${auth}/signup`, { json: { email: own, password: PASSWORD } });
    const statuses: number[] = [];
    for (let guessed = 0; guessed < 9; guessed += 1) {
      statuses.push((await signIn(newEmail(), "Summer2026")).status);
    }
    statuses.push((await signIn(own, PASSWORD)).status, (await signIn(newEmail(), "Summer2026")).status);
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 400), 200, 400]);
    const stopped = await signIn(own, PASSWORD);
    expect([stopped.status, stopped.headers.has("Retry-After")]).toEqual([429, true]);
    expect((await signIn(own, PASSWORD, "192.0.2.2")).status).toBe(200);
  });

  test("from one address for two hundred accounts are blocked after a hundred", async () => {
    const { signIn } = await start();
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async () => (await signIn(newEmail(), "Summer2026")).status),
    );
    expect(statuses.filter((status) => status !== 429)).toEqual(Array.from({ length: 100 }, () => 400));
  });
});

/** The number of refused calls out of fifty. */
const fifty = async (env: Record<string, string>, forwarded: (index: number) => string) => {
  const { auth } = await start(env);
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const headers = from(forwarded(index));
      return (await call(`${auth}/recover`, { json: {}, headers })).status;
    }),
  );
  return statuses.filter((status) => status === 429).length;
};

describe("the client's address", () => {
  test("is not taken from the X-Forwarded-For of an untrusted caller", async () => {
    expect(await fifty({ TRUST_PROXY: "0" }, (index) => `203.0.113.${index}`)).toBe(20);
  });

  test("is the last one in X-Forwarded-For behind a proxy", async () => {
    expect(await fifty({}, (index) => `203.0.113.${index}, 192.0.2.7`)).toBe(20);
    await server?.close();
    expect(await fifty({}, (index) => `203.0.113.7, 192.0.2.${index}`)).toBe(0);
  });
});

test("mails to one's own mailbox are limited even if each is about another new address", async () => {
  const { auth } = await start({ SMTP_URL: "smtp://127.0.0.1:9" });
  const email = newEmail();
  await server?.services.operatorAccounts.create({ email, role: "customer", password: PASSWORD });
  const { body } = await call(`${auth}/token?grant_type=password`, { json: { email, password: PASSWORD } });
  const token = String(body["access_token"]);
  const change = async (proof: object) => {
    const json = { email: newEmail(), ...proof };
    const answer = await call(`${auth}/user`, { method: "PUT", json, token });
    return answer.body["error_code"] ?? answer.status;
  };
  // with the password, only the new mailbox has to confirm
  for (let made = 0; made < 6; made += 1) expect(await change({ current_password: PASSWORD })).toBe(200);
  for (let made = 0; made < 5; made += 1) expect(await change({})).toBe(200);
  expect(await change({})).toBe("over_email_send_rate_limit");
});

test("mails to a mailbox are limited with the same answers whether or not it has an account", async () => {
  const { auth } = await start({ SMTP_URL: "smtp://127.0.0.1:9" });
  const known = newEmail();
  await call(`${auth}/signup`, { json: { email: known, password: PASSWORD }, headers: from("192.0.2.1") });
  const unknown = newEmail();
  await call(`${auth}/recover`, { json: { email: unknown }, headers: from("192.0.2.1") });
  const seen = [];
  for (const email of [known, unknown]) {
    const answers = [];
    for (const path of ["recover", "otp", "recover", "otp", "recover"]) {
      const { status, body } = await call(`${auth}/${path}`, { json: { email }, headers: from("192.0.2.2") });
      answers.push([status, body]);
    }
    seen.push(answers);
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[0]?.at(-1)).toMatchObject([429, { error_code: "over_email_send_rate_limit" }]);
});
