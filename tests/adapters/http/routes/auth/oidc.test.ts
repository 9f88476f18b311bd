import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { JWTPayload } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, newEmail } from "../../../../support/call.ts";
import { newPkce } from "../../../../support/mailed.ts";
import {
  errorOf,
  OWN_PAGE,
  person,
  SITE,
  startOidcSite,
  type OidcSite,
} from "../../../../support/accounts/oidc-site.ts";
import { startServer } from "../../../../support/server.ts";
import { CLIENT, type Misbehavior, type TestProvider } from "../../../../support/accounts/test-provider.ts";
import { locationOf, newVisitor, type Visitor } from "../../../../support/visitor.ts";

let site: OidcSite;
let provider: TestProvider;
beforeAll(async () => {
  site = await startOidcSite();
  provider = site.provider;
});
afterAll(() => site.close());
beforeEach(() => {
  provider.misbehaves = {};
});

const userOf = async (visitor: Visitor) => (await site.sessionOf(visitor))?.user ?? null;

describe("the redirect to the provider", () => {
  test("uses PKCE, state and nonce, and contains only the registered address of our site", async () => {
    const begun = await site.authorize(site.visitor(), { scopes: "email calendar.write offline_access" });
    const asked = locationOf(begun);
    expect(asked.origin + asked.pathname).toBe(`${provider.url}/authorize`);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: CLIENT.id,
      response_type: "code",
      redirect_uri: `${SITE}/auth/v1/callback`,
      scope: "openid email profile offline_access",
      code_challenge_method: "S256",
    });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(asked.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    }
    const [cookie = ""] = begun.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-qz-flow=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/,
    );
  });

  test("is refused for an unknown provider", async () => {
    const { status, body } = await call(`${site.server.url}/auth/v1/authorize?provider=github`);
    expect([status, body["error_code"]]).toEqual([400, "validation_failed"]);
  });

  test("lists the available providers publicly", async () => {
    const settings = await call(`${site.server.url}/auth/v1/settings`);
    expect(settings.body["external"]).toEqual({ email: true, house: true });
    const known = await call(`${site.server.url}/api/public/settings`);
    expect(known.body["sign_in_providers"]).toEqual([{ name: "house", label: "The House" }]);
  });
});

describe("the return from the provider", () => {
  test("signs in on our own page with a cookie, without a token in the address", async () => {
    const who = person();
    const { visitor, to } = await site.comeFrom(who);
    expect(to.href).toBe(OWN_PAGE);
    const user = await userOf(visitor);
    expect(user).toMatchObject({
      email: who.email,
      app_metadata: { provider: "house", providers: ["house"], role: "customer" },
      user_metadata: { first_name: "Ada", last_name: "Lovelace", full_name: "Ada Lovelace" },
    });
    expect(user?.["email_confirmed_at"]).toBeDefined();
    expect(user?.["identities"]).toMatchObject([
      {
        provider: "house",
        id: who.sub,
        email: who.email,
        identity_data: { sub: who.sub, email_verified: true },
      },
    ]);
  });

  test("ends a session planted in this browser, and no other", async () => {
    const [thief, other] = await Promise.all([site.comeFrom(person()), site.comeFrom(person())]);
    const visitor = site.visitor();
    for (const [name, value] of thief.visitor.cookies) visitor.cookies.set(name, value);
    const who = person();
    await site.comeFrom(who, { visitor });
    expect(await userOf(visitor)).toMatchObject({ email: who.email });
    expect(await site.sessionOf(thief.visitor)).toBeNull();
    expect(await site.sessionOf(other.visitor)).not.toBeNull();
  });

  test("gives an external client tokens in the fragment, or a code with PKCE", async () => {
    const implicit = await site.comeFrom(person(), {
      query: { redirect_to: "https://app.example/after?x=1" },
    });
    expect(implicit.to.href).toMatch(/^https:\/\/app\.example\/after\?x=1#access_token=/);
    expect(implicit.arrived.headers.getSetCookie()).toEqual([]);
    const coded = await site.comeFrom(person(), {
      query: {
        redirect_to: "https://app.example/after?x=1",
        code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
        code_challenge_method: "s256",
      },
    });
    expect(coded.to.href).toMatch(/^https:\/\/app\.example\/after\?x=1&code=[\w-]+$/);
  });

  test.each([
    "/",
    "https://codes.example/?x=1#y",
    "/qr-generator",
    "https://codes.example/auth/callback?z=1",
  ])("to %s ends on our page without third-party code, with a cookie", async (redirect_to) => {
    const { visitor, to } = await site.comeFrom(person(), { query: { redirect_to } });
    expect(to.href).toBe(OWN_PAGE);
    expect(await userOf(visitor)).not.toBeNull();
  });

  test("with PKCE puts no code into an address of our own", async () => {
    const { pkce } = newPkce();
    const { visitor, to } = await site.comeFrom(person(), { query: { redirect_to: "", ...pkce } });
    expect(to.href).toBe(OWN_PAGE);
    expect(await userOf(visitor)).not.toBeNull();
    for (const redirect_to of ["/", "/auth/callback", "https://evil.example/"]) {
      const refused = await site.authorize(site.visitor(), { redirect_to, ...pkce });
      expect([redirect_to, refused.status]).toEqual([redirect_to, 400]);
      expect(await refused.text()).toContain("REDIRECT_ALLOW");
    }
  });

  test("does not redirect to a site that is not allowed", async () => {
    const { to } = await site.comeFrom(person(), { query: { redirect_to: "https://evil.example/" } });
    expect(to.href).toBe(OWN_PAGE);
  });

  test("finds the same account again, even with another email address", async () => {
    const who = person();
    const first = await userOf((await site.comeFrom(who)).visitor);
    const second = await userOf((await site.comeFrom({ ...who, email: newEmail() })).visitor);
    expect(second?.["id"]).toBe(first?.["id"]);
    expect(second?.["email"]).toBe(who.email);
  });

  test("works the same by POST as by GET", async () => {
    const visitor = site.visitor();
    provider.who = person();
    const back = await visitor.signInAt(locationOf(await site.authorize(visitor)).href);
    const [path = "", query = ""] = back.split("?");
    // a cross-site POST carries no cookie
    const posted = await site.visitor().call(path, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: provider.url },
      body: query,
    });
    expect(posted.status).toBe(303);
    const arrived = await visitor.call(posted.headers.get("Location") ?? "");
    expect(locationOf(arrived).href).toBe(OWN_PAGE);
    expect(await userOf(visitor)).not.toBeNull();
  });

  test("creates one account if the same person arrives twice at once", async () => {
    const who = person();
    const both = await Promise.all([site.comeFrom(who), site.comeFrom(who)]);
    const users = await Promise.all(both.map(({ visitor }) => userOf(visitor)));
    expect(users[0]?.["id"]).toBeDefined();
    expect(users[1]?.["id"]).toBe(users[0]?.["id"]);
  });

  test("works in two tabs of one browser", async () => {
    const visitor = site.visitor();
    provider.who = person();
    const begun = [await site.authorize(visitor), await site.authorize(visitor)];
    for (const each of begun) {
      const arrived = await visitor.call(await visitor.signInAt(locationOf(each).href));
      expect(locationOf(arrived).href).toBe(OWN_PAGE);
    }
  });
});

