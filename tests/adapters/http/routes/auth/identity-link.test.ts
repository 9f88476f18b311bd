import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { call, newEmail, PASSWORD, signUp, type Account } from "../../../../support/call.ts";
import {
  errorOf,
  person,
  SITE,
  startOidcSite,
  type OidcSite,
} from "../../../../support/accounts/oidc-site.ts";
import { locationOf, type Visitor } from "../../../../support/visitor.ts";

/** `linkIdentity()` in an app on another origin (REDIRECT_ALLOW): with a ticket, our page and its button. */
const APP = "https://app.example";
let site: OidcSite;
let ann: Account;
beforeAll(async () => {
  site = await startOidcSite();
});
beforeEach(async () => {
  ann = await signUp(site.server.url);
});
afterAll(() => site.close());

const asApp = (token: string, query: Record<string, string> = {}) =>
  call(
    `${site.server.url}/auth/v1/user/identities/authorize?${new URLSearchParams({
      provider: "house",
      skip_http_redirect: "true",
      redirect_to: `${APP}/done`,
      ...query,
    })}`,
    { token, headers: { Origin: APP } },
  );

async function ticketOf(account: Account, query: Record<string, string> = {}): Promise<string> {
  const { status, body, headers } = await asApp(account.token, query);
  expect([status, headers.getSetCookie()]).toEqual([200, []]);
  const url = new URL(String(body["url"]));
  expect(url.origin + url.pathname + url.search).toBe(`${SITE}/auth/connect`);
  return new URLSearchParams(url.hash.slice(1)).get("ticket") ?? "";
}

