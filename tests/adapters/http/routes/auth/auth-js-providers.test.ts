import { GoTrueClient, type Provider } from "@supabase/auth-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newEmail, PASSWORD } from "../../../../support/call.ts";
import { person, startOidcSite, type OidcSite } from "../../../../support/accounts/oidc-site.ts";
import { locationOf } from "../../../../support/visitor.ts";

/** Sign-in providers through the unmodified client, in a browser with cookies. */
let site: OidcSite;
beforeAll(async () => {
  site = await startOidcSite();
});
afterAll(() => site.close());

/** Any provider name can be configured; the client's type lists only those of its hosted service. */
const HOUSE = "house" as Provider;
const redirectTo = "https://app.example/after";

function newBrowser() {
  const visitor = site.visitor();
  const stored = new Map<string, string>();
  const client = new GoTrueClient({
    url: `${site.server.url}/auth/v1`,
    headers: { apikey: "anon", Authorization: "Bearer anon" },
    flowType: "pkce",
    autoRefreshToken: false,
    persistSession: true,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    fetch: (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
      return visitor.call(pathname + search, init);
    },
  });
  /** Returns from the provider's page to the client's page. */
  const comeBack = async (providerUrl: string, who = person()): Promise<URL> => {
    site.provider.who = who;
    return locationOf(await visitor.call(await visitor.signInAt(providerUrl)));
  };
  return { client, visitor, comeBack };
}

async function signedIn(who = person()) {
  const browser = newBrowser();
  const { data } = await browser.client.signInWithOAuth({
    provider: HOUSE,
    options: { redirectTo, skipBrowserRedirect: true },
  });
  const { pathname, search } = new URL(data.url ?? "");
  const begun = await browser.visitor.call(pathname + search);
  const to = await browser.comeBack(locationOf(begun).href, who);
  return { ...browser, to };
}

test("the code of a sign-in can be exchanged for a session once", async () => {
  const who = person();
  const { client, to } = await signedIn(who);
  expect(to.origin + to.pathname).toBe(redirectTo);
  const code = to.searchParams.get("code") ?? "";
  const { data, error } = await client.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: who["email"], app_metadata: { provider: "house" } });
  const claims = await client.getClaims();
  expect(claims.data?.claims.amr?.[0]).toMatchObject({ method: "oauth" });
  expect((await newBrowser().client.exchangeCodeForSession(code)).error).not.toBeNull();
});

test("a code is refused without the verifier of the browser that asked for it", async () => {
  const { to } = await signedIn();
  const thief = newBrowser();
  await thief.client.signInWithOAuth({ provider: HOUSE, options: { skipBrowserRedirect: true } });
  const { data, error } = await thief.client.exchangeCodeForSession(to.searchParams.get("code") ?? "");
  expect(error).toMatchObject({ code: "bad_code_verifier" });
  expect(data.session).toBeNull();
});

test("an identity can be linked, listed and unlinked, but not the last one", async () => {
  const { client, comeBack } = newBrowser();
  await client.signUp({ email: newEmail(), password: PASSWORD });
  const linked = await client.linkIdentity({
    provider: HOUSE,
    options: { redirectTo, skipBrowserRedirect: true },
  });
  expect(linked.error).toBeNull();
  const to = await comeBack(linked.data.url ?? "");
  expect((await client.exchangeCodeForSession(to.searchParams.get("code") ?? "")).error).toBeNull();
  const { data } = await client.getUserIdentities();
  expect(data?.identities.map(({ provider }) => provider)).toEqual(["email", "house"]);
  const [email, house] = data?.identities ?? [];
  if (!email || !house) throw new Error("not two identities");
  expect((await client.unlinkIdentity(house)).error).toBeNull();
  expect((await client.unlinkIdentity(email)).error).toMatchObject({
    status: 422,
    code: "single_identity_not_deletable",
  });
});

test("an unknown provider is a client error", async () => {
  const { client } = newBrowser();
  await client.signUp({ email: newEmail(), password: PASSWORD });
  const { error } = await client.linkIdentity({ provider: "github", options: { skipBrowserRedirect: true } });
  expect(error).toMatchObject({ status: 400, code: "validation_failed" });
});