const refused = async (misbehaves: Misbehavior) => {
  const visitor = site.visitor();
  const begun = await site.authorize(visitor);
  provider.who = person();
  provider.misbehaves = misbehaves;
  const arrived = await visitor.call(await visitor.signInAt(locationOf(begun).href));
  expect(await userOf(visitor)).toBeNull();
  return errorOf(locationOf(arrived));
};

const lie = (changes: JWTPayload) => refused({ claims: (claims) => ({ ...claims, ...changes }) });

describe("a provider's answer", () => {
  test.each([
    ["with another nonce", { nonce: "another" }],
    ["of another issuer", { iss: "https://evil.example" }],
    ["for another client", { aud: "another-client" }],
    ["that has expired", { exp: Math.floor(Date.now() / 1000) - 600 }],
  ])("%s is refused", async (_which, changes) => {
    expect(await lie(changes)).toBe("bad_oauth_callback");
  });

  test("without a nonce is refused", async () => {
    const code = await refused({
      claims: ({ nonce: _nonce, ...claims }) => claims,
    });
    expect(code).toBe("bad_oauth_callback");
  });

  test("signed with an unpublished key is refused", async () => {
    expect(await refused({ strangeKey: true })).toBe("bad_oauth_callback");
  });

  test("is refused in another browser", async () => {
    const visitor = site.visitor();
    provider.who = person();
    const back = await visitor.signInAt(locationOf(await site.authorize(visitor)).href);
    const other = site.visitor();
    await site.authorize(other);
    const arrived = await other.call(back);
    expect(errorOf(locationOf(arrived))).toBe("bad_oauth_state");
    expect(await userOf(other)).toBeNull();
    // the same without any cookie
    const bare = site.visitor();
    expect(errorOf(locationOf(await bare.call(back)))).toBe("bad_oauth_state");
  });

  test("is valid once", async () => {
    const { visitor, back } = await site.comeFrom(person());
    const again = await visitor.call(back);
    expect(errorOf(locationOf(again))).toBe("bad_oauth_state");
  });

  test("with an unknown state is refused", async () => {
    const visitor = site.visitor();
    await site.authorize(visitor);
    const arrived = await visitor.call("/auth/v1/callback?code=1&state=made-up");
    expect(locationOf(arrived).origin + locationOf(arrived).pathname).toBe(OWN_PAGE);
    expect(errorOf(locationOf(arrived))).toBe("bad_oauth_state");
  });

  test("with an error is reported in our words, not in those of its address", async () => {
    const visitor = site.visitor();
    const state = locationOf(await site.authorize(visitor)).searchParams.get("state") ?? "";
    const query = new URLSearchParams({ error: "access_denied", error_description: "Call 0900", state });
    const to = locationOf(await visitor.call(`/auth/v1/callback?${query}`));
    expect(errorOf(to)).toBe("access_denied");
    expect(to.href).not.toContain("0900");
  });
});

