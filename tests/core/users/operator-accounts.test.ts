import { beforeEach, describe, expect, test } from "vitest";
import { createAccounts, PHONE } from "../../support/accounts.ts";

let accounts: ReturnType<typeof createAccounts>;
beforeEach(() => {
  accounts = createAccounts();
});
const admins = async () => {
  const { items } = await accounts.repositories.users.list({ offset: 0, limit: 100 });
  return items.filter(({ role }) => role === "admin").map(({ email }) => email);
};
const createAdmin = (email: string) =>
  accounts.operatorAccounts.create({ email, role: "admin", password: "secret pass" });

describe("the last admin", () => {
  test("cannot be demoted", async () => {
    await createAdmin("ada@example.com");
    await expect(accounts.operatorAccounts.setRole("ada@example.com", "customer")).rejects.toMatchObject({
      code: "conflict",
      message: "ada@example.com is the last admin: make somebody else an admin first",
    });
    expect(await admins()).toEqual(["ada@example.com"]);
  });

  test("can be demoted once there is another admin", async () => {
    await createAdmin("ada@example.com");
    await accounts.signUp("bob@example.com");
    await accounts.operatorAccounts.setRole("bob@example.com", "admin");
    await accounts.operatorAccounts.setRole("ADA@example.com", "customer");
    expect(await admins()).toEqual(["bob@example.com"]);
  });

  test("cannot be demoted in favor of an admin who has not signed in yet", async () => {
    await createAdmin("ada@example.com");
    const created = await accounts.operatorAccounts.create({
      email: "bob@example.com",
      role: "admin",
      password: null,
    });
    await expect(accounts.operatorAccounts.setRole("ada@example.com", "customer")).rejects.toMatchObject({
      code: "conflict",
    });
    const password = created.oneTimePassword ?? "";
    const { user, session } = await accounts.auth.signIn({ email: "bob@example.com", password }, PHONE);
    // a one-time password only allows choosing a new password
    await expect(accounts.operatorAccounts.setRole("ada@example.com", "customer")).rejects.toMatchObject({
      code: "conflict",
    });
    await accounts.auth.changeUser({ user, session }, { password: "a password of my own" });
    await accounts.operatorAccounts.setRole("ada@example.com", "customer");
    expect(await admins()).toEqual(["bob@example.com"]);
  });

  test("cannot be demoted even if nobody has signed in to the account yet", async () => {
    await createAdmin("ada@example.com");
    await accounts.operatorAccounts.create({ email: "bob@example.com", role: "admin", password: null });
    await accounts.operatorAccounts.setRole("bob@example.com", "customer");
    const first = accounts.repositories.users;
    const ada = await first.findByEmail("ada@example.com");
    if (!ada) throw new Error("the admin is gone");
    await first.update({ ...ada, passwordChangeRequired: true });
    await expect(accounts.operatorAccounts.setRole("ada@example.com", "customer")).rejects.toMatchObject({
      code: "conflict",
    });
  });

  test("remains when two admins demote each other at once", async () => {
    await createAdmin("ada@example.com");
    await createAdmin("bob@example.com");
    const outcomes = await Promise.allSettled([
      accounts.operatorAccounts.setRole("ada@example.com", "customer"),
      accounts.operatorAccounts.setRole("bob@example.com", "customer"),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    expect(await admins()).toHaveLength(1);
  });
});

test("a suspended admin can be demoted even if only one active admin is left", async () => {
  await createAdmin("ada@example.com");
  const { user } = await createAdmin("bob@example.com");
  await accounts.repositories.users.update({ ...user, bannedUntil: new Date("2100-01-01") });
  await accounts.operatorAccounts.setRole("bob@example.com", "customer");
  expect(await admins()).toEqual(["ada@example.com"]);
});

describe("a password reset", () => {
  test("opens an account with a used one-time password for one sign-in", async () => {
    const email = "ada@example.com";
    const created = await accounts.operatorAccounts.create({ email, role: "customer", password: null });
    // simulates a lost response
    await accounts.auth.signIn({ email, password: created.oneTimePassword ?? "" }, PHONE);

    const reset = await accounts.operatorAccounts.resetPassword("ADA@example.com");
    const password = reset.oneTimePassword ?? "";
    const { user, session } = await accounts.auth.signIn({ email, password }, PHONE);
    await expect(accounts.auth.signIn({ email, password }, PHONE)).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    await accounts.auth.changeUser({ user, session }, { password: "a password of my own" });
    await expect(
      accounts.auth.signIn({ email, password: "a password of my own" }, PHONE),
    ).resolves.toHaveProperty("accessToken");
  });

  test("ends the sessions and the old password of the account", async () => {
    const { accessToken } = await accounts.signUp("ada@example.com", "secret pass");
    await accounts.operatorAccounts.resetPassword("ada@example.com");
    await expect(accounts.auth.authenticate(accessToken)).rejects.toMatchObject({
      code: "session_not_found",
    });
    await expect(
      accounts.auth.signIn({ email: "ada@example.com", password: "secret pass" }, PHONE),
    ).rejects.toMatchObject({ code: "invalid_credentials" });
  });

  test("is refused for an unknown address", async () => {
    await expect(accounts.operatorAccounts.resetPassword("nobody@example.com")).rejects.toMatchObject({
      code: "user_not_found",
      message: "No account has the address nobody@example.com",
    });
  });
});

test("setting a role is refused for an unknown address", async () => {
  await expect(accounts.operatorAccounts.setRole("nobody@example.com", "admin")).rejects.toMatchObject({
    code: "user_not_found",
    message: "No account has the address nobody@example.com",
  });
});

test.each([
  [{ email: "nobody", password: "secret pass" }, "email_address_invalid"],
  [{ email: "a@example.com", password: "short" }, "weak_password"],
  [{ email: "ADA@example.com", password: "secret pass" }, "user_already_exists"],
])("refuses to create an account like %j", async (account, code) => {
  await accounts.signUp("ada@example.com");
  await expect(accounts.operatorAccounts.create({ ...account, role: "customer" })).rejects.toMatchObject({
    code,
  });
});

describe("the first admin", () => {
  const NAMED = { email: "root@example.com", password: "chosen by the operator" };

  test("has the operator's credentials and is not changed at the next start", async () => {
    expect(await accounts.operatorAccounts.ensureFirstAdmin(NAMED)).toMatchObject({ oneTimePassword: null });
    await accounts.auth.signIn(NAMED, PHONE);
    expect(
      await accounts.operatorAccounts.ensureFirstAdmin({ ...NAMED, password: "another password" }),
    ).toBeNull();
    await expect(accounts.auth.signIn(NAMED, PHONE)).resolves.toHaveProperty("accessToken");
  });

  test("does not take over an existing account with the operator's address", async () => {
    const { user } = await accounts.signUp(NAMED.email);
    expect(await accounts.operatorAccounts.ensureFirstAdmin({ ...NAMED, email: "ROOT@example.com" })).toEqual(
      {
        user,
        oneTimePassword: null,
      },
    );
    expect(await admins()).toEqual([]);
  });

  test("of an empty database gets a new one-time password at each start until a password is chosen", async () => {
    const email = "admin@quietzone.localhost";
    const first = await accounts.operatorAccounts.ensureFirstAdmin(null);
    const second = await accounts.operatorAccounts.ensureFirstAdmin(null);
    expect(first?.user.email).toBe(email);
    await expect(
      accounts.auth.signIn({ email, password: first?.oneTimePassword ?? "" }, PHONE),
    ).rejects.toMatchObject({ code: "invalid_credentials" });

    const { user, session } = await accounts.auth.signIn(
      { email, password: second?.oneTimePassword ?? "" },
      PHONE,
    );
    expect(user.passwordChangeRequired).toBe(true);
    await accounts.auth.changeUser({ user, session }, { password: "a password of my own" });
    expect(await accounts.operatorAccounts.ensureFirstAdmin(null)).toBeNull();
    await expect(
      accounts.auth.signIn({ email, password: "a password of my own" }, PHONE),
    ).resolves.toHaveProperty("accessToken");
  });

  test("must sign in within an hour before the one-time password in the log expires", async () => {
    const made = await accounts.operatorAccounts.ensureFirstAdmin(null);
    const signIn = () =>
      accounts.auth.signIn({ email: made?.user.email ?? "", password: made?.oneTimePassword ?? "" }, PHONE);
    accounts.clock.advance({ hours: 1 });
    await expect(signIn()).rejects.toMatchObject({ code: "invalid_credentials" });
    // the next start creates a new one
    const again = await accounts.operatorAccounts.ensureFirstAdmin(null);
    accounts.clock.advance({ minutes: 59 });
    await expect(
      accounts.auth.signIn({ email: made?.user.email ?? "", password: again?.oneTimePassword ?? "" }, PHONE),
    ).resolves.toHaveProperty("accessToken");
  });

  test("is not created if there are accounts", async () => {
    await accounts.signUp();
    expect(await accounts.operatorAccounts.ensureFirstAdmin(null)).toBeNull();
    expect(await admins()).toEqual([]);
  });
});
