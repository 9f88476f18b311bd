import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { call, newEmail, PASSWORD, signUp } from "../../../../support/call.ts";
import { pressButton } from "../../../../support/mailed.ts";
import { person, startOidcSite, type OidcSite } from "../../../../support/accounts/oidc-site.ts";

let site: OidcSite;
/** The events that the webhook received, in order. */
const told: string[] = [];
let closeReceiver: () => Promise<void>;
beforeAll(async () => {
  site = await startOidcSite({ OUTBOUND_ALLOW: "127.0.0.1" });
  const receiver = createServer((request, response) => {
    const take = async () => {
      told.push(await text(request));
      response.writeHead(204).end();
    };
    void take();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  await site.database.repositories.settings.set({ slack_webhook: `http://127.0.0.1:${port}/hook` });
  closeReceiver = async () => {
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
  };
});
afterAll(async () => {
  await site.close();
  await closeReceiver();
});

/** How many events the webhook received for this address, after all were sent. */
async function timesTold(email: string): Promise<number> {
  await site.server.services.jobs.runDue();
  return told.filter((news) => news.includes(email)).length;
}

test("a sign-up that needs no confirmation is reported once", async () => {
  const { email } = await signUp(site.server.url);
  expect(await timesTold(email)).toBe(1);
  const again = { json: { email, password: PASSWORD } };
  expect((await call(`${site.server.url}/auth/v1/signup`, again)).status).toBe(422);
  expect((await call(`${site.server.url}/auth/v1/token?grant_type=password`, again)).status).toBe(200);
  expect(await timesTold(email)).toBe(1);
});

test("a user who comes from a provider is reported only at the first sign-in", async () => {
  const email = newEmail();
  const who = person({ email });
  await site.comeFrom(who);
  expect(await timesTold(email)).toBe(1);
  await site.comeFrom(who);
  expect(await timesTold(email)).toBe(1);
});

test("connecting a provider to an existing account is not reported as a new account", async () => {
  const { email, id } = await signUp(site.server.url);
  await site.server.services.users.change(commandLine, id, { emailConfirmed: true });
  await site.comeFrom(person({ email }));
  expect(await timesTold(email)).toBe(1);
});

test("a sign-up that waits for the mailbox is reported once, however often it is repeated", async () => {
  await site.database.repositories.settings.set({ require_email_verification: true });
  const email = newEmail();
  const ask = () => call(`${site.server.url}/auth/v1/signup`, { json: { email, password: PASSWORD } });
  expect((await ask()).body["access_token"]).toBeUndefined();
  await site.mailbox.next(email);
  expect(await timesTold(email)).toBe(1);
  await ask();
  await pressButton(site.server.url, await site.mailbox.next(email));
  await ask();
  expect((await site.mailbox.next(email)).link).toContain("/login");
  expect(await timesTold(email)).toBe(1);
});
