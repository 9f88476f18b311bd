import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Knex } from "knex";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createPool } from "../../../adapters/db/pool/connect.ts";
import { createSettingsRepository } from "../../../adapters/db/repositories/site/settings-repository.ts";
import { createWebhookSender } from "../../../adapters/outbound/webhook-sender.ts";
import { commandLine } from "../../../core/audit/actor.ts";
import { EMPTY_PROFILE } from "../../../core/users/profile.ts";
import { newId } from "../../support/rows.ts";
import { startServer, type TestServer } from "../../support/server.ts";

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const ada = {
  id: "0193a0b0-0000-7000-8000-000000000001",
  email: "ada@example.com",
  profile: { ...EMPTY_PROFILE, fullName: "Ada Lovelace" },
};

let server: TestServer;
let knex: Knex;
beforeAll(async () => {
  server = await startServer({ OUTBOUND_ALLOW: "127.0.0.1" });
  knex = createPool({ connectionString: server.databaseUrl }, 1);
});
afterEach(() => Promise.all([waiting().delete(), knex("settings").delete()]));
afterAll(async () => {
  await knex.destroy();
  await server.close();
});

/** The product with only these settings. */
async function withSettings(settings: Record<string, unknown>): Promise<TestServer["services"]> {
  await createSettingsRepository(knex).set(settings);
  return server.services;
}

