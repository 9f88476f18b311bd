import { beforeEach, describe, expect, test } from "vitest";
import { createAccounts, PHONE } from "../../support/accounts.ts";

let accounts: ReturnType<typeof createAccounts>;
beforeEach(() => {
  accounts = createAccounts();
});
const signIn = (password = "secret pass") =>
  accounts.auth.signIn({ email: "ada@example.com", password }, PHONE);

describe("sign-up", () => {
  test("is refused while registration is closed", async () => {
    await accounts.repositories.settings.set({ enable_registration: false });
    await expect(accounts.signUp()).rejects.toMatchObject({ code: "signup_disabled" });
  });

  test("requires the configured password length, counted in characters, not code units", async () => {
    await accounts.repositories.settings.set({ password_min_length: 10 });
    await expect(accounts.signUp("a@example.com", "123456789")).rejects.toMatchObject({
      code: "weak_password",
      message: "Password must be at least 10 characters long",
      reasons: ["length"],
    });
    const faces = "😀🐈🌵🎻🚲🧀🪁🛶🏮🔑";
    await expect(accounts.signUp("a@example.com", faces.slice(2))).rejects.toMatchObject({
      reasons: ["length"],
    });
    await expect(accounts.signUp("a@example.com", faces)).resolves.toHaveProperty("accessToken");
  });

  test("accepts passwords of up to 256 characters without truncating them", async () => {
    const long = `${"a b ".repeat(63)}1234`;
    await accounts.signUp("ada@example.com", long);
    await expect(signIn(`${long.slice(0, -1)}5`)).rejects.toMatchObject({ code: "invalid_credentials" });
    await expect(signIn(long)).resolves.toHaveProperty("accessToken");
    await expect(accounts.signUp("b@example.com", `${long}5`)).rejects.toMatchObject({
      code: "validation_failed",
    });
  });

  test("creates a customer with an unconfirmed address", async () => {
    const { user } = await accounts.signUp();
    expect(user).toMatchObject({ role: "customer", emailConfirmedAt: null, passwordChangeRequired: false });
  });
});

describe("sign-in", () => {
  test("verifies a hash for unknown addresses, too", async () => {
    await expect(signIn()).rejects.toMatchObject({ code: "invalid_credentials" });
    expect(accounts.passwords.verified).toEqual([null]);
  });

  test("reports a password that is shorter than the current minimum", async () => {
    await accounts.signUp();
    expect((await signIn()).weakPassword).toBeNull();
    await accounts.repositories.settings.set({ password_min_length: 20 });
    expect((await signIn()).weakPassword).toEqual({
      reasons: ["length"],
      message: "Password must be at least 20 characters long",
    });
  });

  test("is refused while the account is suspended, and so are all other calls", async () => {
    const issued = await accounts.signUp();
    const until = new Date(accounts.clock.now().getTime() + 3_600_000);
    await accounts.repositories.users.update({ ...issued.user, bannedUntil: until });
    await expect(signIn()).rejects.toMatchObject({ code: "user_banned" });
    await expect(accounts.auth.authenticate(issued.accessToken)).rejects.toMatchObject({
      code: "user_banned",
    });
    await expect(accounts.auth.refresh(issued.refreshToken)).rejects.toMatchObject({ code: "user_banned" });
    accounts.clock.advance({ hours: 2 });
    await expect(signIn()).resolves.toHaveProperty("accessToken");
  });
});

