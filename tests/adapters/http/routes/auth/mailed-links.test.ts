import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, newEmail, PASSWORD } from "../../../../support/call.ts";
import { linkOf, newPkce, pressButton } from "../../../../support/mailed.ts";
import { startMailbox, type Mailbox } from "../../../../support/mailbox.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

const SITE = "https://codes.example";
const APP = "https://app.example";
let mailbox: Mailbox;
let server: TestServer;
let auth: string;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer({ SMTP_URL: mailbox.url, SITE_URL: SITE, REDIRECT_ALLOW: APP });
  auth = `${server.url}/auth/v1`;
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const register = async (email = newEmail(), headers: Record<string, string> = {}, query = "") => {
  const answer = await call(`${auth}/signup${query}`, { json: { email, password: PASSWORD }, headers });
  expect(answer.status).toBe(200);
  return { email, mail: await mailbox.next(email) };
};

describe("a mailed link", () => {
  test("stays valid when a mail scanner requests it by HEAD and GET", async () => {
    const { mail } = await register();
    const { token_hash, type } = linkOf(mail);
    for (const method of ["HEAD", "GET", "HEAD", "GET"]) {
      const scanned = await call(`${auth}/verify?token=${token_hash}&type=${type}`, { method });
      expect(scanned.status).toBe(303);
      expect(scanned.headers.get("Location")).toBe(
        `${SITE}/auth/confirm#token_hash=${token_hash}&type=signup`,
      );
      expect(scanned.headers.getSetCookie()).toEqual([]);
    }
    const { status, body, headers } = await pressButton(server.url, mail);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: "bearer", redirect_to: `${SITE}/` });
    expect(body).not.toHaveProperty("refresh_token");
    expect(headers.getSetCookie().join()).toMatch(/^__Host-qz-refresh=/);
  });

  test("has its token in the fragment, which is not sent to servers, logs or as a Referer", async () => {
    const { link } = (await register()).mail;
    const { hash, search, pathname } = new URL(link);
    expect([pathname, search]).toEqual(["/auth/confirm", ""]);
    expect(hash).toMatch(/^#token_hash=[\w-]{43}&type=signup$/);
  });

  test("leads to the operator's address, whatever Host, X-Forwarded-Host, Forwarded and Referer say", async () => {
    const evil = "evil.example";
    const { mail } = await register(newEmail(), {
      "X-Forwarded-Host": evil,
      "X-Forwarded-Proto": "http",
      Forwarded: `host=${evil}`,
      Referer: `https://${evil}/`,
      Origin: `https://${evil}`,
    });
    expect(mail.link).toMatch(/^https:\/\/codes\.example\/auth\/confirm#/);
    expect(`${mail.text}${mail.html}`).not.toContain(evil);
  });

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/..//evil.example",
    "https://codes.example@evil.example/",
    "https://codes.example.evil.example/",
    "https:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
  ])("does not redirect to %s, whether at the request or when it is opened", async (hostile) => {
    const query = `?redirect_to=${encodeURIComponent(hostile)}`;
    const { mail } = await register(newEmail(), {}, query);
    expect(linkOf(mail).redirectTo ?? SITE).toMatch(/^https:\/\/codes\.example(\/|$)/);
    const { token_hash, type } = linkOf(mail);
    const opened = await call(`${auth}/verify${query}`, {
      json: { token_hash, type },
      headers: { "X-Client-Info": "quietzone-web", Origin: server.url },
    });
    expect(new URL(String(opened.body["redirect_to"])).origin).toBe(SITE);
  });

  test("of another client with PKCE gives a code that works once and only with the verifier", async () => {
    const { email, mail } = await register();
    await pressButton(server.url, mail);
    const { verifier, pkce } = newPkce();
    await call(`${auth}/otp?redirect_to=${APP}/in`, { json: { email, ...pkce } });
    const { body } = await pressButton(server.url, await mailbox.next(email));
    const address = new URL(String(body["redirect_to"]));
    expect(`${address.origin}${address.pathname}${address.hash}`).toBe(`${APP}/in`);
    const exchange = (code_verifier: string) =>
      call(`${auth}/token?grant_type=pkce`, {
        json: { auth_code: address.searchParams.get("code"), code_verifier },
      });
    expect((await exchange("wrong")).body["error_code"]).toBe("bad_code_verifier");
    const right = await exchange(verifier);
    expect(right.body).toMatchObject({ token_type: "bearer", user: { email } });
    expect((await exchange(verifier)).body["error_code"]).toBe("flow_state_not_found");
  });

  test("that is invalid reports so in another client's query and fragment, and in the answer to our page", async () => {
    const values = { token_hash: "pkce_dead", type: "magiclink" };
    const headers = { "X-Client-Info": "quietzone-web", Origin: server.url };
    const theirs = await call(`${auth}/verify?redirect_to=${APP}/in`, { json: values, headers });
    const address = new URL(String(theirs.body["redirect_to"]));
    expect(address.searchParams.get("error_code")).toBe("otp_expired");
    expect(new URLSearchParams(address.hash.slice(1)).get("error")).toBe("access_denied");
    const ours = await call(`${auth}/verify`, { json: values, headers });
    expect([ours.status, ours.body["error_code"]]).toEqual([403, "otp_expired"]);
  });

  test.each([
    ["recover", "https://codes.example/"],
    ["otp", "/"],
    ["otp", "/auth/callback"],
    ["resend", "https://codes.example./"],
    ["resend", "https://evil.example/"],
    ["signup", "/?x=1"],
  ])("requested by %s gets no PKCE code for %s", async (path, redirectTo) => {
    const json = { email: newEmail(), password: PASSWORD, type: "signup", ...newPkce().pkce };
    const asked = await call(`${auth}/${path}?redirect_to=${encodeURIComponent(redirectTo)}`, { json });
    expect([asked.status, asked.body["error_code"]]).toEqual([400, "validation_failed"]);
    expect(asked.body["msg"]).toContain("REDIRECT_ALLOW");
  });

  test("requested by a stranger with PKCE signs the owner in without a code in the site's address", async () => {
    const { email, mail } = await register();
    await pressButton(server.url, mail);
    for (const path of ["recover", "otp"]) {
      const { pkce } = newPkce();
      expect((await call(`${auth}/${path}`, { json: { email, ...pkce } })).status).toBe(200);
      const { body, headers } = await pressButton(server.url, await mailbox.next(email));
      expect(body).toMatchObject({ redirect_to: `${SITE}/`, user: { email } });
      expect(headers.getSetCookie().join()).toMatch(/^__Host-qz-refresh=/);
    }
    // a link for another client, opened as one for this site
    await call(`${auth}/recover?redirect_to=${APP}/in`, { json: { email, ...newPkce().pkce } });
    const link = (await mailbox.next(email)).link.replace(/&redirect_to=.*/, "");
    const { body } = await pressButton(server.url, { link });
    expect(body).toMatchObject({ redirect_to: `${SITE}/`, user: { email } });
  });

  test("that is malformed is refused", async () => {
    expect((await call(`${auth}/verify?token=a%0d%0ab&type=signup`)).status).toBe(400);
    expect((await call(`${auth}/verify?token=abc&type=sms`)).status).toBe(400);
    expect((await call(`${auth}/verify`, { json: { type: "signup" } })).status).toBe(400);
  });
});

test("PKCE with the plain method or an invalid challenge is refused", async () => {
  const email = newEmail();
  for (const pkce of [
    { code_challenge: "a".repeat(43), code_challenge_method: "plain" },
    { code_challenge: "short", code_challenge_method: "s256" },
    { code_challenge: "a".repeat(43) },
  ]) {
    const { status } = await call(`${auth}/recover`, { json: { email, ...pkce } });
    expect(status).toBe(400);
  }
});

test("mailed tokens, refresh tokens and codes are not accepted as access tokens", async () => {
  const { email, mail } = await register();
  const { token_hash } = linkOf(mail);
  await pressButton(server.url, mail);
  const signedIn = await call(`${auth}/token?grant_type=password`, { json: { email, password: PASSWORD } });
  for (const token of [token_hash, String(signedIn.body["refresh_token"]), mail.code]) {
    const { status } = await call(`${auth}/user`, { token });
    expect(status).toBe(403);
  }
});
