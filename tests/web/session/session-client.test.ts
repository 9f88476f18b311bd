import { afterEach, describe, expect, test, vi } from "vitest";
import { sessionBody, stubServer } from "../../support/stub-server.ts";
import { createBrowser } from "../../support/browser/browser-tab.ts";

afterEach(() => vi.unstubAllGlobals());

const REFRESH = "POST /auth/v1/token";
const refused = { status: 400, body: { code: "refresh_token_not_found", message: "gone" } };

test("a visitor who was never signed in makes no call", async () => {
  const calls = stubServer({});
  const tab = createBrowser().openTab();
  await tab.start();
  expect(tab.state()).toMatchObject({ status: "signed_out", why: "nobody" });
  expect(calls).toEqual([]);
});

test("loading a page restores the session from the cookie, with an empty body and the client's name", async () => {
  const calls = stubServer({ [REFRESH]: () => ({ body: sessionBody() }) });
  const tab = createBrowser({ signedInBefore: true }).openTab();
  await tab.start();
  expect(tab.state().user).toMatchObject({ displayName: "Ada Lovelace", role: "customer" });
  expect(calls[0]).toMatchObject({ path: "/auth/v1/token?grant_type=refresh_token", body: {} });
  expect(calls[0]?.headers.get("X-Client-Info")).toBe("quietzone-web");
});

test("a refused refresh signs out and is not retried on the next page load", async () => {
  const calls = stubServer({ [REFRESH]: () => refused });
  const browser = createBrowser({ signedInBefore: true });
  const tab = browser.openTab();
  await tab.start();
  await browser.openTab().start();
  expect(tab.state()).toMatchObject({ status: "signed_out", why: "ended" });
  expect(calls).toHaveLength(1);
});

test("an unavailable server is retried from 200 ms on, doubling, and the hint stays", async () => {
  stubServer({ [REFRESH]: () => "unreachable" });
  const browser = createBrowser({ signedInBefore: true });
  const tab = browser.openTab();
  await tab.start();
  expect(browser.waits).toEqual([200, 400, 800, 1600, 3200]);
  expect(tab.state()).toMatchObject({ status: "signed_out", why: "away" });
  expect(browser.hint).toBe(true);
});

test.each([
  ["a truncated response", () => ({ body: undefined })],
  ["a server error", () => ({ status: 500, body: { code: "unexpected_failure" } })],
  ["a blocking network", () => ({ status: 403, body: { error: "blocked" } })],
  ["a captive portal", () => ({ body: {} })],
])("%s ends no session, and the hint stays", async (_what, answer) => {
  stubServer({ [REFRESH]: answer });
  const browser = createBrowser({ signedInBefore: true });
  const tab = browser.openTab();
  await tab.start();
  expect(tab.state()).toMatchObject({ status: "signed_out", why: "away" });
  expect(browser.hint).toBe(true);
});

test("calls carry the bearer token, which is never stored", async () => {
  const calls = stubServer({ [REFRESH]: () => ({ body: sessionBody() }), "GET /api/me/history": () => ({}) });
  const tab = createBrowser().openTab();
  await tab.signIn("ada@example.com", "secret");
  await tab.fetch("/api/me/history");
  expect(calls[1]?.headers.get("Authorization")).toBe("Bearer token-1");
  expect(JSON.stringify([localStorage, sessionStorage, document.cookie])).not.toContain("token-1");
});

test("a token near its end is refreshed before the call", async () => {
  let tokens = 0;
  const calls = stubServer({
    [REFRESH]: () => ({ body: sessionBody({}, `token-${++tokens}`) }),
    "GET /api/me/history": () => ({}),
  });
  const browser = createBrowser();
  const tab = browser.openTab();
  await tab.signIn("ada@example.com", "secret");
  browser.now += 850_000;
  await tab.fetch("/api/me/history");
  expect(calls.map(({ path }) => path)).toEqual([
    "/auth/v1/token?grant_type=password",
    "/auth/v1/token?grant_type=refresh_token",
    "/api/me/history",
  ]);
  expect(calls[2]?.headers.get("Authorization")).toBe("Bearer token-2");
});