describe("a session", () => {
  test("has access tokens that are valid for 15 minutes", async () => {
    const { accessToken } = await accounts.signUp();
    accounts.clock.advance({ minutes: 14, seconds: 59 });
    await expect(accounts.auth.authenticate(accessToken)).resolves.toHaveProperty("user");
    accounts.clock.advance({ seconds: 2 });
    await expect(accounts.auth.authenticate(accessToken)).rejects.toMatchObject({ code: "bad_jwt" });
  });

  test("stays signed in for an answer that outlasts its access token, unless it was ended", async () => {
    const { accessToken } = await accounts.signUp();
    const caller = await accounts.auth.authenticate(accessToken);
    accounts.clock.advance({ minutes: 16 });
    await expect(accounts.auth.stillSignedIn(caller)).resolves.toHaveProperty("user");
    await accounts.auth.signOut(caller, "local");
    await expect(accounts.auth.stillSignedIn(caller)).rejects.toMatchObject({ code: "session_not_found" });
  });

  test("ends after the configured hours, however often it is refreshed", async () => {
    await accounts.repositories.settings.set({ session_timeout: 2 });
    let { refreshToken } = await accounts.signUp();
    for (let refreshed = 0; refreshed < 3; refreshed += 1) {
      accounts.clock.advance({ minutes: 39 });
      ({ refreshToken } = await accounts.auth.refresh(refreshToken));
    }
    const { accessToken } = await accounts.auth.refresh(refreshToken);
    accounts.clock.advance({ minutes: 4 });
    await expect(accounts.auth.authenticate(accessToken)).rejects.toMatchObject({
      code: "session_not_found",
    });
    await expect(accounts.auth.refresh(refreshToken)).rejects.toMatchObject({ code: "session_expired" });
    await expect(accounts.auth.refresh(refreshToken)).rejects.toMatchObject({
      code: "refresh_token_not_found",
    });
  });

  test("ends after the configured hours without use", async () => {
    await accounts.repositories.settings.set({ session_idle_timeout: 3 });
    const { refreshToken: first } = await accounts.signUp();
    accounts.clock.advance({ hours: 2, minutes: 59 });
    const { refreshToken } = await accounts.auth.refresh(first);
    accounts.clock.advance({ hours: 3 });
    await expect(accounts.auth.refresh(refreshToken)).rejects.toMatchObject({ code: "session_expired" });
  });

  test("returns the same new token each time the previous refresh token is sent", async () => {
    const { refreshToken } = await accounts.signUp();
    const answers = [];
    for (let tab = 0; tab < 3; tab += 1)
      answers.push((await accounts.auth.refresh(refreshToken)).refreshToken);
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).not.toBe(refreshToken);
    await expect(accounts.auth.refresh(answers[0] ?? "")).resolves.toHaveProperty("refreshToken");
  });

  test("ends when an older refresh token is sent", async () => {
    const first = await accounts.signUp();
    const second = await accounts.auth.refresh(first.refreshToken);
    const third = await accounts.auth.refresh(second.refreshToken);
    await expect(accounts.auth.refresh(first.refreshToken)).rejects.toMatchObject({
      code: "refresh_token_already_used",
    });
    await expect(accounts.auth.refresh(third.refreshToken)).rejects.toMatchObject({
      code: "refresh_token_not_found",
    });
    await expect(accounts.auth.authenticate(third.accessToken)).rejects.toMatchObject({
      code: "session_not_found",
    });
  });

  test("stores no refresh token in usable form", async () => {
    const { refreshToken, session } = await accounts.signUp();
    const next = await accounts.auth.refresh(refreshToken);
    const live = await accounts.repositories.sessions.findLiveToken(session.id);
    const kept = JSON.stringify(live);
    expect(kept).toContain(session.id);
    expect(kept).not.toContain(refreshToken);
    expect(kept).not.toContain(next.refreshToken);
  });

  test("is deleted after it expired when somebody signs in", async () => {
    const { session } = await accounts.signUp();
    accounts.clock.advance({ hours: 23 });
    await signIn();
    expect(await accounts.repositories.sessions.find(session.id)).not.toBeNull();
    accounts.clock.advance({ hours: 1 });
    await signIn();
    expect(await accounts.repositories.sessions.find(session.id)).toBeNull();
  });

  test("stores at most 500 characters of the user agent", async () => {
    await accounts.signUp();
    const { session } = await accounts.auth.signIn(
      { email: "ada@example.com", password: "secret pass" },
      { userAgent: "x".repeat(9000), ipAddress: "192.0.2.1" },
    );
    expect(session.userAgent).toHaveLength(500);
  });
});

describe("changing a profile", () => {
  test("keeps missing fields, and derives the full name from its parts", async () => {
    const { user, session } = await accounts.signUp();
    await accounts.auth.changeUser({ user, session }, { data: { first_name: "Ada", last_name: "Byron" } });
    const changed = await accounts.auth.changeUser({ user, session }, { data: { last_name: "King" } });
    expect(changed.profile).toMatchObject({ firstName: "Ada", lastName: "King", fullName: "Ada King" });
  });
});
