import { expect, test } from "vitest";
import { createSession } from "../../admin/session/session.ts";

const MINUTE = 60_000;

type Answer = { status: number; body?: object } | "unreachable";
const TOKEN = "/auth/v1/token?grant_type=refresh_token";
const refused = { status: 400, body: { code: "refresh_token_not_found" } };

function session(
  id: string,
  role = "admin",
  { aal = "aal2", factors = [] as object[], mustChoose = false, token = "token" } = {},
) {
  const claims = btoa(JSON.stringify({ aal }));
  return {
    status: 200,
    body: {
      access_token: `${token}.${claims}.x`,
      expires_in: 900,
      user: {
        id,
        email: "ada@example.org",
        app_metadata: { role, password_change_required: mustChoose },
        user_metadata: { full_name: "Ada Lovelace" },
        factors,
      },
    },
  };
}

/** Opens a tab of the panel. The answers for a path are used in order; the last one repeats. */
function openTab(answers: Record<string, Answer[]>, hint = true) {
  const calls: { path: string; token: string | null }[] = [];
  const posted: string[] = [];
  const listeners: ((message: "signed_in" | "signed_out") => void)[] = [];
  const world = { now: 0, hint };
  const tab = createSession({
    send: async (path, init) => {
      calls.push({ path, token: new Headers(init.headers).get("Authorization") });
      const list = answers[path] ?? [];
      const answer = list.length > 1 ? list.shift() : list[0];
      if (answer === undefined || answer === "unreachable") throw new TypeError("unreachable");
      return Response.json(answer.body ?? {}, { status: answer.status });
    },
    channel: {
      post: (message) => void posted.push(message),
      onMessage: (listener) => void listeners.push(listener),
    },
    alone: (work) => work(),
    hint: { get: () => world.hint, set: (signedIn) => (world.hint = signedIn) },
    now: () => world.now,
  });
  return {
    tab,
    calls,
    posted,
    world,
    tell: (message: "signed_in" | "signed_out") => listeners[0]?.(message),
  };
}

test("the panel takes over the session of the site", async () => {
  const { tab } = openTab({ [TOKEN]: [session("ada")] });
  await tab.start();
  expect(tab.state()).toMatchObject({
    status: "signed_in",
    ended: false,
    user: { name: "Ada Lovelace", isAdmin: true },
  });
});

test("without the session hint, the panel is signed out and makes no call", async () => {
  const { tab, calls } = openTab({}, false);
  await tab.start();
  expect(tab.state()).toEqual({ status: "signed_out", left: false });
  expect(calls).toEqual([]);
});

test.each([
  ["the second factor is not verified yet", { aal: "aal1", factors: [{ status: "verified" }] }],
  ["the password has to be replaced", { mustChoose: true }],
])("nobody is signed in as long as %s", async (_why, more) => {
  const { tab } = openTab({ [TOKEN]: [session("ada", "admin", more)] });
  await tab.start();
  expect(tab.state()).toEqual({ status: "signed_out", left: false });
});

test("an unavailable server does not sign the admin out", async () => {
  const { tab } = openTab({ [TOKEN]: ["unreachable", { status: 503 }, session("ada")] });
  await tab.start();
  expect(tab.state()).toEqual({ status: "unreachable" });
  await tab.start();
  expect(tab.state()).toEqual({ status: "unreachable" });
  await tab.start();
  expect(tab.state()).toMatchObject({ status: "signed_in" });
});

test("calls carry the token, which is refreshed once near its end even with concurrent calls", async () => {
  const { tab, calls, world } = openTab({
    [TOKEN]: [session("ada"), session("ada", "admin", { token: "next" })],
    "/api/admin/x": [{ status: 200 }],
  });
  await tab.start();
  await tab.fetch("/api/admin/x");
  world.now = 14.5 * MINUTE;
  await Promise.all([tab.fetch("/api/admin/x"), tab.fetch("/api/admin/x")]);
  expect(calls.map(({ path }) => path)).toEqual([
    TOKEN,
    "/api/admin/x",
    TOKEN,
    "/api/admin/x",
    "/api/admin/x",
  ]);
  expect(calls[1]?.token).toMatch(/^Bearer token\./);
  expect(calls[4]?.token).toMatch(/^Bearer next\./);
});

test("a 401 leads to one refresh and one retry", async () => {
  const { tab, calls } = openTab({
    [TOKEN]: [session("ada")],
    "/api/admin/x": [{ status: 401 }, { status: 200 }],
  });
  await tab.start();
  expect((await tab.fetch("/api/admin/x")).status).toBe(200);
  expect(calls).toHaveLength(4);
});

test("an expired session leaves the page in place, and a sign-in in another tab resumes it", async () => {
  const { tab, tell, world } = openTab({
    [TOKEN]: [session("ada"), refused, session("ada")],
    "/api/admin/x": [{ status: 401 }, { status: 200 }],
  });
  await tab.start();
  expect((await tab.fetch("/api/admin/x")).status).toBe(401);
  expect(tab.state()).toMatchObject({ status: "signed_in", ended: true });
  expect(world.hint).toBe(false);
  tell("signed_in");
  await expect.poll(() => tab.state()).toMatchObject({ status: "signed_in", ended: false });
  expect((await tab.fetch("/api/admin/x")).status).toBe(200);
});

test("a call is not sent as another user who signed in meanwhile", async () => {
  const { tab, calls, world } = openTab({
    [TOKEN]: [session("ada"), session("eve")],
    "/api/admin/x": [{ status: 200 }],
  });
  await tab.start();
  world.now = 20 * MINUTE;
  expect((await tab.fetch("/api/admin/x", { method: "POST" })).status).toBe(401);
  expect(calls.map(({ path }) => path)).toEqual([TOKEN, TOKEN]);
});

test("a refused call detects a lost admin role and a missing second factor", async () => {
  const { tab } = openTab({ [TOKEN]: [session("ada"), session("ada", "customer")] });
  await tab.start();
  await tab.recheck("insufficient_aal");
  expect(tab.state()).toMatchObject({ factorWanted: true });
  await tab.recheck("forbidden");
  expect(tab.state()).toMatchObject({ user: { isAdmin: false }, factorWanted: false });
});

test("signing out ends the session and informs other tabs, even if the server is unavailable", async () => {
  const { tab, calls, posted, world } = openTab({ [TOKEN]: [session("ada")] });
  await tab.start();
  await tab.signOut();
  expect(tab.state()).toEqual({ status: "signed_out", left: true });
  expect(posted).toEqual(["signed_out"]);
  expect(world.hint).toBe(false);
  expect(calls.at(-1)).toMatchObject({ path: "/auth/v1/logout?scope=local" });
  expect(calls.at(-1)?.token).toMatch(/^Bearer token\./);
});