test("a 401 leads to one refresh and one retry", async () => {
  let tokens = 0;
  const calls = stubServer({
    [REFRESH]: () => ({ body: sessionBody({}, `token-${++tokens}`) }),
    "GET /api/me/history": ({ headers }) =>
      headers.get("Authorization") === "Bearer token-2" ? {} : { status: 401 },
  });
  const tab = createBrowser().openTab();
  await tab.signIn("ada@example.com", "secret");
  await tab.fetch("/api/me/history");
  expect(calls.filter(({ path }) => path === "/api/me/history")).toHaveLength(2);
});

test("an expired session rejects the call with 401 and signs the tab out", async () => {
  stubServer({
    [REFRESH]: ({ path }) => (path.endsWith("password") ? { body: sessionBody() } : refused),
    "GET /api/me/history": () => ({ status: 401 }),
  });
  const tab = createBrowser().openTab();
  await tab.signIn("ada@example.com", "secret");
  await expect(tab.fetch("/api/me/history")).rejects.toMatchObject({ status: 401 });
  expect(tab.state()).toMatchObject({ status: "signed_out", why: "ended" });
});

test("concurrent calls share one refresh", async () => {
  const calls = stubServer({ [REFRESH]: () => ({ body: sessionBody() }), "GET /a": () => ({}) });
  const browser = createBrowser();
  const tab = browser.openTab();
  await tab.signIn("ada@example.com", "secret");
  browser.now += 900_000;
  await Promise.all([tab.fetch("/a"), tab.fetch("/a"), tab.fetch("/a")]);
  expect(calls.filter(({ path }) => path.endsWith("refresh_token"))).toHaveLength(1);
});

test("two tabs refresh one after the other", async () => {
  let running = 0;
  let most = 0;
  stubServer({
    [REFRESH]: async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      return { body: sessionBody() };
    },
  });
  const browser = createBrowser({ signedInBefore: true });
  await Promise.all([browser.openTab().start(), browser.openTab().start()]);
  expect(most).toBe(1);
});

test("signing in and out is shared with the other tabs", async () => {
  stubServer({
    [REFRESH]: () => ({ body: sessionBody() }),
    "POST /auth/v1/logout": () => ({ status: 204 }),
  });
  const browser = createBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  await there.start();
  const signedIn = vi.fn<() => void>();
  there.subscribe(signedIn);
  await here.signIn("ada@example.com", "secret");
  await expect.poll(() => there.state().status).toBe("signed_in");
  expect(signedIn).toHaveBeenCalled();
  await here.signOut();
  expect(there.state()).toMatchObject({ status: "signed_out", why: "left" });
});

test("signing out ends only this session, even if the server is unavailable", async () => {
  const calls = stubServer({
    [REFRESH]: () => ({ body: sessionBody() }),
    "POST /auth/v1/logout": () => "unreachable",
  });
  const tab = createBrowser().openTab();
  await tab.signIn("ada@example.com", "secret");
  await tab.signOut();
  expect(calls[1]?.path).toBe("/auth/v1/logout?scope=local");
  expect(calls[1]?.headers.get("Authorization")).toBe("Bearer token-1");
  expect(tab.state().status).toBe("signed_out");
});

/** A promise that the test resolves. */
function later<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((keep) => (resolve = keep));
  return { promise, resolve };
}

/** A server whose renewals wait until the test answers them. */
function slowRenewals(routes: Parameters<typeof stubServer>[0] = {}) {
  const answers: ((body: object) => void)[] = [];
  const calls = stubServer({
    [REFRESH]: ({ path }) =>
      path.endsWith("password")
        ? { body: sessionBody() }
        : new Promise((resolve) => answers.push((body) => resolve({ body }))),
    "POST /auth/v1/logout": () => ({ status: 204 }),
    ...routes,
  });
  return { calls, answers };
}
const somebodyElse = { ...sessionBody({}, "token-b"), user: { id: "b", email: "b@example.com" } };

