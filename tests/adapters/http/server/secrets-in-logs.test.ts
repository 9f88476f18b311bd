import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, newEmail, PASSWORD } from "../../../support/call.ts";
import { linkOf, newPkce, pressButton } from "../../../support/mailed.ts";
import { startMailbox, type Mailbox } from "../../../support/mailbox.ts";
import { runProduct, type RunningProduct } from "../../../support/programs/product.ts";
import { createTestDatabase, type TestDatabase } from "../../../support/postgres.ts";

/** A whole server that logs at the most verbose level, and its output. */
let mailbox: Mailbox;
let database: TestDatabase;
let dataDir: string;
let server: RunningProduct;
let url = "";
let said = "";
beforeAll(async () => {
  mailbox = await startMailbox();
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "quietzone-logs-"));
  server = runProduct(["serve"], {
    PORT: "0",
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SITE_URL: "https://codes.example",
    REDIRECT_ALLOW: "https://app.example",
    SMTP_URL: mailbox.url,
    LOG_LEVEL: "trace",
  });
  server.process.stderr?.on("data", (text: string) => (said += text));
  [, url = ""] = await server.says(/Quietzone: (http\S+)/);
}, 60_000);
afterAll(async () => {
  server.process.kill();
  await server.ended;
  await mailbox.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

test("no password, token or code appears in the log or in an error answer", async () => {
  const auth = `${url}/auth/v1`;
  const secrets: string[] = [PASSWORD];
  const refusals: string[] = [];
  const refused = async (...asked: Parameters<typeof call>) => {
    const { status, body } = await call(...asked);
    expect(status).toBeGreaterThanOrEqual(400);
    refusals.push(JSON.stringify(body));
  };
  const email = newEmail();
  await call(`${auth}/signup`, { json: { email, password: PASSWORD } });
  const confirmation = await mailbox.next(email);
  secrets.push(confirmation.code, linkOf(confirmation).token_hash);
  const entered = await pressButton(url, confirmation);
  await refused(`${auth}/verify`, { json: linkOf(confirmation) });
  secrets.push(
    String(entered.body["access_token"]),
    entered.headers.getSetCookie()[0]?.split(/[=;]/)[1] ?? "",
  );

  const { verifier, pkce } = newPkce();
  await call(`${auth}/otp?redirect_to=https://app.example/`, { json: { email, ...pkce } });
  const link = await mailbox.next(email);
  const handed = await pressButton(url, link);
  const auth_code = new URL(String(handed.body["redirect_to"])).searchParams.get("code") ?? "";
  secrets.push(link.code, linkOf(link).token_hash, auth_code, verifier);
  await refused(`${auth}/token?grant_type=pkce`, { json: { auth_code, code_verifier: "wrong" } });
  const exchanged = await call(`${auth}/token?grant_type=pkce`, {
    json: { auth_code, code_verifier: verifier },
  });
  const [token, refreshToken] = [
    String(exchanged.body["access_token"]),
    String(exchanged.body["refresh_token"]),
  ];
  secrets.push(token, refreshToken);
  await refused(`${auth}/token?grant_type=refresh_token`, { json: { refresh_token: `${refreshToken}x` } });
  await refused(`${auth}/user`, { token: `${token}x` });
  await refused(`${auth}/token?grant_type=password`, { json: { email, password: `${PASSWORD} wrong` } });
  await refused(`${auth}/token?grant_type=password`, { raw: `{"password":"${PASSWORD}"` });
  await refused(`${auth}/user`, {
    method: "PUT",
    json: { password: PASSWORD, current_password: PASSWORD },
    token,
  });
  await call(`${auth}/reauthenticate`, { token });
  secrets.push((await mailbox.next(email)).code);
  await call(`${auth}/logout`, { method: "POST", token });

  expect(secrets.every((secret) => secret.length >= 6)).toBe(true);
  // each of these calls is logged, without the caller or the address
  await expect.poll(() => said).toMatch(/"event":"request".*"route":"\/auth\/v1\/logout"/);
  expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
  expect(said).not.toMatch(new RegExp(`${email}|127\\.0\\.0\\.1|::1|node-fetch|undici`));
  expect(secrets.filter((secret) => refusals.join("\n").includes(secret))).toEqual([]);
});