/** The call of our page when its button is pressed. */
async function press(visitor: Visitor, ticket: string, path = "identity-link") {
  const response = await visitor.call(`/auth/v1/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Client-Info": "quietzone-web", Origin: SITE },
    body: JSON.stringify({ ticket }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const expired = { status: 422, body: { error_code: "flow_state_expired" } };

async function providersOf({ token }: Account): Promise<unknown[]> {
  const { body } = await call(`${site.server.url}/auth/v1/user`, { token });
  return (body["identities"] as { provider: string }[]).map(({ provider }) => provider);
}

/** A browser that is signed in on our own pages. */
async function browserOf({ email }: Account): Promise<Visitor> {
  const visitor = site.visitor();
  await visitor.call("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Client-Info": "quietzone-web" },
    body: JSON.stringify({ email, password: "correct horse battery" }),
  });
  expect([...visitor.cookies.keys()].some((name) => name.includes("qz-refresh"))).toBe(true);
  return visitor;
}

test("the button connects the provider in the browser where it is pressed and leads back to the app", async () => {
  const visitor = site.visitor();
  const ticket = await ticketOf(ann, { scopes: "email", login_hint: "ann@house.example" });
  expect(await press(visitor, ticket, "identity-link/show")).toEqual({
    status: 200,
    body: { provider: "The House", email: ann.email, site: "app.example" },
  });
  expect(visitor.cookies.size).toBe(0);
  const begun = await press(visitor, ticket);
  const url = new URL(String(begun.body["url"]));
  expect([url.origin, url.searchParams.get("login_hint")]).toEqual([site.provider.url, "ann@house.example"]);
  site.provider.who = person();
  const to = locationOf(await visitor.call(await visitor.signInAt(url.href)));
  expect(to.href).toBe(`${APP}/done`);
  expect(await providersOf(ann)).toEqual(["email", "house"]);
});

test("an account connected by the real owner of its address loses previous access when that owner signs in", async () => {
  // Ann signed up with the owner's address in advance and gets the owner to press the button
  const visitor = site.visitor();
  const begun = await press(visitor, await ticketOf(ann));
  site.provider.who = person({ email: ann.email });
  const owner = site.provider.who;
  await visitor.call(await visitor.signInAt(String(begun.body["url"])));
  const { body } = await call(`${site.server.url}/auth/v1/user`, { token: ann.token });
  expect([body["email_confirmed_at"] ?? null, await providersOf(ann)]).toEqual([null, ["email", "house"]]);

  expect(errorOf((await site.comeFrom(owner)).to)).toBeNull();
  const bySession = await call(`${site.server.url}/auth/v1/user`, { token: ann.token });
  expect(bySession.body["error_code"]).toBe("session_not_found");
  const byPassword = await call(`${site.server.url}/auth/v1/token?grant_type=password`, {
    json: { email: ann.email, password: PASSWORD },
  });
  expect(byPassword.body["error_code"]).toBe("invalid_credentials");
});

describe("a ticket", () => {
  test("works once, even with fifty concurrent presses", async () => {
    const ticket = await ticketOf(ann);
    const pressed = await Promise.all(Array.from({ length: 50 }, () => press(site.visitor(), ticket)));
    expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(pressed.filter(({ status }) => status === 422)).toHaveLength(49);
    expect(await press(site.visitor(), ticket, "identity-link/show")).toMatchObject(expired);
  });

  test("is valid for three minutes", async () => {
    const ticket = await ticketOf(ann);
    const flows = site.database.knex("oidc_flows").where({ browser_digest: "" });
    const rows = (await flows.clone()) as { created_at: Date; expires_at: Date }[];
    expect(rows.map((row) => row.expires_at.getTime() - row.created_at.getTime())).toContain(180_000);
    await flows.clone().update({ expires_at: new Date() });
    expect(await press(site.visitor(), ticket)).toMatchObject(expired);
  });

  test("ends with its session and when its account is suspended", async () => {
    const ticket = await ticketOf(ann);
    await call(`${site.server.url}/auth/v1/logout?scope=local`, { method: "POST", token: ann.token });
    expect(await press(site.visitor(), ticket)).toMatchObject(expired);
    const bob = await signUp(site.server.url);
    const other = await ticketOf(bob);
    await site.server.services.users.change(commandLine, bob.id, { banSeconds: 60 });
    expect(await press(site.visitor(), other)).toMatchObject(expired);
  });

  test("that was changed or made up is refused", async () => {
    const ticket = await ticketOf(ann);
    for (const forged of [ticket.replace("null", '"x"'), ticket.slice(0, 43), "x.{}", "", "x".repeat(5000)]) {
      const { status } = await press(site.visitor(), forged);
      expect([forged.slice(0, 60), status >= 400 && status < 500]).toEqual([forged.slice(0, 60), true]);
    }
    expect((await press(site.visitor(), ticket)).status).toBe(200);
  });

  test("cannot be used as a sign-in state, nor a state as a ticket", async () => {
    const ticket = await ticketOf(ann);
    const visitor = site.visitor();
    const begun = await site.authorize(visitor);
    const back = await visitor.call(
      `/auth/v1/callback?${new URLSearchParams({ code: "code", state: ticket })}`,
    );
    expect(errorOf(locationOf(back))).toBe("bad_oauth_state");
    const state = locationOf(begun).searchParams.get("state") ?? "";
    expect(await press(site.visitor(), state)).toMatchObject(expired);
    expect((await press(visitor, ticket)).status).toBe(200);
  });
});

describe("an attacker who opens their own link in another person's browser", () => {
  test("gains nothing without a press: no cookie is set, and the provider's answer is refused", async () => {
    const victim = site.visitor();
    const ticket = await ticketOf(ann);
    await victim.call(`/auth/connect`);
    await press(victim, ticket, "identity-link/show");
    expect(victim.cookies.size).toBe(0);
    // the attacker presses the button and passes the provider's URL on
    const begun = await press(site.visitor(), ticket);
    site.provider.who = person();
    const to = locationOf(await victim.call(await victim.signInAt(String(begun.body["url"]))));
    expect(errorOf(to)).toBe("bad_oauth_state");
    expect(await providersOf(ann)).toEqual(["email"]);
  });

  test("gains nothing by a press if that person is signed in here", async () => {
    const victim = await browserOf(await signUp(site.server.url));
    const ticket = await ticketOf(ann);
    for (const path of ["identity-link/show", "identity-link"]) {
      expect(await press(victim, ticket, path)).toMatchObject({
        status: 403,
        body: { error_code: "forbidden" },
      });
    }
    expect([...victim.cookies.keys()].some((name) => name.includes("qz-flow"))).toBe(false);
    // the owner's own browser continues
    expect((await press(await browserOf(ann), ticket)).status).toBe(200);
  });
});

test("pages of other origins can neither read nor make these calls", async () => {
  const ticket = await ticketOf(ann);
  for (const path of ["identity-link/show", "identity-link"]) {
    const url = `${site.server.url}/auth/v1/${path}`;
    const asked = await fetch(url, {
      method: "OPTIONS",
      headers: { Origin: APP, "Access-Control-Request-Method": "POST" },
    });
    expect(asked.headers.get("Access-Control-Allow-Origin")).toBeNull();
    const called = await call(url, { json: { ticket: "x" }, headers: { Origin: APP } });
    expect(called.headers.get("Access-Control-Allow-Origin")).toBeNull();
    const form = await call(url, {
      raw: new URLSearchParams({ ticket }),
      headers: { Origin: APP, "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect(form.status).toBe(415);
  }
});

test("a session with a password chosen by somebody else gets neither a ticket nor a second factor", async () => {
  const { user, oneTimePassword: password } = await site.server.services.operatorAccounts.create({
    email: newEmail(),
    role: "customer",
    password: null,
  });
  const { body } = await call(`${site.server.url}/auth/v1/token?grant_type=password`, {
    json: { email: user.email, password },
  });
  const token = String(body["access_token"]);
  const factor = { json: { factor_type: "totp" }, token };
  for (const answer of [await asApp(token), await call(`${site.server.url}/auth/v1/factors`, factor)])
    expect([answer.status, answer.body["error_code"]]).toEqual([403, "forbidden"]);
});

test("a session that still needs its second factor gets no ticket", async () => {
  const { body } = await call(`${site.server.url}/auth/v1/factors`, {
    json: { factor_type: "totp" },
    token: ann.token,
  });
  await site.database.knex("mfa_factors").where({ id: body["id"] }).update({ status: "verified" });
  const answer = await asApp(ann.token);
  expect([answer.status, answer.body["error_code"]]).toEqual([401, "insufficient_aal"]);
});

test("starting a connection fails with a clear error if its session ended meanwhile", async () => {
  const { oidcFlows } = site.database.repositories;
  const createdAt = new Date();
  const begun = oidcFlows.insert({
    id: randomUUID(),
    stateDigest: randomUUID(),
    browserDigest: "",
    provider: "house",
    redirectTo: `${APP}/done`,
    challenge: null,
    sessionId: randomUUID(),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 60_000),
  });
  await expect(begun).rejects.toMatchObject({ code: "session_not_found" });
});