test("a refresh in flight during sign-out does not restore the session", async () => {
  const { answers } = slowRenewals();
  const browser = createBrowser();
  const tab = browser.openTab();
  await tab.signIn("ada@example.com", "secret");
  browser.now += 900_000;
  const renewal = tab.keep();
  await expect.poll(() => answers).toHaveLength(1);
  await tab.signOut();
  answers[0]?.(sessionBody());
  await renewal;
  expect(tab.state()).toMatchObject({ status: "signed_out", why: "left" });
  expect(browser.hint).toBe(false);
});

test("a refresh that failed during sign-out is not retried", async () => {
  let tries = 0;
  const firstTry = later<"unreachable">();
  const calls = stubServer({
    [REFRESH]: ({ path }) =>
      path.endsWith("password") || ++tries > 1 ? { body: sessionBody() } : firstTry.promise,
    "POST /auth/v1/logout": () => "unreachable",
  });
  const browser = createBrowser();
  const tab = browser.openTab();
  await tab.signIn("ada@example.com", "secret");
  browser.now += 900_000;
  const renewal = tab.keep();
  await expect.poll(() => tries).toBe(1);
  await tab.signOut();
  firstTry.resolve("unreachable");
  await renewal;
  expect(tab.state().status).toBe("signed_out");
  expect(calls.filter(({ path }) => path.endsWith("refresh_token"))).toHaveLength(1);
});

test("a sign-in in another tab applies even if an earlier refresh is still in flight", async () => {
  const { answers } = slowRenewals();
  const browser = createBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  await here.signIn("ada@example.com", "secret");
  browser.now += 900_000;
  const renewal = here.keep();
  await expect.poll(() => answers).toHaveLength(1);
  await here.signOut();
  await there.signIn("ada@example.com", "secret");
  answers[0]?.(sessionBody());
  await renewal;
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.(sessionBody({}, "token-2"));
  await expect.poll(() => here.state().status).toBe("signed_in");
});

test("a call is not sent as another user who signed in meanwhile", async () => {
  const { calls, answers } = slowRenewals({ "POST /a": () => ({}) });
  const browser = createBrowser();
  const tab = browser.openTab();
  await tab.signIn("ada@example.com", "secret");
  browser.now += 900_000;
  const failed = tab.fetch("/a", { method: "POST" }).catch((error: unknown) => error);
  await expect.poll(() => answers).toHaveLength(1);
  answers[0]?.(somebodyElse);
  expect(await failed).toMatchObject({ status: 401 });
  expect(tab.state().user?.id).toBe("b");
  expect(calls.filter(({ path }) => path === "/a")).toEqual([]);
});

test("a password change in flight during sign-out does not restore the session", async () => {
  const answer = later<{ body: object }>();
  slowRenewals({ "PUT /auth/v1/user": () => answer.promise });
  const tab = createBrowser().openTab();
  await tab.signIn("ada@example.com", "secret");
  const chosen = tab.changeUser({ password: "secret 2" });
  await tab.signOut();
  answer.resolve({ body: sessionBody().user });
  await chosen;
  expect(tab.state().status).toBe("signed_out");
});

test("rejects a response without a user", async () => {
  stubServer({ [REFRESH]: () => ({ body: {} }) });
  const tab = createBrowser().openTab();
  await expect(tab.signIn("ada@example.com", "secret")).rejects.toMatchObject({ code: "no_user_data" });
});