/** A third-party receiver. @param statuses its responses in turn; 204 after the last */
async function startReceiver(...statuses: number[]): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const receiver = createServer((request, response) => {
    const take = async () => {
      received.push({ headers: request.headers, body: await text(request) });
      response.writeHead(statuses.shift() ?? 204).end("words that nobody reads");
    };
    void take();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    receiver.close();
    receiver.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`, received };
}

const bodyOf = ({ received }: { received: Received[] }) =>
  JSON.parse(received[0]?.body ?? "{}") as Record<string, unknown>;

/** The webhooks in the queue, without the recurring jobs. */
const waiting = () => knex("jobs").where({ queue: "webhook" });
const makeDue = () => waiting().update({ run_at: new Date(0) });

/** The signature as a receiver computes it. */
const signatureOf = (secret: string, { headers, body }: Received): string => {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
};

describe("the notice of a new account", () => {
  test("is sent to Slack on one line, in the site's language", async () => {
    const receiver = await startReceiver();
    const services = await withSettings({
      slack_webhook: receiver.url,
      site_name: "Unsere Codes",
      language: "de",
    });
    await services.webhooks.userCreated(ada);
    await services.jobs.runDue();
    expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([
      expect.objectContaining({ text: "Neues Konto bei Unsere Codes: Ada Lovelace (ada@example.com)" }),
    ]);
    expect(receiver.received[0]?.headers).toMatchObject({ "content-type": "application/json" });
  });

  test("is sent to Discord on one line, without mentions", async () => {
    const receiver = await startReceiver();
    const services = await withSettings({ discord_webhook: receiver.url });
    await services.webhooks.userCreated({
      ...ada,
      profile: { ...ada.profile, fullName: "@everyone [click](https://evil.example)" },
    });
    await services.jobs.runDue();
    const [message] = receiver.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(message?.["allowed_mentions"]).toEqual({ parse: [] });
    expect(message?.["content"]).toBe(
      "New user at Quietzone: \\@everyone \\[click\\]\\(https\\://evil.example\\) \\(ada\\@example.com\\)",
    );
  });

  test("escapes Slack markup in the user's name", async () => {
    const receiver = await startReceiver();
    const services = await withSettings({ slack_webhook: receiver.url });
    const fullName = "<!channel>\n<https://evil.example|click> & co";
    await services.webhooks.userCreated({ ...ada, profile: { ...ada.profile, fullName } });
    await services.jobs.runDue();
    expect(JSON.parse(receiver.received[0]?.body ?? "")).toMatchObject({
      text: "New user at Quietzone: &lt;!channel&gt; &lt;https://evil.example|click&gt; &amp; co (ada@example.com)",
    });
  });

  test("is sent in our own format with a verifiable signature", async () => {
    const receiver = await startReceiver();
    const services = await withSettings({ webhook_url: receiver.url });
    const secret = await services.settingsAdministration.renewWebhookSecret(commandLine);
    await services.webhooks.userCreated(ada);
    await services.jobs.runDue();
    const [hook] = receiver.received;
    if (!hook) throw new Error("nothing arrived");
    const event = JSON.parse(hook.body) as Record<string, unknown>;
    expect(event).toEqual({
      id: hook.headers["webhook-id"],
      type: "user.created",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: { user: { id: ada.id, email: ada.email, name: "Ada Lovelace" } },
    });
    expect(hook.headers["webhook-signature"]).toBe(signatureOf(secret, hook));
    expect(Math.abs(Number(hook.headers["webhook-timestamp"]) - Date.now() / 1000)).toBeLessThan(60);
  });

  test("is not sent if no webhook is configured", async () => {
    const services = await withSettings({});
    await services.webhooks.userCreated(ada);
    expect(await waiting()).toEqual([]);
  });

  test("is retried after a failure with the same id and a valid signature", async () => {
    const receiver = await startReceiver(500, 302);
    const services = await withSettings({ webhook_url: receiver.url });
    const secret = await services.settingsAdministration.renewWebhookSecret(commandLine);
    await services.webhooks.userCreated(ada);
    await services.jobs.runDue();
    expect(await waiting().where("attempts", 1).where("run_at", ">", new Date(0))).toHaveLength(1);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await makeDue();
      await services.jobs.runDue();
    }
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    for (const hook of receiver.received) {
      expect(hook.headers["webhook-signature"]).toBe(signatureOf(secret, hook));
    }
    expect(await waiting()).toEqual([]);
  });

  test("reaches the other webhooks if one of them is unavailable", async () => {
    const receiver = await startReceiver();
    const services = await withSettings({
      slack_webhook: "http://127.0.0.1:1/",
      discord_webhook: receiver.url,
    });
    await services.webhooks.userCreated(ada);
    await services.jobs.runDue();
    expect(receiver.received).toHaveLength(1);
    expect(await waiting()).toHaveLength(1);
  });

  test("is not sent into the operator's network and not retried", async () => {
    const receiver = await startReceiver();
    const elsewhere = receiver.url.replace("127.0.0.1", "127.0.0.2");
    const services = await withSettings({ slack_webhook: elsewhere });
    await services.webhooks.userCreated(ada);
    await services.jobs.runDue();
    expect([receiver.received, await waiting()]).toEqual([[], []]);
  });

  test("is not sent to an address that was removed from the settings meanwhile", async () => {
    const receiver = await startReceiver(503);
    const services = await withSettings({ slack_webhook: receiver.url });
    await services.webhooks.userCreated(ada);
    await services.jobs.runDue();
    await createSettingsRepository(knex).set({ slack_webhook: "" });
    await makeDue();
    await services.jobs.runDue();
    expect(receiver.received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });
});

describe("the notice of an advertisement that ends soon", () => {
  const ad = { id: ada.id, title: "<b>Summer *sale*</b>", endDate: "2026-08-31" };

  test("is sent to Slack and Discord on one line with the title as plain text, and in full in our format", async () => {
    const [slack, discord, generic] = [await startReceiver(), await startReceiver(), await startReceiver()];
    const services = await withSettings({
      slack_webhook: slack.url,
      discord_webhook: discord.url,
      webhook_url: generic.url,
      language: "fr",
    });
    await services.settingsAdministration.renewWebhookSecret(commandLine);
    await services.webhooks.adExpiring(ad);
    await services.jobs.runDue();
    const words = "Une publicité sur Quietzone se termine le 31 août 2026\u00a0:";
    expect(bodyOf(slack)["text"]).toBe(`${words} &lt;b&gt;Summer *sale*&lt;/b&gt;`);
    expect(bodyOf(discord)["content"]).toBe(`${words} \\<b\\>Summer \\*sale\\*\\</b\\>`);
    expect(bodyOf(generic)).toMatchObject({
      type: "ad.expiring",
      data: { advertisement: { id: ad.id, title: ad.title, end_date: "2026-08-31" } },
    });
  });
});

test("advertisements that end within a week are looked up every hour, and each is reported once", async () => {
  const receiver = await startReceiver();
  const services = await withSettings({ slack_webhook: receiver.url, timezone: "UTC" });
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const common = {
    type: "banner",
    placement: "header",
    is_active: true,
    created_at: new Date(),
    updated_at: new Date(),
  };
  await knex("advertisements").insert({ ...common, id: newId(), title: "Ends soon", end_date: soon });
  await knex("advertisements").insert({ ...common, id: newId(), title: "For long", end_date: "2099-01-01" });
  for (let hour = 0; hour < 2; hour += 1) {
    await knex("jobs")
      .where({ name: "expiring-ads" })
      .update({ run_at: new Date(0) });
    await services.jobs.runDue();
  }
  expect(receiver.received).toHaveLength(1);
  expect(bodyOf(receiver)["text"]).toContain("Ends soon");
});

describe("the notice of a server error", () => {
  const failure = { number: newId(), route: "GET /api/me/history", name: "TypeError" };

  test("has its number, route and error name, and nothing about the caller", async () => {
    const receiver = await startReceiver();
    const services = await withSettings({ slack_webhook: receiver.url });
    await services.webhooks.errorHappened({ ...failure, route: "GET /s/:code", name: "ada@example.com" });
    await services.jobs.runDue();
    expect(bodyOf(receiver)["text"]).toBe(
      `Server error at Quietzone: Error at GET /s/:code, number ${failure.number} (others since the last message: 0)`,
    );
  });

  test("is sent once for repeated errors", async () => {
    const receiver = await startReceiver();
    const services = await withSettings({ slack_webhook: receiver.url });
    for (let times = 0; times < 20; times += 1) await services.webhooks.errorHappened(failure);
    await services.jobs.runDue();
    expect(receiver.received).toHaveLength(1);
  });
});

describe("a test message", () => {
  const by = { ...commandLine, name: "admin@example.com" };

  test("is sent at once and reports the status, not the text, of the answer", async () => {
    const receiver = await startReceiver(204, 403);
    const services = await withSettings({ discord_webhook: receiver.url });
    expect(await services.webhooks.sendTest(by, "discord")).toEqual({
      taken: true,
      status: 204,
      problem: null,
    });
    expect(await services.webhooks.sendTest(by, "discord")).toEqual({
      taken: false,
      status: 403,
      problem: "Its server answered 403",
    });
    expect(bodyOf(receiver)["content"]).toBe("This is a test message from Quietzone: messages arrive here.");
    expect(await waiting()).toEqual([]);
  });

  test("in our own format is signed", async () => {
    const receiver = await startReceiver();
    const services = await withSettings({ webhook_url: receiver.url });
    const secret = await services.settingsAdministration.renewWebhookSecret(commandLine);
    await services.webhooks.sendTest(by, "generic");
    const [hook] = receiver.received;
    if (!hook) throw new Error("nothing arrived");
    expect(hook.headers["webhook-signature"]).toBe(signatureOf(secret, hook));
    expect(JSON.parse(hook.body)).toMatchObject({ type: "webhook.test", data: { sent_by: by.name } });
  });

  test("in our own format is refused without a signing secret", async () => {
    const services = await withSettings({ webhook_url: "https://example.com/hook", webhook_secret: "" });
    await expect(services.webhooks.sendTest(by, "generic")).rejects.toMatchObject({
      code: "conflict",
      message: "Nothing is sent without a signature: make a signing secret first",
    });
  });

  test("reports an unreachable server and never calls the operator's network", async () => {
    const away = await withSettings({ slack_webhook: "http://127.0.0.1:1/" });
    expect(await away.webhooks.sendTest(by, "slack")).toEqual({
      taken: false,
      status: null,
      problem: "The server of the address cannot be reached",
    });
    const tx = await withSettings({ slack_webhook: "http://127.0.0.2:1/" });
    expect(await tx.webhooks.sendTest(by, "slack")).toMatchObject({ taken: false, status: null });
  });

  test("needs an address and is recorded in the audit log with its sender", async () => {
    const receiver = await startReceiver();
    const services = await withSettings({ slack_webhook: receiver.url });
    await expect(services.webhooks.sendTest(by, "discord")).rejects.toMatchObject({
      code: "conflict",
      message: "There is no address to send a test to",
    });
    await services.webhooks.sendTest(by, "slack");
    const entry: unknown = await knex("audit_log")
      .where({ action: "webhook.tested" })
      .orderBy("id", "desc")
      .first();
    expect(entry).toMatchObject({
      actor_name: by.name,
      subject_name: "slack",
      after: { taken: true, status: 204, problem: null },
    });
  });
});

describe("the signing secret of our own format", () => {
  test("has 256 bits, is shown once and is new each time; the previous one no longer signs", async () => {
    const receiver = await startReceiver();
    const services = await withSettings({ webhook_url: receiver.url });
    const first = await services.settingsAdministration.renewWebhookSecret(commandLine);
    const second = await services.settingsAdministration.renewWebhookSecret(commandLine);
    expect(Buffer.from(second.slice("whsec_".length), "base64")).toHaveLength(32);
    await services.webhooks.userCreated(ada);
    await services.jobs.runDue();
    const [hook] = receiver.received;
    if (!hook) throw new Error("nothing arrived");
    expect(hook.headers["webhook-signature"]).toBe(signatureOf(second, hook));
    expect(hook.headers["webhook-signature"]).not.toBe(signatureOf(first, hook));
    expect(JSON.stringify(await services.settings.publicSettings())).not.toContain(second);
  });

  test("is required: nothing is sent unsigned", async () => {
    const receiver = await startReceiver();
    const services = await withSettings({ webhook_url: receiver.url });
    await services.webhooks.userCreated(ada);
    await services.jobs.runDue();
    expect([receiver.received, await waiting()]).toEqual([[], []]);
  });
});

test("the signature matches the example of the Standard Webhooks specification", async () => {
  const sent: Record<string, string>[] = [];
  const send = createWebhookSender({
    request: async (_url, { headers = {} } = {}) => {
      sent.push(headers);
      return { status: 200, headers: new Headers(), bytes: new Uint8Array() };
    },
    clock: { now: () => new Date(1_614_265_330_000) },
  });
  await send({
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    url: "https://hooks.example.org",
    body: '{"test": 2432232314}',
    secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  });
  expect(sent[0]?.["Webhook-Signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});