test("an answer of a provider that takes too long is refused", async () => {
  const visitor = site.visitor();
  const begun = await site.authorize(visitor);
  provider.who = person();
  const back = await visitor.signInAt(locationOf(begun).href);
  await site.database.knex("oidc_flows").update({ expires_at: new Date() });
  expect(errorOf(locationOf(await visitor.call(back)))).toBe("bad_oauth_state");
  expect(await userOf(visitor)).toBeNull();
});

test("the stored state of a sign-in in progress contains none of its secrets", async () => {
  const visitor = site.visitor();
  const asked = locationOf(await site.authorize(visitor)).searchParams;
  const kept = JSON.stringify(await site.database.knex("oidc_flows"));
  const secrets = [...visitor.cookies.values(), asked.get("state") ?? "", asked.get("nonce") ?? ""];
  for (const secret of secrets) expect(kept).not.toContain(secret);
});

/** A separate server, since metadata is cached once read. */
const startOther = (issuer: string) =>
  startServer({
    SITE_URL: SITE,
    OIDC_HOUSE_CLIENT_ID: CLIENT.id,
    OIDC_HOUSE_CLIENT_SECRET: CLIENT.secret,
    OIDC_HOUSE_ISSUER: issuer,
  });

const begin = (url: string) =>
  newVisitor(url).call("/auth/v1/authorize?provider=house&redirect_to=/auth/callback");

describe("a provider", () => {
  test("with another issuer in its metadata is not used", async () => {
    const other = await startOther(provider.url);
    try {
      provider.misbehaves = { issuer: "https://evil.example" };
      const to = locationOf(await begin(other.url));
      expect([to.origin + to.pathname, errorOf(to)]).toEqual([OWN_PAGE, "temporarily_unavailable"]);
    } finally {
      await other.close();
    }
  });

  test("that is unavailable is reported and tried again for the next visitor", async () => {
    const other = await startOther(provider.url);
    try {
      provider.misbehaves = { away: true };
      const away = locationOf(await begin(other.url));
      expect([away.origin + away.pathname, errorOf(away)]).toEqual([OWN_PAGE, "temporarily_unavailable"]);
      provider.misbehaves = {};
      expect(locationOf(await begin(other.url)).origin).toBe(provider.url);
    } finally {
      await other.close();
    }
  });

  test.each(["token_endpoint", "jwks_uri", "userinfo_endpoint"])(
    "whose metadata points %s into the operator's network causes no call there",
    async (endpoint) => {
      let heard = 0;
      const inner = createServer((_request, response) => {
        heard += 1;
        response.end("{}");
      });
      await new Promise<void>((resolve) => inner.listen(0, "127.0.0.1", resolve));
      const { port } = inner.address() as AddressInfo;
      const other = await startOther(provider.url);
      try {
        provider.misbehaves = { metadata: { [endpoint]: `http://127.0.0.1:${port}/inside` } };
        // if the ID token has no email, it is requested from the userinfo endpoint
        provider.who = { sub: randomUUID() };
        const visitor = newVisitor(other.url);
        const begun = await visitor.call("/auth/v1/authorize?provider=house&redirect_to=/auth/callback");
        const back = await visitor.signInAt(locationOf(begun).href);
        expect(errorOf(locationOf(await visitor.call(back)))).toBe("bad_oauth_callback");
        expect(heard).toBe(0);
      } finally {
        await other.close();
        inner.close();
      }
    },
  );

  test("with endless metadata is given up on", async () => {
    const other = await startOther(provider.url);
    try {
      provider.misbehaves = {
        metadata: { op_policy_uri: `https://example.org/${"x".repeat(2 * 1024 * 1024)}` },
      };
      expect(errorOf(locationOf(await begin(other.url)))).toBe("temporarily_unavailable");
    } finally {
      await other.close();
    }
  });

  test("that becomes unavailable during a sign-in is reported", async () => {
    const visitor = site.visitor();
    const back = await visitor.signInAt(locationOf(await site.authorize(visitor)).href);
    provider.misbehaves = { away: true };
    expect(errorOf(locationOf(await visitor.call(back)))).toBe("temporarily_unavailable");
  });
});