test("sign-up sends the names, and never a role", async () => {
  const calls = stubServer({ "POST /auth/v1/signup": () => ({ body: sessionBody().user }) });
  const tab = createBrowser().openTab();
  await tab.start();
  await tab.signUp({
    email: "a@b.co",
    password: "secret",
    firstName: "Ada",
    lastName: "Lovelace",
    language: "fr",
  });
  expect(calls[0]?.body).toEqual({
    email: "a@b.co",
    password: "secret",
    data: {
      first_name: "Ada",
      last_name: "Lovelace",
      full_name: "Ada Lovelace",
      language: "fr",
      timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
  expect(tab.state().status).toBe("signed_out");
});

async function userAfterReload(avatar_url: unknown) {
  const { user } = sessionBody({ user_metadata: { full_name: "Ada King", avatar_url } });
  stubServer({ [REFRESH]: () => ({ body: sessionBody() }), "GET /auth/v1/user": () => ({ body: user }) });
  const tab = createBrowser({ signedInBefore: true }).openTab();
  await tab.start();
  await tab.reload();
  return tab.state().user;
}

test("a reload updates the user, and accepts only avatars of this site", async () => {
  const url = "/media/avatars/avatar-1.webp";
  expect(await userAfterReload(url)).toMatchObject({ displayName: "Ada King", avatarUrl: url });
  for (const other of ["https://elsewhere.example/a.png", "javascript:alert(1)", "", 7, null]) {
    expect(await userAfterReload(other)).toMatchObject({ avatarUrl: null });
  }
});

const tokenOf = (aal: string) =>
  `head.${btoa(JSON.stringify({ aal })).replaceAll("+", "-").replaceAll("/", "_")}.tail`;

describe("a session that lacks its second factor", () => {
  const factor = { id: "f", friendly_name: "Phone", status: "verified", created_at: "2026-01-01T00:00:00Z" };
  const half = (status = "verified") => ({
    body: sessionBody({ factors: [{ ...factor, status }] }, tokenOf("aal1")),
  });
  const full = () => ({ body: sessionBody({ factors: [factor] }, tokenOf("aal2")) });

  test("counts as signed out, after signing in and after a page load", async () => {
    stubServer({ [REFRESH]: () => half() });
    const browser = createBrowser();
    const tab = browser.openTab();
    await tab.signIn("ada@example.com", "secret");
    const expected = {
      status: "signed_out",
      user: null,
      halfway: { email: "ada@example.com", factors: [factor] },
    };
    expect(tab.state()).toMatchObject(expected);
    const reloaded = browser.openTab();
    await reloaded.start();
    expect(reloaded.state()).toMatchObject(expected);
  });

  test("counts as signed in once the factor is verified, in other tabs too", async () => {
    let shown = false;
    const calls = stubServer({
      [REFRESH]: () => (shown ? full() : half()),
      "POST /auth/v1/factors/f/verify": () => {
        shown = true;
        return full();
      },
    });
    const browser = createBrowser();
    const [tab, other] = [browser.openTab(), browser.openTab()];
    await tab.signIn("ada@example.com", "secret");
    await expect.poll(() => other.state()).toHaveProperty("halfway");
    await tab.stepUp("factors/f/verify", { code: "123456" });
    expect(tab.state()).toMatchObject({ status: "signed_in", user: { email: "ada@example.com" } });
    const call = calls.find(({ path }) => path.includes("verify"));
    expect(call?.headers.get("Authorization")).toBe(`Bearer ${tokenOf("aal1")}`);
    expect(call?.headers.get("X-Client-Info")).toBe("quietzone-web");
    await expect.poll(() => other.state().status).toBe("signed_in");
  });

  test("stays half signed in after a wrong code, and ends after signing out", async () => {
    stubServer({
      [REFRESH]: () => half(),
      "POST /auth/v1/factors/f/verify": () => ({
        status: 422,
        body: { code: "mfa_verification_failed", message: "wrong" },
      }),
      "POST /auth/v1/logout": () => ({ status: 204 }),
    });
    const tab = createBrowser().openTab();
    await tab.signIn("ada@example.com", "secret");
    await expect(tab.stepUp("factors/f/verify", {})).rejects.toMatchObject({
      code: "mfa_verification_failed",
    });
    expect(tab.state()).toHaveProperty("halfway");
    await tab.signOut();
    expect(tab.state()).toEqual({ status: "signed_out", user: null, why: "left" });
  });

  test("is complete if the factor was never verified", async () => {
    stubServer({ [REFRESH]: () => half("unverified") });
    const tab = createBrowser().openTab();
    await tab.signIn("ada@example.com", "secret");
    expect(tab.state().status).toBe("signed_in");
  });
});
