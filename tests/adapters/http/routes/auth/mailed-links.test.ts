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
  test("survives every HEAD and GET of a mail scanner, at our page and at auth/v1", async () => {
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

  test("has its token in the fragment, which reaches no server, no log and no Referer", async () => {
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
  ])("leads nobody on to %s, when it is asked for or when it is opened", async (hostile) => {
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

  test("of another client with PKCE gives its code to who has the verifier, once", async () => {
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

  test("that is dead tells another client so in its query and fragment, and our page in the answer", async () => {
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
  ])("asked for by %s gets no code of PKCE for %s", async (path, redirectTo) => {
    const json = { email: newEmail(), password: PASSWORD, type: "signup", ...newPkce().pkce };
    const asked = await call(`${auth}/${path}?redirect_to=${encodeURIComponent(redirectTo)}`, { json });
    expect([asked.status, asked.body["error_code"]]).toEqual([400, "validation_failed"]);
    expect(asked.body["msg"]).toContain("REDIRECT_ALLOW");
  });

  test("that a stranger asked for with PKCE signs its owner in, and puts no code into an address of the site", async () => {
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

  test("that is no link at all is refused", async () => {
    expect((await call(`${auth}/verify?token=a%0d%0ab&type=signup`)).status).toBe(400);
    expect((await call(`${auth}/verify?token=abc&type=sms`)).status).toBe(400);
    expect((await call(`${auth}/verify`, { json: { type: "signup" } })).status).toBe(400);
  });
});

test("PKCE with plain, or with a challenge that is none, is refused", async () => {
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

test("a token of a mail, a refresh token and a code are no access tokens", async () => {
  const { email, mail } = await register();
  const { token_hash } = linkOf(mail);
  await pressButton(server.url, mail);
  const signedIn = await call(`${auth}/token?grant_type=password`, { json: { email, password: PASSWORD } });
  for (const token of [token_hash, String(signedIn.body["refresh_token"]), mail.code]) {
    const { status } = await call(`${auth}/user`, { token });
    expect(status).toBe(403);
  }
});
