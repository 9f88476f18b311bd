import { afterAll, beforeAll, expect, test } from "vitest";
import { call, newEmail, signUp } from "../../support/call.ts";
import { startServer, type TestServer } from "../../support/server.ts";

/** Races on a real database: the fakes run transactions one after the other. */
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test("only one of several servers starting at once on an empty database creates the first admin", async () => {
  const { users, operatorAccounts } = server.services;
  const made = await Promise.all([1, 2, 3].map(() => operatorAccounts.ensureFirstAdmin(null)));
  expect((await users.list({ offset: 0, limit: 10 })).items.map(({ role }) => role)).toEqual(["admin"]);
  const [{ email } = { email: "" }] = (await users.list({ offset: 0, limit: 10 })).items;
  const signIns = await Promise.all(
    made.map((each) =>
      call(`${server.url}/auth/v1/token?grant_type=password`, {
        json: { email, password: each?.oneTimePassword ?? "none" },
      }),
    ),
  );
  expect(signIns.filter(({ status }) => status === 200)).toHaveLength(1);
  await operatorAccounts.create({ email: newEmail(), role: "admin", password: "secret pass" });
  await operatorAccounts.setRole(email, "customer");
});

test("only one of ten concurrent sign-ups with the same address succeeds", async () => {
  const json = { email: newEmail(), password: "secret pass" };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(`${server.url}/auth/v1/signup`, { json })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body["error_code"] === "user_already_exists")).toHaveLength(9);
});

test("two admins who demote each other at the same time leave one admin", async () => {
  const { users, operatorAccounts } = server.services;
  const adminsOf = async () =>
    (await users.list({ offset: 0, limit: 1000 })).items.filter(({ role }) => role === "admin");
  for (let round = 0; round < 5; round += 1) {
    // an admin left over from an earlier round is one of the two
    const [left] = await adminsOf();
    const pair = left ? [left.email, newEmail()] : [newEmail(), newEmail()];
    for (const email of pair) {
      if (email !== left?.email)
        await operatorAccounts.create({ email, role: "admin", password: "secret pass" });
    }
    const outcomes = await Promise.allSettled(
      pair.map((email) => operatorAccounts.setRole(email, "customer")),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await adminsOf()).toHaveLength(1);
  }
});

test("signing out while other tabs refresh does not deadlock and ends the session", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { token, refreshToken } = await signUp(server.url);
    const refresh = () =>
      call(`${server.url}/auth/v1/token?grant_type=refresh_token`, { json: { refresh_token: refreshToken } });
    const answers = await Promise.all([
      refresh(),
      refresh(),
      call(`${server.url}/auth/v1/logout?scope=global`, { method: "POST", token }),
      refresh(),
    ]);
    // a refused refresh is a 400; a higher status means that the database detected a deadlock
    expect(answers.filter(({ status }) => status > 400)).toEqual([]);
    expect((await refresh()).status).toBe(400);
  }
});
