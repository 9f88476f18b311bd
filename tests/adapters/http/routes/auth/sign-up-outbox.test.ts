import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "../../../../../adapters/db/pool/connect.ts";
import { createSettingsRepository } from "../../../../../adapters/db/repositories/site/settings-repository.ts";
import { call, newEmail, PASSWORD } from "../../../../support/call.ts";
import { linkOf } from "../../../../support/mailed.ts";
import { readMail } from "../../../../support/mailbox.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

/** Sign-up on a site without a mail server. */
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const signUp = (email: string) =>
  call(`${server.url}/auth/v1/signup`, {
    json: { email, password: PASSWORD, data: { first_name: "Ada", language: "de" } },
  });

/** The mails in the outbox for an address. */
async function mailsTo(email: string) {
  await server.services.jobs.runDue();
  const folder = join(server.dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map(async (name) => readMail(await readFile(join(folder, name)))));
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
}

test("an account is signed in at once, and its verification mail is in the outbox", async () => {
  const email = newEmail();
  const { body } = await signUp(email);
  expect(body["access_token"]).toBeTruthy();
  expect(body["user"]).not.toHaveProperty("email_confirmed_at");
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Bestätigen Sie Ihre E-Mail-Adresse"]);
  const [mail = { link: "" }] = mails;
  const { token_hash, type } = linkOf(mail);
  const verified = await call(`${server.url}/auth/v1/verify`, { json: { token_hash, type } });
  expect(verified.body["user"]).toHaveProperty("email_confirmed_at");
  // the owner confirmed their own sign-up: password and session stay valid
  const again = await call(`${server.url}/auth/v1/token?grant_type=password`, {
    json: { email, password: PASSWORD },
  });
  expect(again.status).toBe(200);
  const before = await call(`${server.url}/auth/v1/user`, { token: String(body["access_token"]) });
  expect(before.status).toBe(200);
});

test("no verification mail is sent if the site does not require verification", async () => {
  const knex = createPool({ connectionString: server.databaseUrl });
  await createSettingsRepository(knex).set({ require_email_verification: false });
  await knex.destroy();
  const email = newEmail();
  expect((await signUp(email)).body["access_token"]).toBeTruthy();
  expect(await mailsTo(email)).toEqual([]);
});
